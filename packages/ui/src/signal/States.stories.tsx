import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../action/button/Button.tsx';
import { Panel } from '../frame/panel/Panel.tsx';
import { Line } from '../showcase/Sheet.tsx';
import { Avatar } from './avatar/Avatar.tsx';
import { EmptyState } from './state/EmptyState.tsx';
import { ErrorState } from './state/ErrorState.tsx';
import { Spinner } from './spinner/Spinner.tsx';

const meta: Meta = { title: 'Signal/States' };
export default meta;

export const All: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))' }}>
      {(['matches', 'search', 'games', 'history', 'ticket'] as const).map((art) => (
        <Panel key={art}>
          <EmptyState art={art} title="Nema ničega ovde" actions={<Button>Dalje</Button>}>
            Probaj drugi dan ili drugi sport.
          </EmptyState>
        </Panel>
      ))}
      <Panel>
        <ErrorState title="Ponuda se ne učitava" onRetry={() => undefined}>
          Server ne odgovara. Tvoj tiket je sačuvan.
        </ErrorState>
      </Panel>
      <Line>
        <Avatar name="marko petrović" />
        <Avatar name="Ђорђе" size={56} />
        <Spinner label="Loading" />
      </Line>
    </div>
  ),
};
