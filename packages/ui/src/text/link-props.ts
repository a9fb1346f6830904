import * as css from './Text.css.ts';

/** The look of a quiet link in running pages, to spread on a router's link. */
export function linkProps(): { readonly className: string } {
  return { className: css.link };
}
