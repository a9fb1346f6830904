import type { AgencyLimit, AgencyLimits, AgencyNode, AgencySwitch } from '@kvota/contracts';
import { Heading, SettingRow, SettingRows, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../frame/frame.css.ts';
import { isOverruled, originOf } from './limit-values.ts';
import { useLimitWords } from './use-limit-words.ts';

interface FactsProps {
  readonly limits: AgencyLimits;
  /** From the caller to the user. */
  readonly path: AgencyNode['path'];
}

/** Limits and products of a user to read: own values, values in force, and their levels (OP-74). */
export function LimitFacts({ limits, path }: FactsProps): ReactElement {
  const { t } = useLingui();
  const words = useLimitWords();
  const isFree = limits.limits.every(isUnset) && limits.switches.every(({ own, inForce }) => own && inForce);
  return (
    <div className={css.stack}>
      <Heading level={2} size="md">
        {words.limitsTitle}
      </Heading>
      {isFree ? (
        <Text>
          {t({ id: 'agency.limits.free', message: 'No limits hold for this user, and all products are switched on.' })}
        </Text>
      ) : (
        <>
          <LimitRows limits={limits} path={path} />
          <Heading level={2} size="md">
            {words.productsTitle}
          </Heading>
          <ProductRows limits={limits} path={path} />
        </>
      )}
    </div>
  );
}

const isUnset = ({ own, inForce }: AgencyLimit): boolean => own === null && inForce === null;

function LimitRows({ limits, path }: FactsProps): ReactElement {
  const words = useLimitWords();
  const write = (key: AgencyLimit['key'], value: string): string => words.value(key, value, limits.currency);
  const row = (limit: AgencyLimit): ReactElement => {
    const { key, own, inForce, level } = limit;
    const origin = originOf(level, { mayChange: limits.mayChange, path });
    const overruled = isOverruled(limit, own);
    return (
      <SettingRow
        key={key}
        name={words.limit(key)}
        ownLabel={words.own}
        own={own === null ? '–' : write(key, own)}
        overruled={overruled}
        inForceLabel={words.inForce}
        inForce={inForce === null ? words.none : write(key, inForce)}
        {...(origin && { origin: words.origin(origin) })}
        {...(overruled && { note: words.stricter })}
      />
    );
  };
  return <SettingRows>{limits.limits.map(row)}</SettingRows>;
}

function ProductRows({ limits, path }: FactsProps): ReactElement {
  const words = useLimitWords();
  const row = ({ key, own, inForce, level }: AgencySwitch): ReactElement => {
    const origin = originOf(level, { mayChange: limits.mayChange, path });
    return (
      <SettingRow
        key={key}
        name={words.product(key)}
        ownLabel={words.own}
        own={words.state(own)}
        overruled={own && !inForce}
        inForceLabel={words.inForce}
        inForce={words.state(inForce)}
        {...(origin && { origin: words.origin(origin) })}
      />
    );
  };
  return <SettingRows>{limits.switches.map(row)}</SettingRows>;
}
