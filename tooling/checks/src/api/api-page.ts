import { apiOf } from './api-of.ts';
import type { ApiName } from './api-of.ts';

/** The names of a package as a page of text: an index, then each with what it says of itself and its declaration. */
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

/** The kind of a type is said, because `quote` gives a `Quote` and anchors know no capitals. */
const heading = ({ name, kind }: ApiName): string => (kind === 'type' ? `type ${name}` : name);
/** The anchor that Storybook gives to a heading. */
const anchor = (name: ApiName): string => heading(name).replaceAll('$', '').replaceAll(' ', '-').toLowerCase();
const linked = (name: ApiName): string => `[\`${name.name}\`](#${anchor(name)})`;

function section(name: ApiName): string {
  const code = name.code.replace(/^(?:export )?(?:declare )?/, '');
  return `### ${heading(name)}\n\n${name.says}\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
}
