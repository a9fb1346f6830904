/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

/** Narrows a value to JSON, without the fields that JSON leaves out. */
export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json; // stringify made it
}
