import { useLingui } from '@lingui/react/macro';

/** Returns why a bet was refused, by the status of the wallet. If a status is not known, it is shown as it is. */
export function useReasonText(): (reason: string) => string {
  const { t } = useLingui();
  const texts: Readonly<Record<string, string>> = {
    insufficientFunds: t({ id: 'played.why.insufficientFunds', message: 'The credit was below the stake.' }),
    betLimit: t({ id: 'played.why.betLimit', message: 'The stake was not one that the game allows.' }),
    sessionExpired: t({ id: 'played.why.sessionExpired', message: 'The session of the game had ended.' }),
    playerBlocked: t({ id: 'played.why.playerBlocked', message: 'Your account was blocked.' }),
    selfExcluded: t({ id: 'played.why.selfExcluded', message: 'You were excluded from games.' }),
    lossLimit: t({ id: 'played.why.lossLimit', message: 'Your loss limit was reached.' }),
    timeLimit: t({ id: 'played.why.timeLimit', message: 'Your time limit was reached.' }),
    registerUnknown: t({ id: 'played.why.registerUnknown', message: 'The exclusion register had not answered.' }),
    limitRequired: t({
      id: 'played.why.limitRequired',
      message: 'You had not set the limit of deposits that is required.',
    }),
    nightOff: t({ id: 'played.why.nightOff', message: 'You had chosen not to play at that hour.' }),
    limitReached: t({
      id: 'played.why.limitReached',
      message: 'A limit that you, your agent or the operator had set was reached.',
    }),
    realityCheckDue: t({ id: 'played.why.realityCheckDue', message: 'A reality check was waiting for your answer.' }),
    tooEarly: t({ id: 'played.why.tooEarly', message: 'The round before had only just begun.' }),
    gameInactive: t({ id: 'played.why.gameInactive', message: 'The game was switched off.' }),
    casinoDisabled: t({ id: 'played.why.casinoDisabled', message: 'The casino was switched off.' }),
    maintenance: t({ id: 'played.why.maintenance', message: 'Maintenance had begun.' }),
    rolledBack: t({ id: 'played.why.rolledBack', message: 'The bet came after it had been taken back.' }),
  };
  return (reason) => texts[reason] ?? reason;
}
