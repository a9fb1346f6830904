import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './PageFooter.css.ts';

export interface FooterGroup {
  readonly title: string;
  /** Links, each made with {@link footerLinkProps}. */
  readonly links: readonly { readonly key: string; readonly link: ReactNode }[];
}

export interface PageFooterProps {
  readonly logo: ReactNode;
  /** The minimum age in figures: `18+`. */
  readonly age: string;
  readonly notice: ReactNode;
  readonly groups: readonly FooterGroup[];
  /** Choices for the whole page, such as the theme. */
  readonly tools?: ReactNode;
  readonly className?: string;
}

/** The end of a page: operator, minimum age, and links to the documents. */
export function PageFooter(props: PageFooterProps): ReactElement {
  const { logo, age, notice, groups, tools, className } = props;
  return (
    <footer className={classNames(css.footer, className)}>
      <div className={css.inside}>
        <div className={css.brand}>
          {logo}
          <div className={css.adults}>
            <strong className={css.age}>{age}</strong>
            <span>{notice}</span>
          </div>
          {tools}
        </div>
        <div className={css.groups}>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={css.groupTitle}>{title}</h2>
              <ul className={css.list}>
                {links.map(({ key, link }) => (
                  <li key={key}>{link}</li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </footer>
  );
}

/** Returns the look of a footer link, to spread on a router's link. */
export function footerLinkProps(): { readonly className: string } {
  return { className: css.link };
}
