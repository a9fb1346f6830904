import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './QrCode.css.ts';
import { qrPath } from './qr-path.ts';

/** A text as a QR code, black on white in every theme: cameras expect it so. */
export function QrCode(props: {
  readonly text: string;
  /** What it leads to, for those who do not see it. */
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
