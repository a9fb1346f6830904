import type { AgencyNode } from '@kvota/contracts';
import { PageLink } from '@kvota/shell';
import { buttonProps, Heading, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { StateBadge } from '../frame/StateBadge.tsx';
import { useNodeWords } from '../frame/use-node-words.ts';
import * as css from '../frame/frame.css.ts';

/** Whose settings they are, with the way back to credit, block and figures. */
export function SettingsHead({ node }: { readonly node: AgencyNode }): ReactElement {
  const { t } = useLingui();
  const words = useNodeWords();
  const { username } = node;
  return (
    <div className={css.head}>
      <div className={css.names}>
        <Heading level={1} size="lg">
          {t({ id: 'agency.settings.title', message: `Settings of ${username}` })}
        </Heading>
        <span className={css.line}>
          <Text as="span" tone="secondary">
            {words.kind(node.kind)}
          </Text>
          <StateBadge node={node} />
        </span>
      </div>
      <PageLink page="affiliatesUser" params={{ id: node.id }} {...buttonProps()}>
        {t({ id: 'agency.settings.toUser', message: 'To the user' })}
      </PageLink>
    </div>
  );
}
