/** Creates a list of received items that a test can await without sleeping. */
export function createInbox<T>() {
  const all: T[] = [];
  let waiting: { wants: (item: T) => boolean; give: (item: T) => void }[] = [];
  return {
    all: (): readonly T[] => all,
    push: (item: T): void => {
      const one = waiting.find(({ wants }) => wants(item));
      if (one) {
        waiting = waiting.filter((other) => other !== one);
        one.give(item);
      } else all.push(item);
    },
    /** Takes the first item that matches, or waits for it. */
    take: (wants: (item: T) => boolean = () => true): Promise<T> => {
      const at = all.findIndex(wants);
      const [item] = at < 0 ? [] : all.splice(at, 1);
      return item === undefined ? new Promise((give) => waiting.push({ wants, give })) : Promise.resolve(item);
    },
  };
}
