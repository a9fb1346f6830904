import { useId, type ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import { shieldDesign, type Division } from './shield-design.ts';
import * as css from './TeamShield.css.ts';

/** The pattern over the field, in a box of 48 by 56. */
const marks: Readonly<Record<Division, string>> = {
  plain: '',
  halves: 'M31 0h17v56H17z',
  stripes: 'M14.500 0h7l-14 56h-7zM28.500 0h7l-14 56h-7zM42.500 0h7l-14 56h-7z',
  hoops: 'M0 10h48v8H0zM0 26h48v8H0zM0 42h48v8H0z',
  sash: 'M0 8V0h10l38 40v16h-2z',
  chevron: 'M24 22 48 44v11L24 33 0 55V44z',
  quarters: 'M24 0h24v26H24zM0 26h24v30H0z',
  chief: 'M0 0h48v15H0z',
  saltire: 'M0 0h9l15 19L39 0h9v9L30.500 28 48 47v9h-8L24 36 8 56H0v-9l17.500-19L0 9z',
  pile: 'M6 0h36L24 50z',
  hem: 'M0 0h48v56H0zM8.500 7.500V29c0 9 6 15 15.500 20 9.500-5 15.500-11 15.500-20V7.500z',
};

/** Room for letters, and the width of one letter. They are placed before any font can be measured. */
const room = 35;
const wide = /[MWШЩЖЮФЫЉЊΩΦΨÆŒ]/u;
const widthOf = (text: string): number =>
  text.split('').reduce((sum, letter) => sum + (wide.test(letter) ? 14.5 : 10.5), 0);

/** Below this size letters are not readable. */
const smallest = 28;

export interface TeamShieldProps {
  /** The name of the team or player, from which the shield is derived. */
  readonly name: string;
  /** Height in pixels. Below 28 it has no letters. */
  readonly size?: number;
  /** The accessible name. Without it, the shield is decoration beside a name. */
  readonly label?: string;
  readonly className?: string;
}

const outline =
  'M4.500 3h39a1.500 1.500 0 0 1 1.500 1.500V29c0 12.500-8.500 19.500-21 25C11.500 48.500 3 41.500 3 29V4.500A1.500 1.500 0 0 1 4.500 3z';

/** The shield of a side, derived from its name: always the same for the same name, and never a real crest. */
export function TeamShield(props: TeamShieldProps): ReactElement {
  const { name, size = 40, label, className } = props;
  const id = useId();
  const design = shieldDesign(name);
  const { text } = design;
  return (
    <svg
      width={(size * 48) / 56}
      height={size}
      viewBox="0 0 48 56"
      className={classNames(css.shield, className)}
      data-division={design.division}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M0 0h48v56H0z" fill={design.field} />
        <path d={marks[design.division]} fill={design.second} fillRule="evenodd" />
        {design.plate === undefined || text === '' || size < smallest ? null : (
          <path d="M0 16.500h48v20H0z" fill={design.plate} />
        )}
      </g>
      <path d={outline} className={css.edge} />
      {text === '' || size < smallest ? null : (
        <text
          x="24"
          y="33.200"
          className={css.letters}
          fill={design.letters}
          {...(widthOf(text) > room && { textLength: room, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {text}
        </text>
      )}
    </svg>
  );
}
