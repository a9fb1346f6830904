import { useState, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './BannerCarousel.css.ts';

export type BannerTone = 'brand' | 'casino' | 'live' | 'plain';

export interface BannerSlide {
  readonly id: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** A photograph. If it is missing or fails to load, the slide is drawn. */
  readonly image?: string;
  /** True if the photograph covers the slide and contains its text. The title is then its alternative text. */
  readonly imageOnly?: boolean;
  /** A drawing at the end of a slide without a photograph. */
  readonly art?: ReactNode;
  readonly tone?: BannerTone;
  /** Its action: a button, or a link that looks like one. */
  readonly action?: ReactNode;
}

/** One slide: text on a background of the theme, and a picture behind a slanted edge. */
export function Banner(props: {
  readonly slide: BannerSlide;
  readonly headingLevel: 2 | 3;
  readonly first: boolean;
}): ReactElement {
  const { slide, headingLevel, first } = props;
  const { title, text, image, imageOnly = false, art, tone = 'plain', action } = slide;
  const [lost, setLost] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const pictured = image !== undefined && !lost;
  const alone = imageOnly && pictured;
  return (
    <div className={css.banner} data-tone={tone} data-alone={alone ? '' : undefined}>
      {pictured ? (
        <img
          src={image}
          alt=""
          // The first one is visible at once; the others load when they become visible.
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          className={css.picture}
          onError={() => setLost(true)}
        />
      ) : (
        <div className={css.art} aria-hidden="true">
          {art}
        </div>
      )}
      <div className={classNames(css.words, alone && css.wordsAlone)}>
        <Heading className={alone ? visuallyHidden : css.title}>{title}</Heading>
        {text === undefined || alone ? null : <p className={css.text}>{text}</p>}
        {action === undefined ? null : <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
