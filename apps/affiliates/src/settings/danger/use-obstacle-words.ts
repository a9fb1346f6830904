import type { Obstacle, StandingObstacle } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { useAmount } from '../../frame/use-currency.ts';

/** Words for something in the way of an act, and what to do about it. */
export interface ObstacleWords {
  readonly what: string;
  readonly todo: string;
}

/** Returns the words for something that has to be settled first. */
export function useObstacleWords(): (obstacle: Obstacle) => ObstacleWords {
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  return ({ what, count = 0, amounts }) => {
    const sum = formats.list((amounts ?? []).map(({ amount, currency }) => money(amount, currency)));
    const number = count ?? 0;
    const words: Readonly<Record<StandingObstacle, ObstacleWords>> = {
      credit: {
        what: t({ id: 'agency.left.credit', message: `Credit: ${sum}` }),
        todo: t({ id: 'agency.left.creditTodo', message: 'Take the credit back.' }),
      },
      tickets: {
        what: t({
          id: 'agency.left.tickets',
          message: plural(number, { one: '# open ticket', other: '# open tickets' }),
        }),
        todo: t({ id: 'agency.left.ticketsTodo', message: 'Wait until they are settled.' }),
      },
      rounds: {
        what: t({
          id: 'agency.left.rounds',
          message: plural(number, { one: '# open round of a game', other: '# open rounds of games' }),
        }),
        todo: t({ id: 'agency.left.roundsTodo', message: 'The player finishes them in the casino.' }),
      },
      vouchers: {
        what: t({
          id: 'agency.left.vouchers',
          message: plural(number, { one: '# open voucher', other: '# open vouchers' }),
        }),
        todo: t({ id: 'agency.left.vouchersTodo', message: 'Their maker takes them back, or they expire.' }),
      },
      debt: {
        what: t({ id: 'agency.left.debt', message: `Debt: ${sum}` }),
        todo: t({ id: 'agency.left.debtTodo', message: 'Have the debt repaid.' }),
      },
      statements: {
        what: t({
          id: 'agency.left.statements',
          message: plural(number, { one: '# statement that is not paid', other: '# statements that are not paid' }),
        }),
        todo: t({ id: 'agency.left.statementsTodo', message: 'Pay or collect what is open.' }),
      },
      commission: {
        what: t({ id: 'agency.left.commission', message: 'Commission of a period that goes on' }),
        todo: t({
          id: 'agency.left.commissionTodo',
          message: 'End the plan, wait for the last statement, and pay it.',
        }),
      },
      users: {
        what: t({
          id: 'agency.left.users',
          message: plural(number, { one: '# open account below', other: '# open accounts below' }),
        }),
        todo: t({ id: 'agency.left.usersTodo', message: 'Close them, or move them to another agent.' }),
      },
      move: {
        what: t({ id: 'agency.left.move', message: 'A move that waits' }),
        todo: t({ id: 'agency.left.moveTodo', message: 'Cancel it, or wait until the day ends.' }),
      },
    };
    return words[what];
  };
}
