/** The number of hits that are kept. */
const most = 5;

/** A hit that was opened: its key and its name. */
export interface LastSearch {
  readonly key: string;
  readonly label: string;
}

function isSearch(value: unknown): value is LastSearch {
  if (typeof value !== 'object' || value === null) return false;
  return 'key' in value && 'label' in value && typeof value.key === 'string' && typeof value.label === 'string';
}

/** Reads the hits that were opened, newest first. What cannot be read is none. */
export function readSearches(stored: string | null): readonly LastSearch[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isSearch).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a hit in front. Each is kept once. */
export const withSearch = (searches: readonly LastSearch[], hit: LastSearch): readonly LastSearch[] =>
  [hit, ...searches.filter(({ key }) => key !== hit.key)].slice(0, most);
