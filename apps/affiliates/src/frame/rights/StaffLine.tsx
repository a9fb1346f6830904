import { sessionAtom, useHost } from '@kvota/shell';
import { Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { connectionQuery } from '../../data/tree-queries.ts';
import { useAmount, useCurrencies } from '../use-currency.ts';

/** For a staff account: the person, the employer, and what is left of the caps of the day. Nothing for agents. */
export function StaffLine(): ReactElement | null {
  const { t } = useLingui();
  const { api } = useHost();
  const session = useAtomValue(sessionAtom);
  const connection = useQuery(connectionQuery(api)).data;
  const currencies = useCurrencies();
  const amount = useAmount();
  const staff = connection?.staff;
  if (!staff) return null;
  const username = session.status === 'signed-in' ? session.username : '';
  const person = staff.firstName || username;
  const { employer } = staff;
  const left = connection?.rights.includes('money')
    ? staff.caps.map((cap) => amount(cap.left, currencies.find(({ id }) => id === cap.currencyId)?.code)).join(' · ')
    : '';
  return (
    <Text size="sm" tone="secondary">
      {[
        t({ id: 'agency.staff.worksFor', message: `${person} for ${employer}` }),
        ...(left === '' ? [] : [t({ id: 'agency.staff.leftToday', message: `Left of today’s cap: ${left}` })]),
      ].join(' · ')}
    </Text>
  );
}
