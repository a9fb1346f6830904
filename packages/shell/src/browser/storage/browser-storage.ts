/** A storage of the browser, or undefined where the player's settings forbid it: then even naming it throws. */
export function browserStorage(give: () => Storage): Storage | undefined {
  try {
    return give();
  } catch {
    return undefined;
  }
}
