/** Returns the anchor that Storybook gives to a heading. */
export function headingAnchor(heading: string): string {
  return heading
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .toLowerCase();
}

/** Leaves out code, because a link within it is an example. */
const withoutCode = (markdown: string): string =>
  markdown.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').replaceAll(/`[^`]*`/g, 'code');

/**
 * Returns one sentence for each link of a page that leads nowhere (DEV-03). Those are a page that is not in `known`, an
 * anchor that the page lacks, and a file. `markdown` is the text as Storybook gets it, and `known` has the ids of
 * Storybook's index.
 */
export function faultyLinks(markdown: string, known: ReadonlySet<string>): string[] {
  const anchors = new Set([...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => headingAnchor(heading)));
  return [...withoutCode(markdown).matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)].flatMap(([, label, href = '']) => {
    const page = /^\?path=\/(?:docs|story)\/([\w-]+)$/.exec(href)?.[1];
    if (page !== undefined) return known.has(page) ? [] : [`the link "${label}" leads to ${page}, which is not there`];
    if (href.startsWith('#')) {
      return anchors.has(href.slice(1)) ? [] : [`the link "${label}" leads to ${href}, which is not on the page`];
    }
    return /^https?:/.test(href) ? [] : [`the link "${label}" leads to "${href}", which is no page of Storybook`];
  });
}
