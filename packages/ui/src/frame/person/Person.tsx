import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '../../feedback/avatar/Avatar.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './Person.css.ts';

/** The signed-in user, with a line below the name such as the credit. */
export function Person(props: {
  readonly name: string;
  readonly detail?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const { name, detail, className } = props;
  return (
    <div className={classNames(css.person, className)}>
      <Avatar name={name} size={44} />
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
      </div>
    </div>
  );
}
