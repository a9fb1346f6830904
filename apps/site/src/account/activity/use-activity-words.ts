import { useLingui } from '@lingui/react/macro';

/** Returns the names of the lines of the statement. */
export function useActivityWords() {
  const { t } = useLingui();
  return {
    paidIn: {
      deposits: t({ id: 'activity.in.deposits', message: 'Deposits' }),
      vouchers: t({ id: 'activity.in.vouchers', message: 'Vouchers redeemed' }),
      agent: t({ id: 'activity.in.agent', message: 'From the agent' }),
      total: t({ id: 'activity.in.total', message: 'Paid in' }),
    },
    paidOut: {
      withdrawals: t({ id: 'activity.out.withdrawals', message: 'Withdrawals' }),
      vouchers: t({ id: 'activity.out.vouchers', message: 'Vouchers made' }),
      agent: t({ id: 'activity.out.agent', message: 'To the agent' }),
      refunds: t({ id: 'activity.out.refunds', message: 'Deposits returned' }),
      total: t({ id: 'activity.out.total', message: 'Paid out' }),
    },
    played: {
      stakes: t({ id: 'activity.stakes', message: 'Stakes' }),
      stakesBack: t({ id: 'activity.stakesBack', message: 'Stakes returned' }),
      returns: t({ id: 'activity.returns', message: 'Returns' }),
      net: t({ id: 'activity.net', message: 'Result of play' }),
    },
    time: {
      title: t({ id: 'activity.time', message: 'Time in this period' }),
      sessions: t({ id: 'activity.sessions', message: 'Play sessions' }),
      minutes: t({ id: 'activity.minutes', message: 'Time of play' }),
      inMinutes: t({ id: 'activity.inMinutes', message: 'Time of play in minutes' }),
    },
    netPaid: t({ id: 'activity.netPaid', message: 'Paid in, less paid out' }),
  };
}
