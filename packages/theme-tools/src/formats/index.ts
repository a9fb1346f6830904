export { writeCss } from './css-format.ts';
export { slug, writeDtcg, type TemplateFile } from './dtcg-format.ts';
export { writeJson } from './json-format.ts';
export { largestText, readTemplate } from './read-template.ts';
export {
  cleanName,
  longestName,
  themes,
  type FaultReason,
  type ReadTemplate,
  type Template,
  type TemplateFault,
  type TemplateSeeds,
} from './template.ts';
