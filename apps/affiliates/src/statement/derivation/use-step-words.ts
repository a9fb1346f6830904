import type { Step } from '@kvota/commission';
import { creditHiddenAtom, hiddenAmount, useFormats } from '@kvota/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { useLineWords } from '../../commission/use-line-words.ts';
import { playersOf, tierOf, type LineStep, type Section } from '../document/sections.ts';

/** Returns the writer of exact amounts: every decimal that the computation has. Hidden with all amounts (HEAD-07). */
export function useExact(): (amount: string) => string {
  const formats = useFormats();
  const hidden = useAtomValue(creditHiddenAtom);
  return (amount) => (hidden ? hiddenAmount : formats.number(amount));
}

type StepOf<T extends Step['type']> = Extract<Step, { readonly type: T }>;

/** Returns a sentence for each step of a derivation. `nameOf` names a line by its id. */
export function useStepWords(nameOf: (id: string) => string): (step: LineStep, section: Section) => string {
  const { t } = useLingui();
  const exact = useExact();
  const words = useLineWords();
  const rateWords = (step: StepOf<'rate'>, section: Section): string => {
    const [rate, on] = [words.percent(step.ppm), exact(step.on)];
    const from = step.from ?? '';
    switch (tierOf(step, section.line)) {
      case 'selections':
        return t({ id: 'agency.step.rateSelections', message: `${rate} of ${on}, tickets with selections: ${from}` });
      case 'amount': {
        const start = exact(from);
        return t({ id: 'agency.step.rateTier', message: `${rate} of ${on}, the tier from ${start}` });
      }
      case undefined:
        return t({ id: 'agency.step.rate', message: `${rate} of ${on}` });
    }
  };
  const shareWords = (step: StepOf<'share'>): string => {
    const { share } = step;
    const [rate, on] = [words.percent(step.ppm), exact(step.on)];
    return step.of === 'turnover'
      ? t({ id: 'agency.step.shareTurnover', message: `Deducted for ${share}: ${rate} of stakes of ${on}` })
      : t({ id: 'agency.step.shareGgr', message: `Deducted for ${share}: ${rate} of GGR of ${on}` });
  };
  const playerWords = (step: StepOf<'players'>): string => {
    const { count } = step;
    const each = exact(step.perPlayer);
    return playersOf(step) === 'active'
      ? t({
          id: 'agency.step.active',
          message: plural(count, {
            one: `Fee for # active player, ${each} each`,
            other: `Fee for # active players, ${each} each`,
          }),
        })
      : t({
          id: 'agency.step.qualified',
          message: plural(count, {
            one: `# player qualified, ${each} each`,
            other: `# players qualified, ${each} each`,
          }),
        });
  };
  return (step, section) => {
    switch (step.type) {
      case 'turnover':
        return t({ id: 'agency.step.turnover', message: 'Stakes of settled tickets and rounds' });
      case 'payout':
        return t({ id: 'agency.step.payout', message: 'Payouts deducted, which leaves the GGR' });
      case 'bonusCost':
        return t({ id: 'agency.step.bonusCost', message: 'Bonus cost deducted' });
      case 'share':
        return shareWords(step);
      case 'carryIn':
        return t({ id: 'agency.step.carryIn', message: 'Carry-over of losses from earlier periods' });
      case 'carryOut':
        return t({ id: 'agency.step.carryOut', message: 'The loss goes into the carry-over, so nothing is paid now' });
      case 'notCarried':
        return t({ id: 'agency.step.notCarried', message: 'The loss counts as zero and is forgotten' });
      case 'rate':
        return rateWords(step, section);
      case 'players':
        return playerWords(step);
      case 'less': {
        const other = nameOf(step.of);
        return t({ id: 'agency.step.less', message: `Deducted: the result of “${other}”` });
      }
      case 'floor':
        return t({ id: 'agency.step.floor', message: 'A result below zero counts as zero' });
      case 'leastTurnover': {
        const [turnover, least] = [exact(step.turnover), exact(step.least)];
        return t({
          id: 'agency.step.leastTurnover',
          message: `Stakes of ${turnover} are less than the ${least} that are needed: nothing is paid`,
        });
      }
    }
  };
}
