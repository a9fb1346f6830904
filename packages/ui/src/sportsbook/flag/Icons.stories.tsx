import type { Meta, StoryObj } from '@storybook/react-vite';
import { Line, Sheet } from '../../showcase/Sheet.tsx';
import { SportIcon } from '../sport-icon/SportIcon.tsx';
import { Flag } from './Flag.tsx';

const meta: Meta = { title: 'Sportsbook/Icons and flags' };
export default meta;

const codes = 'F B T H WP IH V FU RL S E D BB AF TT SPB BT MMA BO VF VT VB W ??'.split(' ');
const places =
  'World|International|Africa|Asia|Europe|Oceania|North America|South America|ATP|ITF|WTA|Challenger|UTR|rs|de|England|gb-sct|Greece|xk|Brazil|Fiji|nowhere'.split(
    '|',
  );

export const Sports: StoryObj = {
  render: () => (
    <Sheet>
      <Line>
        {codes.map((code) => (
          <span key={code} style={{ display: 'grid', justifyItems: 'center', width: 56 }}>
            <SportIcon code={code} size={32} label={code} />
            {code}
          </span>
        ))}
      </Line>
    </Sheet>
  ),
};

export const Flags: StoryObj = {
  render: () => (
    <Sheet>
      <Line>
        {places.map((place) => (
          <span key={place} style={{ display: 'grid', justifyItems: 'center', width: 92 }}>
            <Flag code={place} size={32} label={place} />
            <Flag code={place} />
            {place}
          </span>
        ))}
      </Line>
    </Sheet>
  ),
};
