export { head, line, page } from '../frame/frame.css.ts';
