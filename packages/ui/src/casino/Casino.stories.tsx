import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameGrid, GameTile } from './game-tile/GameTile.tsx';

const meta: Meta = { title: 'Casino/Games' };
export default meta;

const names = [
  'Noćna voćka',
  'Petrolej 7',
  'Zlatna palica',
  'Rulet Sava',
  'Blek džek 21',
  'Konj na osmici',
  'Dragulji',
  'Kometa',
];
const nothing = (): void => undefined;

export const Lobby: StoryObj = {
  render: () => (
    <GameGrid label="Igre">
      {names.map((name, index) => (
        <GameTile
          key={name}
          name={name}
          provider={index % 2 ? 'Sava Games' : 'Dorćol Play'}
          {...(index === 0 && { badge: 'Novo' })}
          {...(index === 5 && { disabledReason: 'Trenutno nije dostupno' })}
          favourite={{ pressed: index === 1, label: 'Omiljeno', onPress: nothing }}
          play={{ label: 'Igraj', onPress: nothing }}
          demo={{ label: 'Demo', onPress: nothing }}
        />
      ))}
    </GameGrid>
  ),
};
