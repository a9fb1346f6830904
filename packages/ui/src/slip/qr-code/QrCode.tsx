import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './QrCode.css.ts';
import { qrPath } from './qr-path.ts';

/** A text as a QR code, black on white in every theme, because cameras expect that. */
export function QrCode(props: {
  readonly text: string;
  /** The description of its target, for assistive technology. */
  readonly label: string;
  readonly className?: string;
}): ReactElement {
  const { path, size } = qrPath(props.text);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={props.label}
      className={classNames(css.code, props.className)}
    >
      <path d={path} />
    </svg>
  );
}
