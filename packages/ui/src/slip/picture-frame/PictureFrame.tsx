import type { ReactElement } from 'react';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './PictureFrame.css.ts';

/** The picture of a ticket before it is sent, and its place while it is drawn. */
export function PictureFrame(props: {
  /** The address of the picture. Undefined while it is drawn. */
  readonly src: string | undefined;
  /** The description of the picture. */
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
