import { Heading, Text } from '@kvota/ui';
import type { ReactElement, ReactNode } from 'react';
import * as css from './Workbench.css.ts';

interface Children {
  readonly children?: ReactNode;
}

/** A page for developers: what it is for in a line, what is done with it as a whole, and its parts. */
export function Workbench(
  props: Children & { readonly title: string; readonly intro?: ReactNode; readonly tools?: ReactNode },
): ReactElement {
  const { title, intro, tools, children } = props;
  return (
    <div className={css.workbench}>
      <header className={css.head}>
        <div className={css.title}>
          <Heading>{title}</Heading>
          {intro === undefined ? null : (
            <Text size="sm" tone="secondary">
              {intro}
            </Text>
          )}
        </div>
        {tools === undefined ? null : <div className={css.tools}>{tools}</div>}
      </header>
      {children}
    </div>
  );
}

/** Parts side by side where there is room, one under another where there is not. */
export function Columns(props: Children & { readonly layout: keyof typeof css.layouts }): ReactElement {
  return <div className={css.layouts[props.layout]}>{props.children}</div>;
}

/** Parts one under another. */
export function Stack({ children, tight = false }: Children & { readonly tight?: boolean }): ReactElement {
  return <div className={tight ? css.tight : css.stack}>{children}</div>;
}

/** Small things in a line, wrapped where there is no room. */
export function Row({ children }: Children): ReactElement {
  return <div className={css.row}>{children}</div>;
}

/** Fields side by side. */
export function Fields({ children }: Children): ReactElement {
  return <div className={css.fields}>{children}</div>;
}

/** Takes the room that is left in a line. */
export function Grow({ children }: Children): ReactElement {
  return <div className={css.grow}>{children}</div>;
}

/** A remark in small letters. */
export function Note({ children }: Children): ReactElement {
  return <p className={css.note}>{children}</p>;
}
