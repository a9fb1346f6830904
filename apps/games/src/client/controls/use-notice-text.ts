import { isLocale } from '@kvota/contracts';
import { formatsOf } from '@kvota/i18n';
import { useLingui } from '@lingui/react/macro';

import type { Notice } from '../play/play-state.ts';
import type { FrameProblemCode, FrameRound, RefusalStatus } from '../../wire/index.ts';

type Refusal = NonNullable<FrameRound['refusal']>;

/** Returns the text of a notice: what happened and what the player can do (RGS-24). */
export function useNoticeText(money: (amount: string) => string): (notice: Notice) => string {
  const refusalText = useRefusalText(money);
  const problemText = useProblemText();
  const { t } = useLingui();
  return (notice) => {
    switch (notice.type) {
      case 'refused':
        return refusalText(notice.refusal);
      case 'problem':
        return problemText(notice.code);
      case 'cancelled':
        if (notice.reason !== null) {
          const why = notice.reason;
          return t({
            id: 'games.notice.cancelledWhy',
            message: `The round was cancelled, and your stake is back in your credit. Reason: ${why}`,
          });
        }
        return t({
          id: 'games.notice.cancelled',
          message: 'The round was cancelled. Your stake is back in your credit.',
        });
      case 'noAnswer':
        return t({
          id: 'games.notice.noAnswer',
          message: 'No answer yet. We keep asking for the same round; nothing is staked twice.',
        });
      case 'resumed':
        return t({ id: 'games.notice.resumed', message: 'You left this round open. It goes on where you stopped.' });
      case 'whileAway': {
        const [won, staked] = [money(notice.won), money(notice.staked)];
        return t({
          id: 'games.notice.whileAway',
          message: `A round ended while you were away: ${won} back for ${staked}.`,
        });
      }
    }
  };
}

/** Returns the text of a refused bet. Nothing was staked. */
export function useRefusalText(money: (amount: string) => string): (refusal: Refusal) => string {
  const { t, i18n } = useLingui();
  return ({ status, until, limit }) => {
    const time =
      until !== null && isLocale(i18n.locale) ? formatsOf(i18n.locale).kickoff(until, Date.parse(until)) : '';
    const highest = limit === null ? '' : money(limit);
    const texts: Readonly<Record<RefusalStatus, string>> = {
      insufficientFunds: t({ id: 'games.refused.funds', message: 'Your credit is too low for this stake.' }),
      betLimit:
        highest === ''
          ? t({ id: 'games.refused.off', message: 'This game cannot be played now.' })
          : t({ id: 'games.refused.limit', message: `The highest stake in this game is ${highest}.` }),
      sessionExpired: t({ id: 'games.refused.expired', message: 'Your session has ended. Open the game again.' }),
      playerBlocked: t({ id: 'games.refused.blocked', message: 'Your account cannot place bets. Contact support.' }),
      selfExcluded:
        time === ''
          ? t({ id: 'games.refused.excluded', message: 'You are excluded from playing.' })
          : t({ id: 'games.refused.excludedUntil', message: `You are excluded from playing until ${time}.` }),
      lossLimit: t({ id: 'games.refused.lossLimit', message: 'Your loss limit is reached.' }),
      timeLimit:
        time === ''
          ? t({
              id: 'games.refused.sessionTime',
              message:
                'The time that you set for playing is used up. After 15 minutes away from the site a new session begins.',
            })
          : t({
              id: 'games.refused.timeLimit',
              message: `The time that you set for playing is used up until ${time}.`,
            }),
      registerUnknown: t({
        id: 'games.refused.registerUnknown',
        message: 'The exclusion register has not answered whether you may play. Try again in a minute.',
      }),
      limitRequired: t({
        id: 'games.refused.limitRequired',
        message: 'Here you play with a limit of your own for deposits. Set one in your account first.',
      }),
      nightOff: t({
        id: 'games.refused.nightOff',
        message: `You have chosen not to play at this hour. You can play again from ${time}.`,
      }),
      limitReached: t({
        id: 'games.refused.limitReached',
        message: 'A limit that you, your agent or the operator has set is reached.',
      }),
      freeRoundsUsed: t({
        id: 'games.refused.freeRounds',
        message: 'These free rounds are used up or have expired. Nothing was staked.',
      }),
      realityCheckDue: t({ id: 'games.refused.realityCheck', message: 'Answer the reality check to go on.' }),
      tooEarly: t({ id: 'games.refused.tooEarly', message: 'The last round was a moment ago. Try again.' }),
      gameInactive: t({ id: 'games.refused.inactive', message: 'This game is switched off.' }),
      casinoDisabled: t({ id: 'games.refused.casino', message: 'The casino is closed now.' }),
      maintenance: t({ id: 'games.refused.maintenance', message: 'Maintenance is under way. Try again later.' }),
      currencyMismatch: t({ id: 'games.refused.currency', message: 'This game cannot be played with this wallet.' }),
      roundClosed: t({ id: 'games.refused.failed', message: 'The round could not be booked. Nothing was staked.' }),
      rolledBack: t({ id: 'games.refused.failed', message: 'The round could not be booked. Nothing was staked.' }),
      unknownRound: t({ id: 'games.refused.failed', message: 'The round could not be booked. Nothing was staked.' }),
      failed: t({ id: 'games.refused.failed', message: 'The round could not be booked. Nothing was staked.' }),
      busy: t({ id: 'games.refused.busy', message: 'The wallet is busy. Try again.' }),
    };
    return texts[status];
  };
}

function useProblemText(): (code: FrameProblemCode) => string {
  const { t } = useLingui();
  return (code) => {
    if (code === 'tooEarly')
      return t({ id: 'games.refused.tooEarly', message: 'The last round was a moment ago. Try again.' });
    if (code === 'betsClosed')
      return t({
        id: 'games.problem.betsClosed',
        message: 'The bet came too late for this round. The stake is still yours.',
      });
    if (code === 'tableLimit')
      return t({
        id: 'games.problem.tableLimit',
        message: 'All your bets on this round together would exceed the highest stake.',
      });
    if (code === 'stakeOffGrid')
      return t({ id: 'games.problem.stake', message: 'This stake cannot be placed here. Choose another.' });
    if (code === 'roundOver')
      return t({ id: 'games.problem.roundOver', message: 'The round ended before your cash-out arrived.' });
    return t({ id: 'games.problem.failed', message: 'That did not work. Nothing was staked. Try again.' });
  };
}
