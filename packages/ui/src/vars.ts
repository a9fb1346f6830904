/**
 * What style sheets of the workspace need of the kit. They import this entry, because their compiler executes everything
 * that they import, and the main entry leads to every component.
 */
export { vars } from './theme/contract.css.ts';
export { media } from './style/media.ts';
