import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { useLabels, type UiLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './OddsButton.css.ts';
import { markStopped, type OddsState } from './write-odds.ts';

export type OddsMove = 'up' | 'down';

export interface OddsButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Match and outcome, spoken before the price: "Zvezda – Partizan, 1". */
  readonly label: string;
  /** The price as text. Leave it out if a store writes it through `priceRef`. */
  readonly price?: string;
  readonly caption?: ReactNode;
  readonly layout?: 'cell' | 'wide';
  readonly selected?: boolean;
  readonly state?: OddsState;
  readonly move?: OddsMove | undefined;
  /**
   * The element that holds the price. A store outside React writes into it with `writeOdds` and may set its
   * `data-move`. Everything visible follows from these.
   */
  readonly priceRef?: Ref<HTMLSpanElement>;
}

/** Spoken instead of the price, or after it. */
function spokenState(state: OddsState, move: OddsMove | undefined, labels: UiLabels): string | null {
  const moved: Record<OddsMove, string> = { up: labels.priceUp, down: labels.priceDown };
  const words: Record<OddsState, string | null> = {
    suspended: labels.suspended,
    unavailable: labels.unavailable,
    loading: labels.loading,
    open: move === undefined ? null : moved[move],
  };
  return words[state];
}

/** One price; pressed means that it is on the slip. Its size is the same in every state. */
export function OddsButton(props: OddsButtonProps): ReactElement {
  const { label, price, caption, layout = 'cell', selected = false, state = 'open', move, priceRef, ...rest } = props;
  const { className, onClick, ...attributes } = rest;
  const labels = useLabels();
  const words = spokenState(state, move, labels);
  const wordsRef = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // A store may have closed the price without React, so React does not know that picking changes what is possible.
    const button = wordsRef.current?.parentElement;
    if (button) markStopped(button);
  });
  const handle = (event: MouseEvent<HTMLButtonElement>): void => {
    // Read from the element, because a store may have closed the price without React. A picked price can always be
    // removed.
    const { state: shown } = event.currentTarget.dataset;
    if (shown !== 'open' && !selected) return;
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...attributes}
      className={classNames(css.oddsButton, className)}
      aria-pressed={selected}
      aria-disabled={state !== 'open' && !selected ? true : undefined}
      data-state={state}
      data-layout={layout}
      onClick={handle}
    >
      <span className={css.spoken}>{label} </span>
      {caption === undefined ? null : (
        <span className={css.caption} aria-hidden="true">
          {caption}
        </span>
      )}
      <span ref={priceRef} className={css.price} data-move={move}>
        {price}
      </span>
      <span ref={wordsRef} className={css.spoken}>
        {words === null ? null : ` ${words}`}
      </span>
    </button>
  );
}

/** Keeps the place of a price that a market does not have. */
export function OddsGap(props: { readonly className?: string }): ReactElement {
  return <span className={classNames(css.gap, props.className)} />;
}
