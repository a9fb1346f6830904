import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import { Banner, type BannerSlide } from './Banner.tsx';
import * as css from './BannerCarousel.css.ts';

/** A single banner, as one card of several. */
export function BannerCard(props: {
  readonly slide: BannerSlide;
  readonly headingLevel?: 2 | 3;
  readonly className?: string;
}): ReactElement {
  const { slide, headingLevel = 2, className } = props;
  return (
    <article className={classNames(css.card, className)}>
      <Banner slide={slide} headingLevel={headingLevel} first />
    </article>
  );
}
