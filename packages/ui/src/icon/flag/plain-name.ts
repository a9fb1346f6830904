/** Returns a country's name in the form that is looked up: lower case, without the feeds' underscores and signs. */
export const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[_\s]+/g, ' ');
