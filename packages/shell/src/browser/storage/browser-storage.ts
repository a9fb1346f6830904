/** Returns a storage of the browser, or undefined if the user's settings block it: then even the access throws. */
export function browserStorage(give: () => Storage): Storage | undefined {
  try {
    return give();
  } catch {
    return undefined;
  }
}
