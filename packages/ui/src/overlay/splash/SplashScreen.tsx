import type { ReactElement, ReactNode } from 'react';
import { Logo } from '../../frame/logo/Logo.tsx';
import { useLabels } from '../../labels/Labels.tsx';
import { Spinner } from '../../signal/spinner/Spinner.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './SplashScreen.css.ts';

/** Covers the client until its words are there (HEAD-18), with the icon of a sport or else a spinner (HEAD-19). */
export function SplashScreen(props: {
  readonly label?: string;
  readonly icon?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const { label, icon, className } = props;
  const labels = useLabels();
  return (
    // A block with a status; `output` is for results of a form.
    <div className={classNames(css.splash, className)} role="status">
      {icon ?? <Spinner size={56} />}
      <Logo size={36} />
      <div className={css.track} />
      <span className={visuallyHidden}>{label ?? labels.loading}</span>
    </div>
  );
}
