// Something that may go wrong: what went wrong stays as a sentence until the next try.

import { troubleOf } from "./home.svelte";

export class Attempt {
  trouble = $state("");

  /** Says whether it went well. */
  readonly run = async (action: () => Promise<unknown>): Promise<boolean> => {
    this.trouble = "";
    try {
      await action();
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    }
  };
}
