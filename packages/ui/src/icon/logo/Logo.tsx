import { useState, type ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Logo.css.ts';

/** The word mark: two slanted bars, a short and a long one, like a rising price, and the name. */
export function Logo(props: {
  readonly name?: string;
  /** Height of the letters in pixels. */
  readonly size?: number;
  /** The device alone; the name is still spoken. */
  readonly mark?: boolean;
  /** The operator's picture instead. If it fails to load, the word mark is shown. */
  readonly src?: string;
  readonly className?: string;
}): ReactElement {
  const { name = 'Kvota', size = 28, mark = false, src, className } = props;
  const [lost, setLost] = useState<string>();
  if (src !== undefined && src !== lost) {
    return (
      <img
        src={src}
        alt={name}
        height={size + 8}
        decoding="async"
        className={classNames(css.picture, className)}
        onError={() => setLost(src)}
      />
    );
  }
  return (
    <span className={classNames(css.logo, className)} style={{ fontSize: size }}>
      <svg
        viewBox="0 0 26 28"
        className={css.device}
        role={mark ? 'img' : undefined}
        aria-hidden={mark ? undefined : true}
        aria-label={mark ? name : undefined}
      >
        <path d="M3 13h7L7 28H0z" className={css.barLow} />
        <path d="M14.5 0H26l-7 28H8z" className={css.bar} />
      </svg>
      {mark ? null : name}
    </span>
  );
}
