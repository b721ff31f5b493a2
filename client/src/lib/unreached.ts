// What is said when nothing can be fetched from the server, the messages included.

const TEXTS = [
  { language: "en", text: "The server doesn't answer.", again: "Try again" },
  { language: "cs", text: "Server neodpovídá.", again: "Zkusit znovu" },
  { language: "hu", text: "A szerver nem válaszol.", again: "Próbáld újra" },
];

const wished = navigator.languages.map((each) => TEXTS.find(({ language }) => each.split("-")[0] === language));

export const unreached = wished.find(Boolean) ?? TEXTS[0]!;
