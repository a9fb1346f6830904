import type { Slip } from '@kvota/bet-slip/store';
import { inApp, type World, type WorldSetup } from '@kvota/shell/story-world';
import type { ReactElement } from 'react';

import { modules } from '../router.tsx';
import { SlipAside } from '../slip/SlipAside.tsx';
import { selectionOf, servicesOf, type Outcome } from './slip-of.ts';

/** How the slip reaches the state that a story shows. */
interface SlipScript extends Pick<WorldSetup, 'answers' | 'session' | 'history' | 'expectedConsole' | 'now'> {
  readonly picks?: readonly Outcome[];
  readonly stake?: string;
  /** Runs after the picks were added. */
  readonly course?: (slip: Slip, world: World) => void | Promise<void>;
}

/** The slip alone, as wide as its column. */
function Panel(): ReactElement {
  return (
    <div style={{ maxWidth: 400, marginInline: 'auto' }}>
      <SlipAside />
    </div>
  );
}

/** Makes a story of the slip with the real engine, driven by events and by answers of the platform. */
export function inSlip({ picks = [], stake, course, ...setup }: SlipScript = {}) {
  return inApp({
    modules,
    page: 'betting',
    part: Panel,
    ...setup,
    prepare: async (world) => {
      const { slip } = await servicesOf(world);
      for (const pick of picks) slip.send({ type: 'add', selection: selectionOf(pick) });
      if (stake !== undefined) slip.send({ type: 'set-stake', stake });
      await course?.(slip, world);
    },
  });
}
