export { builtInMenu, type MenuItemId } from './menu.ts';
export { pageNames, type PageName } from './page-name.ts';
export { otherPathsOf } from './other-paths.ts';
export { isUnder, pathOf, splitPath } from './path.ts';
export { isPlatformPath, platformPaths } from './platform-path.ts';
export {
  pageIds,
  playerPages,
  sitemap,
  sitemapEntry,
  type Layout,
  type SitemapEntry,
  type SitemapId,
} from './sitemap.ts';
