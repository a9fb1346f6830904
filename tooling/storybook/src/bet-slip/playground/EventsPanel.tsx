import type { SlipEvent } from '@kvota/bet-slip/slip';
import { Button, Panel } from '@kvota/ui';
import type { ReactElement } from 'react';
import { Mono } from '../../workbench/Code.tsx';
import type { SlipHarness, HarnessView } from '../engine/slip-harness.ts';
import { refusalText } from '../engine/refusal-text.ts';
import * as css from './EventsPanel.css.ts';

const events = (auto: boolean): readonly (readonly [string, SlipEvent])[] => [
  ['pay', { type: 'pay' }],
  ['accept-changes', { type: 'accept-changes' }],
  ['decide: accept', { type: 'decide', accept: true }],
  ['decide: decline', { type: 'decide', accept: false }],
  ['dismiss', { type: 'dismiss' }],
  ['restore', { type: 'restore' }],
  ['clear', { type: 'clear' }],
  ['delete-invalid', { type: 'delete-invalid' }],
  ['confirm-group', { type: 'confirm-group' }],
  ['set-mode: system', { type: 'set-mode', mode: 'system' }],
  [`set-auto-odds: ${auto ? 'off' : 'on'}`, { type: 'set-auto-odds', on: !auto }],
  ['check-due', { type: 'check-due' }],
  ['tick', { type: 'tick' }],
  ['resume', { type: 'resume' }],
];

/** Buttons for events without further data. If an event is refused now, its button shows the reason. */
export function EventsPanel({
  harness,
  view,
}: {
  readonly harness: SlipHarness;
  readonly view: HarnessView;
}): ReactElement {
  return (
    <Panel title="Events">
      <div className={css.events}>
        {events(view.state.autoOddsChange).map(([label, event]) => {
          const allowed = harness.can(event);
          const reason = allowed === true ? undefined : refusalText(allowed.reason);
          return (
            <div key={label} className={css.event}>
              <Button size="sm" fullWidth disabledReason={reason} onClick={() => harness.send(event)}>
                {label}
              </Button>
              {reason === undefined ? null : (
                <span className={css.reason} aria-hidden="true">
                  <Mono>{reason}</Mono>
                </span>
              )}
            </div>
          );
        })}
      </div>
    </Panel>
  );
}
