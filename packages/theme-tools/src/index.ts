export { themeTools } from './module.tsx';
