import { createContext, use } from 'react';

import type { AppModule } from './app-module.ts';
import type { Host } from './host.ts';
import type { ShellHost } from './create-host.ts';

/** The app, as parts of the frame read it. */
export interface AppContext {
  readonly host: ShellHost;
  readonly modules: readonly AppModule[];
}

export const HostContext = createContext<AppContext | undefined>(undefined);

/** Returns the app around a part of the frame. */
export function useApp(): AppContext {
  const app = use(HostContext);
  if (!app) throw new Error('A part of the frame is outside an app: render it below mountApp or a HostContext.');
  return app;
}

/** Returns the host, for components of the modules. */
export function useHost(): Host {
  return useApp().host;
}
