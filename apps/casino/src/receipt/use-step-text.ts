import { useLingui } from '@lingui/react/macro';

import { stepWords } from './step-words.ts';

/** Returns a decision of the player in words. */
export function useStepText(): (action: unknown, outcome: unknown) => string {
  const { t } = useLingui();
  const moves: Readonly<Record<string, string>> = {
    'cash-out': t({ id: 'played.step.cashOut', message: 'Cashed out' }),
    higher: t({ id: 'played.step.higher', message: 'Higher' }),
    lower: t({ id: 'played.step.lower', message: 'Lower' }),
    same: t({ id: 'played.step.same', message: 'Same' }),
    hit: t({ id: 'played.step.hit', message: 'Another card' }),
    stand: t({ id: 'played.step.stand', message: 'Stand' }),
    double: t({ id: 'played.step.double', message: 'Double' }),
    split: t({ id: 'played.step.split', message: 'Split' }),
  };
  return (action, outcome) => {
    const words = stepWords(action, outcome);
    switch (words.kind) {
      case 'field':
        return t({ id: 'played.step.field', message: `Field ${words.number}` });
      case 'choice':
        return t({ id: 'played.step.choice', message: `Choice ${words.number}` });
      case 'hold': {
        const cards = words.cards.join(' ');
        return cards === ''
          ? t({ id: 'played.step.holdNone', message: 'All cards changed' })
          : t({ id: 'played.step.hold', message: `Kept ${cards}` });
      }
      case 'move':
        return moves[words.move] ?? words.move;
    }
  };
}
