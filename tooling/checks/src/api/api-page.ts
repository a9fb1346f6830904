import { apiOf } from './api-of.ts';
import type { ApiName } from './api-of.ts';

/** A file that the examples import, such as a filled slip. */
export interface ExampleFile {
  readonly name: string;
  readonly code: string;
}

/**
 * Renders the names of a package as a Markdown page: an index, then each name with its docstring, declaration and example
 * (DEV-01). The file that examples import is at the end.
 */
export function apiPage(surface: string, file?: ExampleFile): string {
  const { entries, shared } = apiOf(surface);
  const sections = [
    ...entries.map(({ entry, names }) => ({ title: entry, names })),
    { title: 'Types named above', names: shared },
  ].filter(({ names }) => names.length > 0);
  return [
    ...sections.map(({ title, names }) => `**${title}**: ${names.map(linked).join(' · ')}\n`),
    ...sections.flatMap(({ title, names }) => [`## ${title}\n`, ...names.map((name) => section(name, file))]),
    ...(file ? [`## ${file.name}\n\n${block(file.code.trim(), 'js')}`] : []),
  ].join('\n');
}

/** The kind of a type is part of the heading because `quote` returns a `Quote`, and anchors ignore case. */
const heading = ({ name, kind }: ApiName): string => (kind === 'type' ? `type ${name}` : name);
/** Returns the anchor that Storybook gives to a heading. */
const anchor = (name: ApiName): string => heading(name).replaceAll('$', '').replaceAll(' ', '-').toLowerCase();
const linked = (name: ApiName): string => `[\`${name.name}\`](#${anchor(name)})`;

const block = (code: string, language: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;

function section(name: ApiName, file: ExampleFile | undefined): string {
  const code = name.code.replace(/^(?:export )?(?:declare )?/, '');
  const [text = '', example] = name.says.split(/\n*@example\n/);
  const uses = file !== undefined && example?.includes(file.name);
  const from = uses ? ` (with [\`${file.name}\`](#${file.name.replaceAll('.', '')}))` : '';
  const shown = example === undefined ? '' : `\n**Example**${from}\n\n${example}\n`;
  return `### ${heading(name)}\n\n${text}\n\n${block(code, 'ts')}${shown}`;
}
