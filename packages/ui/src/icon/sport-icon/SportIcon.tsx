import type { ReactElement } from 'react';
import { sportDrawing } from './sport-paths.ts';

/** The icon of a sport by its code; unknown codes get a cup. */
export function SportIcon(props: {
  readonly code: string;
  readonly size?: number;
  /** The accessible name. Without it, the icon is decoration beside a name. */
  readonly label?: string;
  readonly className?: string;
}): ReactElement {
  const { code, size = 20, label, className } = props;
  const drawing = sportDrawing(code);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      className={className}
      data-sport={drawing.known ? code.toUpperCase() : 'unknown'}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {drawing.virtual ? (
        <>
          <path d="M2 4h20v14h-7l1 3H8l1-3H2zm2 2v10h16V6z" fillRule="evenodd" />
          <path d={drawing.path} transform="translate(7.5 6.5) scale(0.375)" />
        </>
      ) : (
        <path d={drawing.path} />
      )}
    </svg>
  );
}
