// Loaded with the first page of an app, so it has nothing but this.
export { keepLinked } from './kept-fragment.ts';
