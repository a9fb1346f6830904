import type { Transaction } from '@kvota/contracts';
import { Text } from '@kvota/ui';
import type { ReactElement } from 'react';

import * as css from '../../frame/account.css.ts';
import { useTypeName } from '../use-type-name.ts';
import { useExplanationText, type WriteAmount } from './use-explanation-text.ts';

/** Why a movement was booked, with its details (ACC-02). One without an explanation has the name of its kind. */
export function MovementDetails({ movement, write }: { movement: Transaction; write: WriteAmount }): ReactElement {
  const linesOf = useExplanationText(write);
  const nameOf = useTypeName();
  const lines = linesOf(movement);
  const [what = nameOf(movement.type), ...details] = lines;
  return (
    <div className={css.lines}>
      <Text>{what}</Text>
      {details.map((line) => (
        <Text key={line} tone="muted" size="sm">
          {line}
        </Text>
      ))}
    </div>
  );
}
