import type { Slip } from '@kvota/bet-slip/store';
import { inApp, type World, type WorldSetup } from '@kvota/shell/story-world';
import type { ReactElement } from 'react';

import { modules } from '../router.tsx';
import { SlipAside } from '../slip/SlipAside.tsx';
import { selectionOf, servicesOf, type Outcome } from './slip-of.ts';

/** How a slip comes to the state that a story shows. */
interface SlipScript extends Pick<WorldSetup, 'answers' | 'session' | 'history' | 'expectedConsole' | 'now'> {
  readonly picks?: readonly Outcome[];
  readonly stake?: string;
  /** What happens after the picks are on it. */
  readonly course?: (slip: Slip, world: World) => void | Promise<void>;
}

/** The ticket widget alone, as wide as its column. */
function Panel(): ReactElement {
  return (
    <div style={{ maxWidth: 400, marginInline: 'auto' }}>
      <SlipAside />
    </div>
  );
}

/** A story of the ticket widget: the real engine, brought there by events and by what the platform answers. */
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
