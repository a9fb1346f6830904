/** Loaded only for a site with a brand colour. An import of the theme module itself would load all of it with every page. */
export { completeColors } from '@kvota/ui/theme';
