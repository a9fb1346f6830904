import type { AgencyLimits, AgencyNode } from '@kvota/contracts';
import { Heading, Panel, Skeleton, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { AgencyFault } from '../../frame/AgencyFault.tsx';
import * as css from '../../frame/frame.css.ts';
import { useMay } from '../../frame/rights/use-may.ts';
import { LimitFacts } from '../../limits/LimitFacts.tsx';
import { useLimitWords } from '../../limits/use-limit-words.ts';
import { useLimits } from '../../limits/use-limits.ts';
import { SaveActions, SaveNotice } from '../SaveParts.tsx';
import { LimitInputs } from './LimitInputs.tsx';
import { ProductSwitches } from './ProductSwitches.tsx';
import { isChanged } from './limits-draft.ts';
import { useLimitsForm } from './use-limits-form.ts';

/** Limits and products of a user: a form for the parent, facts for everybody else (OP-74). */
export function LimitsSection({ node }: { readonly node: AgencyNode }): ReactElement {
  const { t } = useLingui();
  const query = useLimits(node);
  const limits = query.data;
  const may = useMay();
  if (limits === undefined)
    return query.isError ? (
      <AgencyFault
        error={query.error}
        title={t({ id: 'agency.limits.failed', message: 'The limits could not be loaded' })}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    ) : (
      <Skeleton height={640} />
    );
  return (
    <Panel>
      {limits.mayChange && may('users') ? (
        <LimitsEditor key={limits.currencyId} limits={limits} path={node.path} />
      ) : (
        <div className={css.stack}>
          <LimitFacts limits={limits} path={node.path} />
          <Text size="sm" tone="secondary">
            {limits.mayChange
              ? t({ id: 'agency.settings.noRight', message: 'Your account has no right to change this.' })
              : t({ id: 'agency.settings.parentOnly', message: 'Only the agent directly above changes this.' })}
          </Text>
        </div>
      )}
    </Panel>
  );
}

interface EditorProps {
  readonly limits: AgencyLimits;
  readonly path: AgencyNode['path'];
}

/** Both groups are saved together, because they have one version. */
function LimitsEditor({ limits, path }: EditorProps): ReactElement {
  const { t } = useLingui();
  const words = useLimitWords();
  const form = useLimitsForm(limits);
  const theirs = [
    ...limits.limits
      .filter(({ key }) => form.conflicts.includes(key))
      .map(
        ({ key, own }) => `${words.limit(key)}: ${own === null ? words.none : words.value(key, own, limits.currency)}`,
      ),
    ...limits.switches
      .filter(({ key }) => form.conflicts.includes(key))
      .map(({ key, own }) => `${words.product(key)}: ${words.state(own)}`),
  ];
  return (
    <form
      className={css.stack}
      aria-label={words.limitsTitle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <Heading level={2} size="md">
        {words.limitsTitle}
      </Heading>
      <Text size="sm" tone="secondary">
        {t({
          id: 'agency.limits.intro',
          message: 'An empty field is no limit. Of the limits of all levels, the strictest counts.',
        })}
      </Text>
      <LimitInputs form={form} limits={limits} path={path} />
      <Heading level={2} size="md">
        {words.productsTitle}
      </Heading>
      <ProductSwitches form={form} limits={limits} path={path} />
      <SaveNotice theirs={theirs} problem={form.problem} />
      <SaveActions changed={isChanged(form.draft)} saving={form.saving} onDiscard={form.discard} />
    </form>
  );
}
