import type { SeededTheme } from '@kvota/ui/theme';

import { readCss } from './css-format.ts';
import { isResolver, readDtcg, type TemplateFile } from './dtcg-format.ts';
import { isOwnFormat, readJson } from './json-format.ts';
import { themes, type ReadTemplate, type Template, type TemplateFault } from './template.ts';

/** The largest text that is read. A complete template is 6 KB. */
export const largestText = 65_536;

/** Places of JSON errors in the messages of V8 and of Firefox. */
const places = [/line (\d+) column (\d+)/];

function placeOf(error: unknown): { readonly line?: number; readonly column?: number } {
  const message = error instanceof Error ? error.message : '';
  for (const place of places) {
    const [, line, column] = place.exec(message) ?? [];
    if (line !== undefined) return { line: Number(line), column: Number(column) };
  }
  return {};
}

const isJson = (text: string): boolean => /^\s*[[{"]/.test(text);

/** Returns the line of the first mention of the last part of a fault's place. */
function located(fault: TemplateFault, text: string): TemplateFault {
  if (fault.line !== undefined || fault.place === '') return fault;
  const parts = fault.place.split('.');
  let at = 0;
  for (const part of parts) {
    const next = text.indexOf(`"${part}`, at);
    if (next > 0) at = next;
  }
  if (at === 0) return fault;
  const before = text.slice(0, at).split('\n');
  return { ...fault, line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function readOne(text: string, theme: SeededTheme): ReadTemplate {
  if (text.length > largestText) return { faults: [{ reason: 'too-large', place: '', value: String(text.length) }] };
  if (!isJson(text)) return readCss(text, theme);
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    return { faults: [{ reason: 'not-readable', place: '', value: '', ...placeOf(error) }] };
  }
  if (isResolver(document)) return { faults: [] };
  const read = isOwnFormat(document) ? readJson(document) : readDtcg(document, theme);
  return { ...read, faults: read.faults.map((fault) => located(fault, text)) };
}

/**
 * Reads a template from pasted text or from files, in any of the three formats (THEME-10). Colours of a file that names
 * no theme belong to `theme`. Of two files with the same colour, the later one counts.
 */
export function readTemplate(files: readonly TemplateFile[], theme: SeededTheme): ReadTemplate {
  const faults: TemplateFault[] = [];
  let template: Template | undefined;
  for (const { name, text } of files) {
    const read = readOne(text, theme);
    const inFile = (fault: TemplateFault): TemplateFault =>
      files.length > 1 ? { ...fault, place: fault.place === '' ? name : `${name}: ${fault.place}` } : fault;
    faults.push(...read.faults.map(inFile));
    if (read.template) template = template ? merge(template, read.template) : read.template;
  }
  if (template) return { template, faults };
  return { faults: faults.length > 0 ? faults : [{ reason: 'no-colours', place: '', value: '' }] };
}

function merge(one: Template, other: Template): Template {
  const halves = Object.fromEntries(themes.map((theme) => [theme, { ...one[theme], ...other[theme] }]));
  const seeds =
    one.seeds || other.seeds
      ? Object.fromEntries(themes.map((theme) => [theme, { ...one.seeds?.[theme], ...other.seeds?.[theme] }]))
      : undefined;
  return {
    name: one.name || other.name,
    // Both have a key for each theme.
    ...(halves as Pick<Template, 'dark' | 'light'>),
    ...(seeds && { seeds: seeds as NonNullable<Template['seeds']> }),
  };
}
