import { apiOf } from './api-of.ts';
import type { ApiName } from './api-of.ts';

/** Renders the names of a package as a Markdown page: an index, then each name with its docstring and declaration. */
export function apiPage(surface: string): string {
  const { entries, shared } = apiOf(surface);
  const sections = [
    ...entries.map(({ entry, names }) => ({ title: entry, names })),
    { title: 'Types named above', names: shared },
  ].filter(({ names }) => names.length > 0);
  return [
    ...sections.map(({ title, names }) => `**${title}**: ${names.map(linked).join(' · ')}\n`),
    ...sections.flatMap(({ title, names }) => [`## ${title}\n`, ...names.map(section)]),
  ].join('\n');
}

/** The kind of a type is part of the heading because `quote` returns a `Quote`, and anchors ignore case. */
const heading = ({ name, kind }: ApiName): string => (kind === 'type' ? `type ${name}` : name);
/** Returns the anchor that Storybook gives to a heading. */
const anchor = (name: ApiName): string => heading(name).replaceAll('$', '').replaceAll(' ', '-').toLowerCase();
const linked = (name: ApiName): string => `[\`${name.name}\`](#${anchor(name)})`;

function section(name: ApiName): string {
  const code = name.code.replace(/^(?:export )?(?:declare )?/, '');
  return `### ${heading(name)}\n\n${name.says}\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
}
