import * as css from './Text.css.ts';

/** Returns the look of a quiet link in text, to spread on a router's link. */
export function linkProps(): { readonly className: string } {
  return { className: css.link };
}

/** Returns the look of a link that is the name of a row, to spread on a router's link. */
export function nameLinkProps(): { readonly className: string } {
  return { className: css.nameLink };
}
