export {
  createPageRenderer,
  type PageRenderer,
  type PageRendererOptions,
  type PageRequest,
  type RenderedPage,
  type ServedPart,
} from './create-page-renderer.tsx';
export { readConfig } from '../../browser/app-config.ts';
