import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { TreeTable, type TreeColumn, type TreeTableRow } from './TreeTable.tsx';

interface Branch {
  readonly name: string;
  readonly credit: string;
  readonly below?: readonly Branch[];
}

interface Line extends TreeTableRow {
  readonly branch: Branch;
}

const tree: Branch = {
  name: 'Novi Sad',
  credit: '120.400,00',
  below: [
    { name: 'Detelinara', credit: '20.000,00', below: [{ name: 'Jovana', credit: '350,00' }] },
    { name: 'Liman', credit: '8.100,00', below: [] },
    { name: 'Marko', credit: '1.250,00' },
  ],
};

const columns: readonly TreeColumn<Line>[] = [
  { id: 'name', header: 'Name', cell: ({ branch }) => branch.name },
  { id: 'below', header: 'Below', align: 'end', cell: ({ branch }) => branch.below?.length ?? 0 },
  { id: 'credit', header: 'Credit', align: 'end', cell: ({ branch }) => branch.credit },
];

function linesOf(branch: Branch, open: ReadonlySet<string>, at = { level: 1, setSize: 1, posInSet: 1 }): Line[] {
  const isOpen = open.has(branch.name);
  const own = { id: branch.name, ...at, branch, ...(branch.below && { expanded: isOpen }) };
  if (!isOpen || !branch.below) return [own];
  if (branch.below.length === 0) {
    const note = 'Nobody is here yet';
    return [own, { id: `${branch.name}:none`, level: at.level + 1, setSize: 1, posInSet: 1, branch, note }];
  }
  const setSize = branch.below.length;
  const below = branch.below.flatMap((each, index) =>
    linesOf(each, open, { level: at.level + 1, setSize, posInSet: index + 1 }),
  );
  return [own, ...below];
}

const activate = fn();

function Sample({ reveal }: { readonly reveal?: string }): ReactElement {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['Novi Sad']));
  const [active, setActive] = useState<string>();
  return (
    <TreeTable
      label="Users"
      columns={columns}
      rows={linesOf(tree, open)}
      active={active}
      onActiveChange={setActive}
      onOpenChange={({ id }, opened) =>
        setOpen(new Set(opened ? [...open, id] : [...open].filter((each) => each !== id)))
      }
      onActivate={({ id }) => activate(id)}
      {...(reveal !== undefined && { reveal })}
    />
  );
}

const meta = {
  title: 'Kit/Tables/Tree table',
  component: Sample,
  parameters: {
    docs: { description: { component: 'Rows of a tree with columns, by the keys of the ARIA treegrid.' } },
  },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move, right and left open and close, Enter activates. */
export const Keys: Story = {
  tags: ['both'],
  play: async ({ canvas, userEvent }) => {
    const row = (name: RegExp): HTMLElement => canvas.getByRole('row', { name });
    row(/^Novi Sad/).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(/^Detelinara/)).toHaveFocus();
    await expect(row(/^Detelinara/)).toHaveAttribute('aria-level', '2');
    await expect(row(/^Detelinara/)).toHaveAttribute('aria-setsize', '3');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(row(/^Jovana/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(row(/^Detelinara/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}{Enter}');
    await expect(activate).toHaveBeenLastCalledWith('Marko');
    await expect(canvas.getAllByRole('row').filter((each) => each.tabIndex === 0)).toHaveLength(1);
  },
};

/** A press on the sign opens, a press elsewhere activates. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    const liman = canvas.getByRole('row', { name: /^Liman/ });
    const sign = liman.querySelector('[data-twisty]');
    if (!sign) throw new Error('The row has no sign');
    await userEvent.click(sign);
    await expect(canvas.getByRole('row', { name: 'Nobody is here yet' })).toBeVisible();
    await userEvent.click(canvas.getByText('Marko'));
    await expect(activate).toHaveBeenLastCalledWith('Marko');
  },
};

/** A row can be pointed out; it gets the focus. */
export const Revealed: Story = {
  args: { reveal: 'Liman' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Liman/ })).toHaveFocus();
  },
};
