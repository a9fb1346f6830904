/** Tolerant readers for answers of a platform that may send more, or less, than agreed. */

export type Json = Readonly<Record<string, unknown>>;

export const object = (value: unknown): Json =>
  // Checked to be an object; its fields stay unknown.
  typeof value === 'object' && value !== null ? (value as Json) : {};
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export function number(value: unknown): number | null {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
}

/** Reads odds or money as text. A number keeps the digits that it was written with. */
export const decimalField = (value: unknown): string | null =>
  typeof value === 'number' ? String(value) : text(value);

/** Reads ISO 8601, or milliseconds since 1970. Returns null for anything else. */
export function instant(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const read = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(read) ? null : read;
}
