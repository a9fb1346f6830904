import { SplashScreen } from '@kvota/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { Provider, useAtomValue } from 'jotai';
import { useMemo, type ReactElement } from 'react';

import { UiLabelsProvider } from '../texts/UiLabelsProvider.tsx';
import { pageAt } from '../navigation/last-path.ts';
import { framePendingAtom, readyAtom } from '../state/atoms.ts';
import { HostContext, type AppContext } from '../host/host-context.ts';

/** The providers around the router, and the splash over it. */
export function AppRoot(props: {
  readonly app: AppContext;
  readonly router: AnyRouter;
  /** Text of the splash in the page's language. */
  readonly notice?: string;
}): ReactElement {
  const { app, router, notice } = props;
  const { store, queryClient } = app.host;
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <HostContext value={app}>
          <I18nProvider i18n={i18n}>
            <UiLabelsProvider>
              <Splash app={app} path={router.latestLocation.pathname} {...(notice !== undefined && { notice })} />
              <RouterProvider router={router} />
            </UiLabelsProvider>
          </I18nProvider>
        </HostContext>
      </QueryClientProvider>
    </Provider>
  );
}

/** Covers the client until the texts of its first page are loaded (HEAD-18). */
function Splash(props: {
  readonly app: AppContext;
  readonly path: string;
  readonly notice?: string;
}): ReactElement | null {
  const { app, path, notice } = props;
  const ready = useAtomValue(readyAtom);
  const awaited = useAtomValue(framePendingAtom);
  const icon = useMemo(() => splashIcon(app, path), [app, path]);
  return ready && !awaited ? null : (
    <SplashScreen age="18+" {...(icon && { icon })} {...(notice !== undefined && { notice })} />
  );
}

/** Returns the icon that a module has for the page at a path; undefined for the spinner (HEAD-19). */
function splashIcon(app: AppContext, path: string): ReactElement | undefined {
  const page = pageAt(path);
  const Icon = page && app.modules.map((module) => module.splash?.(page)).find(Boolean);
  return Icon && <Icon size={56} />;
}
