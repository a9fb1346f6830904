import type { ReactElement, ReactNode } from 'react';
import { Logo } from '../../icon/logo/Logo.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { Spinner } from '../../icon/spinner/Spinner.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './SplashScreen.css.ts';

/** Covers the client until its texts are loaded (HEAD-18), with the icon of a sport or a spinner (HEAD-19). */
export function SplashScreen(props: {
  readonly label?: string;
  readonly icon?: ReactNode;
  /** A sentence below, with the minimum age in a ring before it. */
  readonly notice?: string;
  readonly age?: string;
  readonly className?: string;
}): ReactElement {
  const { label, icon, notice, age, className } = props;
  const labels = useLabels();
  return (
    // A block with the role status; the element `output` is for results of a form.
    <div className={classNames(css.splash, className)} role="status">
      <div className={css.icon}>{icon ?? <Spinner size={56} className={css.spinner} />}</div>
      <Logo size={36} />
      <div className={css.track} />
      {notice === undefined ? null : (
        <p className={css.notice}>
          {age === undefined ? null : <b className={css.age}>{age}</b>}
          <span>{notice}</span>
        </p>
      )}
      <span className={visuallyHidden}>{label ?? labels.loading}</span>
    </div>
  );
}
