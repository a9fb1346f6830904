import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren, type ReactElement } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import { docsTheme } from './docs-theme.ts';

type Base = 'dark' | 'light';
const themes = { dark: docsTheme('dark'), light: docsTheme('light') } as const;

/** The globals of the toolbar when this frame was opened. Storybook passes them in the address. */
function first(): Base {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return /(?:^|;)theme:light/.test(globals) ? 'light' : 'dark';
}

let base = first();
const listeners = new Set<() => void>();
addons.getChannel().on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
  base = globals['theme'] === 'light' ? 'light' : 'dark';
  for (const listener of listeners) listener();
});
const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Renders pages of documentation in the theme of the toolbar. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>): ReactElement {
  const theme = useSyncExternalStore(follow, () => base);
  return (
    <DocsContainer {...props} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
