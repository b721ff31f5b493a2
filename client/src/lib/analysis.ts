// Positions in links: the text itself stands in the address, packed, so that nothing has to be stored anywhere.

const PACKING = "deflate-raw";

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** The address of the analysis table with that position or record on it. */
export async function linkTo(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream(PACKING));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return `/analysis#${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The text in such an address; null if there is none that can be read. */
export async function textIn(hash: string): Promise<string | null> {
  const letters = hash.replace(/^#/, "").replaceAll("-", "+").replaceAll("_", "/");
  if (!letters) return null;
  try {
    const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(packed, new DecompressionStream(PACKING)));
  } catch {
    return null;
  }
}
