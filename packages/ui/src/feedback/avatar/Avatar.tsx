import { useState, type ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Avatar.css.ts';

const firstLetter = (word: string): string => String.fromCodePoint(word.codePointAt(0) ?? 32);

/** Returns the first letters of one or two words of a name. */
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

export interface AvatarProps {
  readonly name: string;
  readonly src?: string;
  readonly size?: number;
  readonly className?: string;
}

/** A person's picture, or the initials if it is missing or fails to load. The name is beside it as text. */
export function Avatar(props: AvatarProps): ReactElement {
  const { name, src, size = 36, className } = props;
  const [lost, setLost] = useState<string>();
  return (
    <span
      className={classNames(css.avatar, className)}
      style={{ width: size, height: size, fontSize: size * 0.44 }}
      aria-hidden="true"
    >
      {src === undefined || src === lost ? (
        <span className={css.letters} data-letters={initials(name)} />
      ) : (
        <img src={src} alt="" width={size} height={size} className={css.picture} onError={() => setLost(src)} />
      )}
    </span>
  );
}
