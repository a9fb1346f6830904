import { Badge, Button, Panel } from '@kvota/ui';
import { IconPlayerSkipForward, IconRefresh } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { Columns, Workbench, Stack } from '../../workbench/Workbench.tsx';
import { AnswersPanel } from './AnswersPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { fed, updatesOf } from './feed.ts';
import { FlowSteps } from '../diagram/FlowSteps.tsx';
import { clock, LogPanel } from './LogPanel.tsx';
import { OfferPanel, type FeedChange } from './OfferPanel.tsx';
import { PaymentDiagram } from '../diagram/PaymentDiagram.tsx';
import { PricePanel } from './PricePanel.tsx';
import { sampleMatches, selectionOf, type SampleMatch } from '../engine/sample-offer.ts';
import { SharePanel } from './SharePanel.tsx';
import { SlipTicket } from './SlipTicket.tsx';
import { useSlipHarness } from '../engine/use-slip-harness.ts';
import { WhatIfPanel } from './WhatIfPanel.tsx';
import { firstWorld, startOfTime, wallets } from '../engine/world.ts';
import { WorldPanel } from './WorldPanel.tsx';

/** The world that the slip begins in. */
export interface PlaygroundProps {
  readonly wallet: keyof typeof wallets;
  readonly loggedIn: boolean;
  readonly online: boolean;
  readonly blocked: boolean;
  readonly maintenance: boolean;
}

/** A slip with controls for everything that can happen to it. */
export function Playground({ wallet, ...rest }: PlaygroundProps): ReactElement {
  const world = { ...firstWorld, ...rest, wallet: wallets[wallet] };
  const { harness, view, restart } = useSlipHarness(() => ({ world }));
  const [matches, setMatches] = useState(sampleMatches);
  const { state, env, entries } = view;
  const feed = (match: SampleMatch, change: FeedChange): void => {
    const next = fed(match, change);
    setMatches(matches.map((one) => (one.id === match.id ? next : one)));
    harness.send({ type: 'odds', updates: updatesOf(next) });
  };
  const lastStep = entries.findLast(({ from, to }) => from !== to);
  return (
    <Workbench
      title="Bet slip"
      intro="A real slip of @kvota/bet-slip/store. Time moves only by the buttons. Effects are listed, not carried out."
      tools={
        <>
          <Badge>{clock(env.now)}</Badge>
          {[1, 10].map((seconds) => (
            <Button
              key={seconds}
              size="sm"
              icon={<IconPlayerSkipForward size={16} aria-hidden="true" />}
              onClick={() => harness.pass(seconds * 1000)}
            >
              +{seconds} s
            </Button>
          ))}
          <Button
            size="sm"
            variant="ghost"
            icon={<IconRefresh size={16} aria-hidden="true" />}
            onClick={() => {
              setMatches(sampleMatches);
              restart({ world });
            }}
          >
            Start over
          </Button>
        </>
      }
    >
      <Columns layout="bench">
        <OfferPanel
          matches={matches}
          state={state}
          secondsTo={({ startsAfter }) => startsAfter - Math.floor((env.now - startOfTime) / 1000)}
          onPick={(match, outcome) =>
            harness.send({ type: 'add', selection: selectionOf(match, outcome, startOfTime) })
          }
          onFeed={feed}
        />
        <Stack>
          <SlipTicket harness={harness} view={view} />
          <EventsPanel harness={harness} view={view} />
        </Stack>
        <Stack>
          <Panel title={`Payment: ${state.payment.status}`}>
            <PaymentDiagram
              status={state.payment.status}
              from={lastStep?.to === state.payment.status ? lastStep.from : undefined}
            />
            <FlowSteps status={state.payment.status} />
          </Panel>
          <AnswersPanel harness={harness} view={view} />
        </Stack>
        <WorldPanel world={view.world} onChange={harness.change} />
      </Columns>
      <Columns layout="halves">
        <Stack>
          <PricePanel view={view} />
          <WhatIfPanel view={view} />
        </Stack>
        <Stack>
          <LogPanel entries={entries} />
          <SharePanel view={view} onRestore={restart} />
        </Stack>
      </Columns>
    </Workbench>
  );
}
