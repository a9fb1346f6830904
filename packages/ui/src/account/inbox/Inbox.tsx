import type { ReactElement, ReactNode, Ref } from 'react';
import { LinkSlot, type LinkRules } from '../../action/link/LinkSlot.tsx';
import { VisuallyHidden } from '../../style/VisuallyHidden.tsx';
import * as css from './Inbox.css.ts';

/** A list of messages. */
export function Inbox(props: { readonly label: string; readonly children?: ReactNode }): ReactElement {
  return (
    <ul className={css.list} aria-label={props.label}>
      {props.children}
    </ul>
  );
}

export interface InboxItemProps extends LinkRules {
  readonly title: ReactNode;
  readonly when: ReactNode;
  /** The beginning of the message. */
  readonly preview?: ReactNode;
  /** The text that marks an unread message for assistive technology. Undefined if it is read. */
  readonly unread?: string | undefined;
  /** True for the open message. */
  readonly current?: boolean;
}

/** One message of the list. */
export function InboxItem(props: InboxItemProps): ReactElement {
  const { title, when, preview, unread, current = false } = props;
  return (
    <li className={css.item}>
      <LinkSlot
        rules={props}
        props={{
          className: css.line,
          'data-unread': unread === undefined ? undefined : '',
          ...(current && { 'aria-current': 'true' }),
          children: (
            <>
              <span className={css.dot}>
                {unread === undefined ? null : <VisuallyHidden as="span">{unread}</VisuallyHidden>}
              </span>
              <span className={css.title}>{title}</span>
              <span className={css.when}>{when}</span>
              {preview === undefined ? null : <span className={css.preview}>{preview}</span>}
            </>
          ),
        }}
      />
    </li>
  );
}

export interface LetterProps {
  readonly title: ReactNode;
  readonly when: ReactNode;
  /** Plain text; line breaks are kept. */
  readonly text: string;
  readonly actions?: ReactNode;
  readonly headingLevel?: 2 | 3;
  /** Ref of the heading, which takes the focus when the message opens. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** An open message. */
export function Letter(props: LetterProps): ReactElement {
  const { title, when, text, actions, headingLevel = 2, headingRef } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={css.letter}>
      <div className={css.letterHead}>
        <Heading ref={headingRef} tabIndex={-1} className={css.letterTitle}>
          {title}
        </Heading>
        <span className={css.when}>{when}</span>
      </div>
      <p className={css.letterText}>{text}</p>
      {actions === undefined ? null : <div className={css.letterActions}>{actions}</div>}
    </article>
  );
}
