import type { AgencyBlock } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the words for the setter of a block, as far as the agent may know it. */
export function useBlockSetter(): (block: Pick<AgencyBlock, 'by' | 'operator'>) => string {
  const { t } = useLingui();
  return ({ by, operator }) => {
    if (by !== null) return t({ id: 'agency.blocks.by', message: `Blocked by ${by}` });
    return operator
      ? t({ id: 'agency.blocks.byOperator', message: 'Blocked by the operator' })
      : t({ id: 'agency.blocks.byAbove', message: 'Blocked by an agent above yours' });
  };
}
