import { headingAnchor } from '@kvota/checks/docs-links';

const ourPage = /^(?:\.\.\/)+(?:packages\/|apps\/)?([\w-]+)\/?(?:README\.md)?$/;
/** Matches a link to a page of tooling/requirements, from a README or SPEC or from those pages. */
const requirementsPage = /^(?:(?:\.\.\/)+tooling\/requirements\/)?([a-z]+)\.md$/;
const apps = ['site', 'sportsbook', 'casino', 'affiliates', 'platform'];

/** Returns the address of a package's or an app's page within Storybook. */
function pageOf(name: string): string {
  const group = name === 'ui' ? 'kit' : `${apps.includes(name) ? 'apps' : 'packages'}-${name}`;
  return `?path=/docs/${group}-read-me--docs`;
}

/** Returns the anchor that Storybook gives to the first heading of a text. */
export const anchorOf = (markdown: string): string => headingAnchor(/^#+ (.+)$/m.exec(markdown)?.[1] ?? '');

/**
 * Returns a text whose inline code has no line breaks. Storybook shows code with line breaks as a block, which must not be
 * in a paragraph (DEV-02).
 */
function codeInOneLine(markdown: string): string {
  const fences = /(^ *```[\s\S]*?^ *```)/m;
  const inline = (text: string): string => text.replaceAll(/`[^`]+`/g, (code) => code.replaceAll(/\s*\n\s*/g, ' '));
  // The parts between fences have even places.
  return markdown
    .split(fences)
    .map((part, place) => (place % 2 === 0 ? inline(part) : part))
    .join('');
}

/**
 * Adapts the links of a README or SPEC to Storybook. Links to the SPEC lead down the page to `rules`, and links to
 * other packages lead to their pages. Links to files without a page become the name of the file.
 */
export function withDocsLinks(markdown: string, rules: string | undefined): string {
  const adapted = markdown.replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (whole, text: string, target: string) => {
    if (/^(?:https?:|#|\?path=)/.test(target)) return whole;
    if (/^(?:\.\/)?SPEC\.md$/.test(target) && rules !== undefined) return `[${text}](#${rules})`;
    if (/^(?:\.\.\/)+tooling\/requirements\/(?:README\.md)?$/.test(target)) {
      return `[${text}](?path=/docs/requirements-overview--docs)`;
    }
    const requirements = requirementsPage.exec(target)?.[1];
    if (requirements !== undefined) return `[${text}](?path=/docs/requirements-${requirements}--docs)`;
    const name = ourPage.exec(target)?.[1];
    if (name !== undefined) return `[${text}](${pageOf(name)})`;
    return text.startsWith('`') ? text : `\`${text}\``;
  });
  // Last, because the text of a link may have a line break.
  return codeInOneLine(adapted);
}
