import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Avatar.css.ts';

const firstLetter = (word: string): string => String.fromCodePoint(word.codePointAt(0) ?? 32);

/** The first letters of one or two words of a name. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => firstLetter(word))
    .join('')
    .toLocaleUpperCase();
}

/** A person, by picture or by letters. */
export function Avatar(props: {
  readonly name: string;
  readonly src?: string;
  readonly size?: number;
  readonly className?: string;
}): ReactElement {
  const { name, src, size = 36, className } = props;
  return (
    <span className={classNames(css.avatar, className)} style={{ width: size, height: size, fontSize: size * 0.44 }}>
      {src === undefined ? (
        <span aria-hidden="true">{initials(name)}</span>
      ) : (
        <img src={src} alt="" width={size} height={size} />
      )}
    </span>
  );
}
