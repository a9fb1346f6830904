export { createOutside, type Outside, type OutsideOptions } from './outside.ts';
