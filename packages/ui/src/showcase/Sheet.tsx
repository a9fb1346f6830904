import type { ReactElement, ReactNode } from 'react';

/** Lays out the states of a component on a page of Storybook. */
export function Sheet(props: { readonly children: ReactNode; readonly width?: number | string }): ReactElement {
  return <div style={{ display: 'grid', gap: 24, maxWidth: props.width ?? 960 }}>{props.children}</div>;
}

/** A line of states, wrapped where there is no room. */
export function Line({ children }: { readonly children: ReactNode }): ReactElement {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>;
}
