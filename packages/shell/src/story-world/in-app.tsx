import { useEffect, type ReactElement } from 'react';

import { AppRoot } from '../app/AppRoot.tsx';
import { createWorld, readToolbar, type World, type WorldSetup } from './create-world.ts';

interface LoaderContext<A> {
  readonly args: A;
  readonly globals: Readonly<Record<string, unknown>>;
}

interface Loaded {
  readonly loaded: Readonly<Record<string, unknown>>;
}

/** The part of a story that {@link inApp} creates. */
interface InApp<A> {
  readonly loaders: ((context: LoaderContext<A>) => Promise<{ world: World }>)[];
  readonly render: (args: A, context: Loaded) => ReactElement;
  readonly parameters: Record<string, unknown>;
}

const height = 760;

/** Header, news, footer and bottom bar: everything beside the skip link that does not contain the page. */
const frameAround = 'a[href="#content"] ~ :not(:has(> main))';

/**
 * Puts a story into an app: `export const Empty: Story = { ...inApp({ modules, page: 'betting' }) }`. The toolbar
 * chooses session, language and theme. Whole pages fill the screen, and have a separate frame on the docs page.
 * The accessibility of the frame is checked in the stories that set `checkFrame`, so that not every page repeats it.
 */
export function inApp<A = unknown>(
  setup: WorldSetup | ((args: A) => WorldSetup),
  options: { readonly checkFrame?: boolean } = {},
): InApp<A> {
  const isPart = typeof setup === 'object' && setup.part !== undefined;
  return {
    loaders: [
      async ({ args, globals }) => ({
        world: await createWorld(typeof setup === 'function' ? setup(args) : setup, readToolbar(globals)),
      }),
    ],
    render: (_, context) => <StoryApp world={worldOf(context)} />,
    parameters: isPart
      ? {}
      : {
          layout: 'fullscreen',
          docs: { story: { inline: false, height: `${height}px` } },
          ...(options.checkFrame ? {} : { a11y: { context: { exclude: [frameAround] } } }),
        },
  };
}

/** Returns the world of the story that plays: `play: async ({ loaded }) => worldOf({ loaded }).sockets.changeOdds(…)`. */
export function worldOf({ loaded }: Loaded): World {
  const world = loaded['world'];
  if (typeof world !== 'object' || world === null || !('router' in world)) {
    throw new Error('This story has no world: spread inApp(…) into it.');
  }
  return world as World; // only inApp sets this key
}

function StoryApp({ world }: { readonly world: World }): ReactElement {
  useEffect(() => world.stop, [world]);
  return <AppRoot key={world.router.latestLocation.state.__TSR_key} app={world.app} router={world.router} />;
}
