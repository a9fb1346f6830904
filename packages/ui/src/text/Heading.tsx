import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import * as css from './Text.css.ts';

export interface HeadingProps {
  readonly children?: ReactNode;
  readonly level?: 1 | 2 | 3;
  /** `bar` is one line, whose end is cut, and smaller on a phone. */
  readonly size?: 'md' | 'lg' | 'bar';
  readonly className?: string;
}

const looks = { ...css.headings, bar: classNames(css.headings.lg, css.bar) } as const;

/** The title of a page or of a part of it. */
export function Heading(props: HeadingProps): ReactElement {
  const { children, level = 1, size = level === 1 ? 'lg' : 'md', className } = props;
  const Element = `h${level}` as const;
  return <Element className={classNames(css.text, css.heading, looks[size], className)}>{children}</Element>;
}
