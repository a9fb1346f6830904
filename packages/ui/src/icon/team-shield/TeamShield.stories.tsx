import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryRow, StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { cells, Sample } from '../../../fixtures/layout/Sample.tsx';
import { shieldDesign } from './shield-design.ts';
import { TeamShield } from './TeamShield.tsx';

const meta = {
  title: 'Kit/Sportsbook/Team shield',
  component: TeamShield,
  args: { name: 'Crvena zvezda', size: 56 },
  argTypes: { size: { control: { type: 'range', min: 16, max: 120, step: 4 } } },
  parameters: {
    docs: {
      description: {
        component:
          'A shield drawn from the name of a team or player. The same name always gives the same shield, and never the crest of a real club. Below 28 pixels it has no letters.',
      },
    },
  },
} satisfies Meta<typeof TeamShield>;
export default meta;
type Story = StoryObj<typeof meta>;

const teams = [
  'Crvena zvezda',
  'Partizan',
  'Vojvodina',
  'TSC Bačka Topola',
  'Radnički Niš',
  'Čukarički',
  'Napredak',
  'OFK Beograd',
  'Železničar Pančevo',
  'Mladost Lučani',
  'Brighton & Hove Albion',
  'Wolverhampton Wanderers',
  'Arsenal',
  'Newcastle United',
  'Everton',
  'Fulham',
  'Borussia Mönchengladbach',
  '1. FC Köln',
  'Schalke 04',
  'Real Sociedad',
  'KF Tirana',
  'Vllaznia',
  'Željezničar Sarajevo',
  'Zrinjski',
  'Železničar',
  'Olympiacos',
  'Žalgiris Kaunas',
  'N. Đoković',
  'I. Świątek',
  'Team Spirit',
  'Железничар Панчево',
  'Младост Лучани',
  'Спартак Москва',
  'Зенит',
  'ЦСКА',
  'Динамо Київ',
  'Н. Ђоковић',
  'Локомотив Пловдив',
  'Ολυμπιακός',
  'Παναθηναϊκός',
  'ΠΑΟΚ',
  'Άρης',
  'Αστέρας Τρίπολης',
  'ΟΦΗ Κρήτης',
  'Γ. Παπαδόπουλος',
  'Ατρόμητος',
];

export const One: Story = {
  args: { label: 'Crvena zvezda' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Crvena zvezda' })).toHaveAttribute(
      'data-division',
      shieldDesign('Crvena zvezda').division,
    );
  },
};

export const Many: Story = {
  render: () => (
    <StoryGrid>
      <div className={cells}>
        {teams.map((name) => (
          <Sample key={name} name={name}>
            <TeamShield name={name} size={56} />
          </Sample>
        ))}
      </div>
    </StoryGrid>
  ),
};

export const Sizes: Story = {
  render: ({ name }) => (
    <StoryRow>
      {[16, 20, 24, 28, 32, 40, 56, 80, 112].map((size) => (
        <TeamShield key={size} name={name} size={size} />
      ))}
    </StoryRow>
  ),
};
