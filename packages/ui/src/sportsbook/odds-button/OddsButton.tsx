import type { ComponentProps, MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { useLabels, type UiLabels } from '../../labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './OddsButton.css.ts';

export type OddsState = 'open' | 'suspended' | 'unavailable' | 'loading';
export type OddsMove = 'up' | 'down';

export interface OddsButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Match and outcome, spoken before the price: "Zvezda – Partizan, 1". */
  readonly label: string;
  /** The price as text. Leave it out when a store writes it through `priceRef`. */
  readonly price?: string;
  readonly caption?: ReactNode;
  readonly layout?: 'cell' | 'wide';
  readonly selected?: boolean;
  readonly state?: OddsState;
  readonly move?: OddsMove | undefined;
  /**
   * The element that holds the price. A store outside React may set its `textContent`, and `data-move` and
   * `data-state` of its parent: everything the eye sees follows from these.
   */
  readonly priceRef?: Ref<HTMLSpanElement>;
}

/** What is said instead of the price, or after it. */
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

/** One price: pressed means it is on the slip. It never changes its size, whatever its state. */
export function OddsButton(props: OddsButtonProps): ReactElement {
  const { label, price, caption, layout = 'cell', selected = false, state = 'open', move, priceRef, ...rest } = props;
  const { className, onClick, ...attributes } = rest;
  const labels = useLabels();
  const words = spokenState(state, move, labels);
  const handle = (event: MouseEvent<HTMLButtonElement>): void => {
    // Asked of the element, since a store may have closed the price without React. A picked one may always be put back.
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
      data-move={move}
      data-layout={layout}
      onClick={handle}
    >
      <span className={css.spoken}>{label} </span>
      {caption === undefined ? null : (
        <span className={css.caption} aria-hidden="true">
          {caption}
        </span>
      )}
      <span ref={priceRef} className={css.price}>
        {price}
      </span>
      {words === null ? null : <span className={css.spoken}> {words}</span>}
    </button>
  );
}

/** Keeps the place of a price that a market does not have. */
export function OddsGap(props: { readonly className?: string }): ReactElement {
  return <span className={classNames(css.gap, props.className)} />;
}
