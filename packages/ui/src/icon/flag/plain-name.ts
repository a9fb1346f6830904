/** A country's name as it is looked up: in small letters, without the feeds' underscores and signs. */
export const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[_\s]+/g, ' ');
