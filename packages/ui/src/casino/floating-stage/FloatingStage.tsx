import type { ReactElement, ReactNode, Ref } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './FloatingStage.css.ts';

/** Where a stage is: over a place of its page, in the whole window, or small in the corner of another page. */
export type StagePlacement = 'page' | 'window' | 'small';

export interface FloatingStageProps {
  readonly ref?: Ref<HTMLElement>;
  readonly id: string;
  /** The name of the region. */
  readonly label: string;
  readonly placed: StagePlacement;
  /** True while the stage has nothing to show. It is rendered nevertheless, because what is in it loads. */
  readonly waiting?: boolean;
  /** Gives the stage its position and size. */
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The element with the frame of a game. It is above the pages and stays where it is in the document; only its place on the
 * screen changes, because a browser loads a frame again that is moved.
 */
export function FloatingStage(props: FloatingStageProps): ReactElement {
  const { ref, id, label, placed, waiting = false, className, children } = props;
  return (
    <section
      ref={ref}
      id={id}
      className={classNames(css.stage, className)}
      aria-label={label}
      data-placed={placed}
      data-waiting={waiting || undefined}
    >
      {children}
    </section>
  );
}
