import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import * as css from './Result.css.ts';

/**
 * The result of an act in place of its form. It is announced, and takes the focus, because the pressed button is gone.
 */
export function Result(props: { readonly children?: ReactNode }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className={css.result}>
      {props.children}
    </div>
  );
}
