import type { ReactElement, ReactNode } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './Frame.css.ts';

export interface FrameProps {
  /** Left out if a game fills the window. */
  readonly header?: ReactNode;
  readonly marquee?: ReactNode;
  /** Shown from 1701 pixels on. Below that, put the same content into a `Drawer`. */
  readonly sidebar?: ReactNode;
  /** Shown from 1264 pixels on. Below that, put the same content into a `BottomSheet`. */
  readonly aside?: ReactNode;
  /** Shown up to 1263 pixels. */
  readonly bottomBar?: ReactNode;
  /** The end of the page, below the centre and its sides. */
  readonly footer?: ReactNode;
  /** The head of a printed page. */
  readonly printHead?: ReactNode;
  readonly children?: ReactNode;
  readonly skipLabel?: string;
  readonly className?: string;
}

/** The frame of a page: header, sidebar, centre, slip, bottom bar. */
export function Frame(props: FrameProps): ReactElement {
  const { header, marquee, sidebar, aside, bottomBar, footer, printHead, children, skipLabel, className } = props;
  const labels = useLabels();
  return (
    <div className={classNames(css.frame, className)} data-bottom-bar={bottomBar ? '' : undefined}>
      <a href="#content" className={css.skip}>
        {skipLabel ?? labels.skipToContent}
      </a>
      {header ? <div className={css.header}>{header}</div> : null}
      {marquee}
      {printHead ? <div className={css.printHead}>{printHead}</div> : null}
      <div className={css.body} data-sidebar={sidebar ? '' : undefined} data-aside={aside ? '' : undefined}>
        {sidebar ? <div className={css.sidebar}>{sidebar}</div> : null}
        <main id="content" tabIndex={-1} className={css.main}>
          {children}
        </main>
        {aside ? <aside className={css.aside}>{aside}</aside> : null}
      </div>
      {footer}
      {bottomBar}
    </div>
  );
}
