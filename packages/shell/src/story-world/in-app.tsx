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

/** What {@link inApp} gives to a story. */
interface InApp<A> {
  readonly loaders: ((context: LoaderContext<A>) => Promise<{ world: World }>)[];
  readonly render: (args: A, context: Loaded) => ReactElement;
  readonly parameters: Record<string, unknown>;
}

const height = 760;

/** Header, news, footer and bottom bar: everything beside the skip link that does not contain the page. */
const frameAround = 'a[href="#content"] ~ :not(:has(> main))';

/**
 * A story that stands in an app: `export const Empty: Story = { ...inApp({ modules, page: 'betting' }) }`. Session,
 * language and theme are the toolbar's. Whole pages fill the screen, and get a frame of their own on the docs page.
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

/** The world of the story that plays: `play: async ({ loaded }) => worldOf({ loaded }).sockets.changeOdds(…)`. */
export function worldOf({ loaded }: Loaded): World {
  const world = loaded['world'];
  if (typeof world !== 'object' || world === null || !('router' in world)) {
    throw new Error('This story has no world: spread inApp(…) into it.');
  }
  return world as World; // only inApp puts something under this name
}

function StoryApp({ world }: { readonly world: World }): ReactElement {
  useEffect(() => world.stop, [world]);
  return <AppRoot key={world.router.latestLocation.state.__TSR_key} app={world.app} router={world.router} />;
}
