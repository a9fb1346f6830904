import { IconChevronDown, IconListDetails } from '@tabler/icons-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Article.css.ts';

export interface ArticleProps {
  readonly title: ReactNode;
  readonly summary?: ReactNode;
  /** The date from which it applies, and its version. */
  readonly meta?: ReactNode;
  /** The sections, for the table of contents. With fewer than three there is none. */
  readonly sections?: readonly { readonly id: string; readonly title: string }[];
  readonly contentsLabel: string;
  /** The language of the text, if it differs from that of the page. */
  readonly lang?: string;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** If there is room for it beside the text, the table of contents is open from the start. */
const roomBeside = (): boolean => matchMedia('(min-width: 1000px)').matches;

/** A text with a title, a table of contents, and sections of headings, paragraphs, lists and links. */
export function Article(props: ArticleProps): ReactElement {
  const { title, summary, meta, sections = [], contentsLabel, lang, children, className } = props;
  const [open, setOpen] = useState(roomBeside);
  const hasContents = sections.length > 2;
  return (
    <article className={classNames(css.article, className)} lang={lang}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {summary === undefined ? null : <p className={css.summary}>{summary}</p>}
        {meta === undefined ? null : <div className={css.meta}>{meta}</div>}
      </header>
      <div className={css.body} data-contents={hasContents ? '' : undefined}>
        {hasContents ? (
          <nav className={css.contents} aria-label={contentsLabel}>
            <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
              <summary className={css.contentsTitle}>
                <IconListDetails size={18} aria-hidden="true" />
                {contentsLabel}
                <IconChevronDown size={18} className={css.fold} aria-hidden="true" />
              </summary>
              <ol className={css.contentsList}>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`} className={css.contentsItem}>
                      {section.title}
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        ) : null}
        <div className={css.text}>{children}</div>
      </div>
    </article>
  );
}

/** A section of an article. The table of contents leads to its id. */
export function ArticleSection(props: {
  readonly id: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}): ReactElement {
  const { id, title, children } = props;
  return (
    <section id={id} className={css.section} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
