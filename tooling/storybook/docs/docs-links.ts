const ourPage = /^(?:\.\.\/)+(?:packages\/|apps\/)?([\w-]+)\/?(?:README\.md)?$/;
/** A page of tooling/requirements, from a README or SPEC or from the pages themselves. */
const requirementsPage = /^(?:(?:\.\.\/)+tooling\/requirements\/)?([a-z]+)\.md$/;
const apps = ['site', 'sportsbook', 'casino', 'affiliates', 'platform'];

/** The address of the page of a package or an app within Storybook. */
function pageOf(name: string): string {
  const group = name === 'ui' ? 'kit' : `${apps.includes(name) ? 'apps' : 'packages'}-${name}`;
  return `?path=/docs/${group}-read-me--docs`;
}

/** The anchor that Storybook gives to the first heading of a text. */
export function anchorOf(markdown: string): string {
  const heading = /^#+ (.+)$/m.exec(markdown)?.[1] ?? '';
  return heading
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .toLowerCase();
}

/**
 * A README or SPEC for a page of Storybook: links to the SPEC lead down the page to `rules`, links to other packages
 * to their pages; those to files that no page shows become their names.
 */
export function withDocsLinks(markdown: string, rules: string | undefined): string {
  return markdown.replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (whole, text: string, target: string) => {
    if (/^(?:https?:|#|\?path=)/.test(target)) return whole;
    if (/^(?:\.\/)?SPEC\.md$/.test(target) && rules !== undefined) return `[${text}](#${rules})`;
    const requirements = requirementsPage.exec(target)?.[1];
    if (requirements !== undefined) return `[${text}](?path=/docs/requirements-${requirements}--docs)`;
    const name = ourPage.exec(target)?.[1];
    if (name !== undefined) return `[${text}](${pageOf(name)})`;
    return text.startsWith('`') ? text : `\`${text}\``;
  });
}
