import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import * as css from './Text.css.ts';

export interface TextProps {
  readonly children?: ReactNode;
  readonly as?: 'p' | 'span' | 'div' | 'strong';
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  readonly tone?: 'primary' | 'secondary' | 'muted';
  readonly align?: 'start' | 'center';
  readonly className?: string;
}

/** Text in one of the sizes and tones of the theme. */
export function Text(props: TextProps): ReactElement {
  const { children, as: Element = 'p', size = 'md', tone = 'primary', align = 'start', className } = props;
  return (
    <Element
      className={classNames(css.text, css.sizes[size], css.tones[tone], align === 'center' && css.centred, className)}
    >
      {children}
    </Element>
  );
}
