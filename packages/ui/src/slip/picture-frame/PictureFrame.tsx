import type { ReactElement } from 'react';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './PictureFrame.css.ts';

/** A picture of a ticket before it is sent: all of it, and its place while it is drawn. */
export function PictureFrame(props: {
  /** Where the picture is; undefined while it is still to come. */
  readonly src: string | undefined;
  /** What is seen on it. */
  readonly alt: string;
  readonly className?: string;
}): ReactElement {
  const { src, alt, className } = props;
  return (
    <div className={classNames(css.frame, className)}>
      {src === undefined ? <Skeleton height={216} /> : <img className={css.picture} src={src} alt={alt} />}
    </div>
  );
}
