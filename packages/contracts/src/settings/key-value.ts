import * as v from 'valibot';

/** A setting as key and value. The type of the value depends on the key (OP-70). */
export const KeyValue = v.object({ key: v.string(), value: v.unknown() });
export type KeyValue = v.InferOutput<typeof KeyValue>;
