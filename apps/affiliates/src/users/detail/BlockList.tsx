import type { AgencyBlock } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { Fact, FactList, Panel } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useBlockSetter } from './use-block-setter.ts';

/** Every block of a user with its setter, its day and its reason, highest setter first. Renders nothing without any. */
export function BlockList(props: {
  readonly blocks: readonly AgencyBlock[];
  readonly username: string;
}): ReactElement | null {
  const { blocks, username } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const setterOf = useBlockSetter();
  const factsOf = ({ since, scope, on, reason }: AgencyBlock): string => {
    const when = since === null ? undefined : formats.dateTime(since);
    return [
      when && t({ id: 'agency.blocks.since', message: `Since ${when}` }),
      scope === 'branch' && on !== null && on !== username
        ? t({ id: 'agency.blocks.branch', message: `With everybody below ${on}` })
        : undefined,
      reason === '' ? undefined : t({ id: 'agency.blocks.reason', message: `Reason: ${reason}` }),
    ]
      .filter((part) => part !== undefined)
      .join(' · ');
  };
  if (blocks.length === 0) return null;
  return (
    <Panel>
      <FactList>
        {blocks.map((block) => (
          <Fact key={`${block.operator} ${block.by} ${block.since}`} name={setterOf(block)} value={factsOf(block)} />
        ))}
      </FactList>
    </Panel>
  );
}
