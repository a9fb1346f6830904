import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type Ref,
} from 'react';
import { useLabels, type UiLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './OddsButton.css.ts';
import { bindName, markStopped, type OddsState } from './write-odds.ts';

export type OddsMove = 'up' | 'down';

export interface OddsButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Match and outcome, the name before the price: "Zvezda – Partizan, 1". */
  readonly label: string;
  /** The price as text. Leave it out if a store writes it through `priceRef`. */
  readonly price?: string;
  /** The outcome beside a wide price, or the line of the market in the corner of a cell. */
  readonly caption?: string | undefined;
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

/** Returns what is spoken after the label: the price and its move, or the state instead of both. */
function spoken(price: string, state: OddsState, move: OddsMove | undefined, labels: UiLabels): string {
  if (state !== 'open') return labels[state];
  return move === undefined ? price : `${price} ${move === 'up' ? labels.priceUp : labels.priceDown}`;
}

/** Returns the label with the visible caption at its end, because people who speak to the browser say what they see. */
function labelWith(label: string, caption: string | undefined): string {
  return caption === undefined || label.endsWith(caption) ? label : `${label}, ${caption}`;
}

/** One price; pressed means that it is on the slip. Its size is the same in every state. */
export function OddsButton(props: OddsButtonProps): ReactElement {
  const { label, price, caption, layout = 'cell', selected = false, state = 'open', move, priceRef, ...rest } = props;
  const { className, onClick, ref, ...attributes } = rest;
  const labels = useLabels();
  const name = labelWith(label, layout === 'wide' ? caption : undefined);
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => own.current, []);
  useLayoutEffect(() => {
    const button = own.current;
    if (!button) return;
    // A store may have closed the price without React, so React does not know that picking changes what is possible.
    markStopped(button);
    if (price === undefined) bindName(button, name, labels);
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
      ref={own}
      className={classNames(css.oddsButton, className)}
      aria-label={`${name} ${spoken(price ?? '', state, move, labels)}`}
      aria-pressed={selected}
      aria-disabled={state !== 'open' && !selected ? true : undefined}
      data-state={state}
      data-layout={layout}
      onClick={handle}
    >
      {layout === 'wide' && caption !== undefined && (
        <>
          <span className={css.caption}>{caption}</span>{' '}
        </>
      )}
      <span ref={priceRef} className={css.price} data-line={layout === 'cell' ? caption : undefined} data-move={move}>
        {price}
      </span>
    </button>
  );
}

/** Keeps the place of a price that a market does not have. */
export function OddsGap(props: { readonly className?: string }): ReactElement {
  return <span className={classNames(css.gap, props.className)} />;
}
