import { Toolbar } from '@base-ui/react/toolbar';
import { IconChevronLeft, IconChevronRight, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { localVars } from '../../style/local-vars.ts';
import { Banner, type BannerSlide } from './Banner.tsx';
import { useCarousel } from './use-carousel.ts';
import * as css from './BannerCarousel.css.ts';

export interface BannerCarouselProps {
  /** The subject of the slides. */
  readonly label: string;
  readonly slides: readonly BannerSlide[];
  /** Milliseconds until the next slide is shown. */
  readonly interval?: number;
  readonly headingLevel?: 2 | 3;
  readonly className?: string;
}

/** There is no element for a slide, so it is a group with a role description. */
const slideRole = { role: 'group' } as const;

/**
 * Banners, one at a time. They move on by a timer that pauses under a pointer and while the focus is inside. With
 * reduced motion they do not move. They can be stopped, swiped and chosen.
 */
export function BannerCarousel(props: BannerCarouselProps): ReactElement | null {
  const { label, slides, interval = 6000, headingLevel = 2, className } = props;
  const labels = useLabels();
  const { number } = labels;
  const { viewport, drawn, current, goTo, moving, playing, setPlaying, hold } = useCarousel(slides.length, interval);
  const count = number(slides.length);
  if (slides.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the timer pauses while a pointer or the focus is inside
    <section
      aria-label={label}
      aria-roledescription={labels.carousel}
      className={classNames(css.carousel, className)}
      data-moving={moving ? '' : undefined}
      style={localVars({ seconds: interval / 1000 })}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') hold('pointer', true);
      }}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false);
      }}
    >
      <div ref={viewport} className={css.window}>
        <div className={css.track} aria-live={moving ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              {...slideRole}
              aria-roledescription={labels.slide}
              aria-label={labels.slideOf(number(index + 1), count)}
              className={css.slide}
              inert={index !== current}
            >
              <Banner slide={slide} headingLevel={headingLevel} first={index === 0} />
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && !drawn ? <div className={css.controls} /> : null}
      {slides.length > 1 && drawn ? (
        <Toolbar.Root className={css.controls} aria-label={label}>
          <div className={css.dots}>
            {slides.map((slide, index) => (
              <Toolbar.Button
                key={slide.id}
                className={css.dot}
                aria-label={`${labels.slideOf(number(index + 1), count)}: ${slide.title}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => goTo(index)}
              />
            ))}
          </div>
          <Toolbar.Button
            render={<IconButton size="sm" label={labels.previousSlide} icon={<IconChevronLeft size={18} />} />}
            onClick={() => goTo(current - 1)}
          />
          <Toolbar.Button
            render={<IconButton size="sm" label={labels.nextSlide} icon={<IconChevronRight size={18} />} />}
            onClick={() => goTo(current + 1)}
          />
          <Toolbar.Button
            render={
              <IconButton
                size="sm"
                label={playing ? labels.pause : labels.play}
                icon={playing ? <IconPlayerPauseFilled size={16} /> : <IconPlayerPlayFilled size={16} />}
              />
            }
            onClick={() => setPlaying(!playing)}
          />
        </Toolbar.Root>
      ) : null}
    </section>
  );
}
