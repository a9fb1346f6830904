import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CountButton } from '../../action/count-button/CountButton.tsx';
import { sayIn, type Say } from '../../../fixtures/say.ts';
import { Flag } from '../../icon/flag/Flag.tsx';
import { SportIcon } from '../../icon/sport-icon/SportIcon.tsx';
import { Panel } from '../panel/Panel.tsx';
import { SideList, SideListItem } from './SideList.tsx';
import { SideListSkeleton } from './SideListSkeleton.tsx';

const meta = {
  title: 'Kit/Frame/Side list',
  component: SideList,
  args: { label: 'Sports' },
  argTypes: { children: { control: false }, title: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component: 'Ways at the side: sports, countries, leagues, account pages. A line can open others below it.',
      },
    },
  },
} satisfies Meta<typeof SideList>;
export default meta;
type Story = StoryObj<typeof meta>;

function Sports({ say }: { readonly say: Say }): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <div style={{ maxWidth: 280 }}>
      <Panel flush>
        <SideList label={say('Sports')} title={say('Sports')}>
          <SideListItem
            label={say('Football')}
            icon={<SportIcon code="F" size={22} />}
            count="128"
            current
            expanded={open}
            onClick={() => setOpen(!open)}
            trailing={<CountButton count={2} label={say('Show all leagues again')} onClick={() => undefined} />}
          />
          {open ? (
            <>
              <SideListItem depth={1} label={say('Serbia')} icon={<Flag code="RS" />} count="24" expanded />
              <SideListItem depth={2} label="Superliga" count="8" href="#superliga" current />
              <SideListItem depth={2} label="Prva liga" count="7" href="#prva" />
              <SideListItem depth={1} label={say('Germany')} icon={<Flag code="DE" />} count="31" expanded={false} />
            </>
          ) : null}
          <SideListItem label={say('Basketball')} icon={<SportIcon code="B" size={22} />} count="46" href="#b" />
          <SideListItem label={say('Table tennis')} icon={<SportIcon code="TT" size={22} />} count="212" href="#tt" />
          <SideListItem
            label={say('Chess')}
            icon={<SportIcon code="CH" size={22} />}
            count="0"
            disabledReason={say('No matches this week')}
          />
        </SideList>
      </Panel>
    </div>
  );
}

export const SportsAndLeagues: Story = {
  render: (_args, { globals }) => <Sports say={sayIn(globals['language'])} />,
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['language']);
    const nav = within(within(canvasElement).getByRole('navigation', { name: say('Sports') }));
    const football = nav.getByRole('button', { name: new RegExp(`^${say('Football')}`) });
    await expect(football).toHaveAttribute('aria-expanded', 'true');
    await expect(nav.getByRole('link', { name: /^Superliga/ })).toHaveAttribute('aria-current', 'page');
    football.focus();
    await userEvent.keyboard('{Enter}');
    await expect(football).toHaveAttribute('aria-expanded', 'false');
    await expect(nav.queryByRole('link', { name: /^Superliga/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    const chess = nav.getByRole('button', { name: new RegExp(`^${say('Chess')}`) });
    await expect(chess).toHaveAttribute('aria-disabled', 'true');
    await expect(chess).toHaveAccessibleDescription(say('No matches this week'));
  },
};

/** As high as real lines, so that nothing moves when they load. */
export const Loading: Story = {
  render: (_args, { globals }) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 300 }}>
      <SideListSkeleton lines={1} />
      <SideList label={sayIn(globals['language'])('Sports')}>
        <SideListItem label={sayIn(globals['language'])('Football')} href="#football" />
      </SideList>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const loading = canvasElement.querySelector('[aria-busy="true"] [aria-hidden="true"]');
    const there = canvasElement.querySelector('ul');
    await expect(loading?.getBoundingClientRect().height).toBe(there?.getBoundingClientRect().height);
  },
};
