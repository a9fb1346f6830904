import { pathOf } from '@kvota/sitemap';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';

import { finishSession } from '../session/finish-session.ts';
import { finishSignIn } from '../session/finish-sign-in.ts';
import { localeAtom } from '../state/atoms.ts';
import { page } from '../navigation/page.ts';
import { layouts } from './root.tsx';

const callback = createRoute({
  getParentRoute: () => layouts.bare,
  ...page('callback'),
  loader: async ({ context, preload }) => {
    if (preload) return;
    throw redirect({ href: await finishSignIn(context.host, location.href), replace: true });
  },
});

const logout = createRoute({
  getParentRoute: () => layouts.bare,
  ...page('logout'),
  loader: async ({ context, preload }) => {
    if (preload) return;
    await finishSession(context.host);
    throw redirect({ href: pathOf('home', context.host.store.get(localeAtom)), replace: true });
  },
});

const ping = createRoute({
  getParentRoute: () => layouts.bare,
  ...page('ping'),
  component: lazyRouteComponent(() => import('./HealthPage.tsx'), 'HealthPage'),
});

/** The bare pages that every app has: return from sign-in, sign-out, health (OP-09). */
export const shellRoutes = [callback, logout, ping] as const;
