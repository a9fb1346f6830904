import { inApp, textOf, type Answers, type WorldSetup } from '@kvota/shell/story-world';
import { fn, screen } from 'storybook/test';

import type { AppModule } from '@kvota/shell';
import { MoneyDialog } from '../MoneyDialog.tsx';
import { agencyAnswers } from '../../story/sample-answers.ts';
import { fewPeople, smallTree } from '../../story/sample-tree.ts';

const closed = fn();
type NodeName = keyof typeof smallTree;

/** Returns a function that shows the dialog with a user. */
export const showIn =
  (modules: readonly AppModule[]) =>
  (
    of: { readonly node?: NodeName; readonly direction?: 'down' | 'up'; readonly answers?: Answers } & Pick<
      WorldSetup,
      'prepare' | 'expectedConsole'
    > = {},
  ) => {
    const { node = 'player', direction = 'down', answers, ...more } = of;
    return inApp({
      modules,
      page: 'affiliatesOffice',
      part: () => <MoneyDialog node={smallTree[node]} direction={direction} onClose={closed} />,
      answers: { ...agencyAnswers(fewPeople), ...answers },
      ...more,
    });
  };

export const amountField = () => screen.findByRole('textbox', { name: new RegExp(`^${textOf('agency.amount')}`) });
export const button = (id: string) => screen.findByRole('button', { name: textOf(id) });

type Press = {
  readonly userEvent: { type: (e: Element, t: string) => Promise<void>; click: (e: Element) => Promise<void> };
};
/** Types an amount and sends it. */
export async function send({ userEvent }: Press, amount = '2000', action = 'agency.addCredit'): Promise<void> {
  await userEvent.type(await amountField(), amount);
  await userEvent.click(await button(action));
}
