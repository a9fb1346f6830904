export { exampleOf } from './example-of.ts';
export { readable } from './readable-schema.ts';
export type { PipePart, ReadableSchema } from './readable-schema.ts';
