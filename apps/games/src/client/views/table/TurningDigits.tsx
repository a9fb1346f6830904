import { useEffect, useRef, type ReactElement } from 'react';

import * as css from '../../themes/dice.css.ts';

export interface TurningDigitsProps {
  /** Digits, with a sign between them. */
  readonly text: string;
  readonly still: boolean;
  readonly ms: number;
}

const strip = Array.from({ length: 20 }, (_, at) => at % 10);

/** A number whose digits turn like a counter. */
export function TurningDigits({ text, still, ms }: TurningDigitsProps): ReactElement {
  return (
    <span className={css.digits}>
      {text.split('').map((sign, at) =>
        sign >= '0' && sign <= '9' ? (
          // Places keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <Digit key={at} digit={Number(sign)} still={still} ms={ms - (text.length - at) * 60} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <span key={at}>{sign}</span>
        ),
      )}
    </span>
  );
}

interface DigitProps {
  readonly digit: number;
  readonly still: boolean;
  readonly ms: number;
}

function Digit({ digit, still, ms }: DigitProps): ReactElement {
  const element = useRef<HTMLSpanElement>(null);
  const last = useRef(0);
  useEffect(() => {
    if (!still) {
      // The second half of the strip repeats the first, so that a digit always turns one way.
      element.current?.animate(
        { transform: [`translateY(${-last.current}em)`, `translateY(${-digit - 10}em)`] },
        { duration: ms, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      );
    }
    last.current = digit;
  }, [digit, still, ms]);
  return (
    <span className={css.digit}>
      <span ref={element} className={css.digitStrip} style={{ transform: `translateY(${-digit}em)` }}>
        {strip.map((each, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the strip never changes
          <span key={at}>{each}</span>
        ))}
      </span>
    </span>
  );
}
