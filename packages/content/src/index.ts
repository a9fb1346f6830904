export {
  brokenLinks,
  readDocumentText,
  type DocumentBlock,
  type DocumentSection,
  type DocumentSpan,
  type DocumentText,
} from './document-text.ts';
export { isPictureAddress, readLinkTarget, type LinkTarget } from './link-target.ts';
