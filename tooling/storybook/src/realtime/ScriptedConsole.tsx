import { Button, Panel, Switch } from '@kvota/ui';
import { IconPlayerSkipForward } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { Note, Row } from '../workbench/Workbench.tsx';
import { createHandClock, type HandClock } from '../workbench/hand-clock.ts';
import { ChannelConsole } from './ChannelConsole.tsx';
import { createConsole, type ConsoleHarness } from './console-harness.ts';
import { createScriptedPlatform, type ScriptedPlatform } from './scripted-platform.ts';

interface Scene {
  readonly clock: HandClock;
  readonly platform: ScriptedPlatform;
  readonly harness: ConsoleHarness;
}

/** The first behaviour of the platform. */
export interface ScriptedConsoleProps {
  readonly takesConnections: boolean;
  readonly answers: boolean;
}

function createScene({ takesConnections, answers }: ScriptedConsoleProps): Scene {
  const clock = createHandClock(1000);
  const platform = createScriptedPlatform();
  platform.accept(takesConnections);
  platform.answer(answers);
  const harness = createConsole({
    url: 'https://book.example/',
    now: clock.now,
    schedule: (run, ms) => clock.after(ms, run),
    // The longest of the possible random delays.
    random: () => 1,
    transport: platform.transport,
  });
  return { clock, platform, harness };
}

/** The console with a platform in memory and a clock that only moves by hand. */
export function ScriptedConsole(props: ScriptedConsoleProps): ReactElement {
  const [{ clock, platform, harness }] = useState(() => createScene(props));
  return (
    <ChannelConsole
      harness={harness}
      intro="The real client and the real socket library over a socket in memory. Time stands still until you move it."
      tools={[1, 5, 20].map((seconds) => (
        <Button
          key={seconds}
          size="sm"
          icon={<IconPlayerSkipForward size={16} aria-hidden="true" />}
          onClick={() => {
            clock.advance(seconds * 1000);
            harness.look();
          }}
        >
          +{seconds} s
        </Button>
      ))}
    >
      <PlatformPanel platform={platform} {...props} />
    </ChannelConsole>
  );
}

function PlatformPanel({
  platform,
  ...first
}: ScriptedConsoleProps & { readonly platform: ScriptedPlatform }): ReactElement {
  const { room, say, send } = platform;
  const [open, setOpen] = useState(first.takesConnections);
  const [answering, setAnswering] = useState(first.answers);
  const home = ['4711', '1X2', '1'] as const;
  const move = (by: number) => room.move([...home], room.price([...home]) + by);
  const suspended = room.matches()[0]?.markets['1X2']?.MS === 'SUSPENDED';
  const actions: Readonly<Record<string, () => void>> = {
    'Price up': () => say(move(50)),
    'Price down': () => say(move(-50)),
    'Lose a message': () => void move(10),
    'Suspend or open': () => say(room.status('4711', '1X2', suspended ? 'OPEN' : 'SUSPENDED')),
    Goal: () => say(room.goal('4711')),
    'Match comes': () => say(room.comes()),
    'Malformed message': () => send('feedout', 'live_update', room.name, ['not', 'numbers']),
    'Notice to the site': () => send('sports', 'reload_settings'),
  };
  return (
    <Panel title="The platform">
      <Row>
        {Object.entries(actions).map(([label, run]) => (
          <Button key={label} size="sm" onClick={run}>
            {label}
          </Button>
        ))}
      </Row>
      <Row>
        <Switch
          label="Takes connections"
          checked={open}
          onCheckedChange={(next) => {
            setOpen(next);
            platform.accept(next);
          }}
        />
        <Switch
          label="Answers"
          checked={answering}
          onCheckedChange={(next) => {
            setAnswering(next);
            platform.answer(next);
          }}
        />
      </Row>
      <Note>
        It serves one room, the live table of sport F. After 15 s of silence the client asks, and 5 s later prices are
        stale.
      </Note>
    </Panel>
  );
}
