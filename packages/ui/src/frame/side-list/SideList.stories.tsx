import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CountButton } from '../../action/count-button/CountButton.tsx';
import { Flag } from '../../icon/flag/Flag.tsx';
import { SportIcon } from '../../icon/sport-icon/SportIcon.tsx';
import { Panel } from '../panel/Panel.tsx';
import { SideList, SideListItem } from './SideList.tsx';
import { SideListSkeleton } from './SideListSkeleton.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Frame/Side list',
  component: SideList,
  args: { label: 'Sports' },
  argTypes: { children: { control: false }, title: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component:
          'Links at the side: sports, countries, leagues, account pages. An entry can expand to others below it.',
      },
    },
  },
} satisfies Meta<typeof SideList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A league is switched on and off. */
function League(props: { readonly label: string; readonly count: string; readonly initial?: boolean }): ReactElement {
  const { label, count, initial = false } = props;
  const [chosen, setChosen] = useState(initial);
  return <SideListItem depth={2} label={label} count={count} pressed={chosen} onClick={() => setChosen(!chosen)} />;
}

function Sports(): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <div style={{ maxWidth: 280 }}>
      <Panel flush>
        <SideList label={productText('Sports')} title={productText('Sports')}>
          <SideListItem
            label={productText('Football')}
            icon={<SportIcon code="F" size={22} />}
            count="128"
            current
            expanded={open}
            onClick={() => setOpen(!open)}
            trailing={<CountButton count={2} label={productText('Show all leagues again')} onClick={() => undefined} />}
          />
          {open ? (
            <>
              <SideListItem depth={1} label={productText('Serbia')} icon={<Flag code="RS" />} count="24" expanded />
              <League label="Superliga" count="8" initial />
              <League label="Prva liga" count="7" />
              <SideListItem
                depth={1}
                label={productText('Germany')}
                icon={<Flag code="DE" />}
                count="31"
                expanded={false}
              />
            </>
          ) : null}
          <SideListItem
            label={productText('Basketball')}
            icon={<SportIcon code="B" size={22} />}
            count="46"
            href="#b"
          />
          <SideListItem
            label={productText('Table tennis')}
            icon={<SportIcon code="TT" size={22} />}
            count="212"
            href="#tt"
          />
          <SideListItem
            label="Chess"
            icon={<SportIcon code="CH" size={22} />}
            count="0"
            disabledReason="No matches this week"
          />
        </SideList>
      </Panel>
    </div>
  );
}

export const SportsAndLeagues: Story = {
  render: () => <Sports />,
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: productText('Sports') }));
    const football = nav.getByRole('button', { name: new RegExp(`^${productText('Football')}`) });
    await expect(football).toHaveAttribute('aria-expanded', 'true');
    const league = nav.getByRole('button', { name: /^Superliga/ });
    await expect(league).toHaveAttribute('aria-pressed', 'true');
    await expect(league).not.toHaveAttribute('aria-current');
    football.focus();
    await userEvent.keyboard('{Enter}');
    await expect(football).toHaveAttribute('aria-expanded', 'false');
    await expect(nav.queryByRole('link', { name: /^Superliga/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    const chess = nav.getByRole('button', { name: /^Chess/ });
    await expect(chess).toHaveAttribute('aria-disabled', 'true');
    await expect(chess).toHaveAccessibleDescription('No matches this week');
  },
};

/** As high as real lines, so that nothing moves when they load. */
export const Loading: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 300 }}>
      <SideListSkeleton lines={1} />
      <SideList label={productText('Sports')}>
        <SideListItem label={productText('Football')} href="#football" />
      </SideList>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const loading = canvasElement.querySelector('[aria-busy="true"] [aria-hidden="true"]');
    const there = canvasElement.querySelector('ul');
    await expect(loading?.getBoundingClientRect().height).toBe(there?.getBoundingClientRect().height);
  },
};
