import {
  agencyRights,
  limitKeys,
  limitSwitches,
  transferBases,
  type AgencyKind,
  type AgencyRight,
  type CommissionLine,
  type ExportList,
  type TransferBasis,
} from '@kvota/contracts';
import { useFormats, walletsAtom } from '@kvota/shell';
import { ticketNumber } from '@kvota/tickets';
import { noonOf } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { useLineWords } from '../commission/use-line-words.ts';
import { usePeriodOf } from '../commission/use-period-of.ts';
import { useRightWords } from '../frame/rights/use-right-words.ts';
import { useAmount } from '../frame/use-currency.ts';
import { useNodeWords } from '../frame/use-node-words.ts';
import { useLimitWords } from '../limits/use-limit-words.ts';
import { useCodeState } from '../promo/use-code-state.ts';
import { contactFields, type ContactField } from '../settings/contact-draft.ts';
import { useDropReason } from '../settings/danger/use-drop-reason.ts';
import { useContactWords } from '../settings/use-contact-words.ts';
import { useBasisName } from '../transfers/use-direction-name.ts';
import type { ChangedField } from './changed-fields.ts';

/** Words for the fields of stored states. A field without a name, of a newer platform, is shown as it was stored. */
export interface FieldWords {
  readonly name: (field: ChangedField) => string;
  readonly value: (field: ChangedField, value: unknown) => string;
}

/** Returns the names of stored fields and their values. Hidden credit hides amounts too (HEAD-07). */
export function useFieldWords(): FieldWords {
  const names = useNames();
  const values = useValues();
  return {
    name: ({ name, currency }) =>
      [names[name] ?? name, ...(currency !== undefined && isAmount(name) ? [currency] : [])].join(' · '),
    value({ name, currency }, value) {
      if (value === null || value === undefined || value === '') return '–';
      return (Object.hasOwn(values, name) ? values[name]?.(value, currency ?? '') : undefined) ?? plain(value);
    },
  };
}

/** True for the fields whose values are in the currency of the act. */
const isAmount = (name: string): boolean =>
  ['amount', 'credit', 'debt', 'limit', 'lowFloat', 'open', ...limitKeys].includes(name) && name !== 'openTickets';

type Write = (value: unknown, currency: string) => string | undefined;

const known = <T extends object>(of: T, name: string): name is Extract<keyof T, string> => Object.hasOwn(of, name);
const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const text =
  (write: (text: string) => string | undefined): Write =>
  (value) =>
    typeof value === 'string' ? write(value) : undefined;

function useNames(): Readonly<Partial<Record<string, string>>> {
  const { t } = useLingui();
  const limits = useLimitWords();
  return {
    ...Object.fromEntries(limitKeys.map((key) => [key, limits.limit(key)])),
    ...Object.fromEntries(limitSwitches.map((key) => [key, limits.product(key)])),
    credit: t({ id: 'agency.credit', message: 'Credit' }),
    debt: t({ id: 'agency.audit.field.debt', message: 'Debt' }),
    basis: t({ id: 'agency.basis', message: 'Basis' }),
    limit: t({ id: 'agency.audit.field.line', message: 'Credit line' }),
    lowFloat: t({ id: 'agency.audit.field.lowFloat', message: 'Mark for low credit' }),
    open: t({ id: 'agency.commission.open', message: 'Open' }),
    scope: t({ id: 'agency.block.scope', message: 'Who is blocked' }),
    blockedBy: t({ id: 'agency.state', message: 'State' }),
    reason: t({ id: 'agency.void.reason', message: 'Reason' }),
    name: t({ id: 'agency.search', message: 'Name' }),
    kind: t({ id: 'agency.filter.kind', message: 'Kind' }),
    ticketId: t({ id: 'agency.tickets.kind', message: 'Ticket' }),
    code: t({ id: 'agency.promo.code', message: 'Promo code' }),
    note: t({ id: 'agency.note', message: 'Note' }),
    validUntil: t({ id: 'agency.promo.until', message: 'Valid until' }),
    maxUses: t({ id: 'agency.audit.field.maxUses', message: 'Most uses' }),
    active: t({ id: 'agency.state', message: 'State' }),
    version: t({ id: 'agency.plan.version', message: 'Version of the plan' }),
    validFrom: t({ id: 'agency.audit.field.validFrom', message: 'Valid from' }),
    lines: t({ id: 'agency.audit.field.lines', message: 'Lines' }),
    periodId: t({ id: 'agency.transfers.period', message: 'Period' }),
    countedIn: t({ id: 'agency.correct.countedIn', message: 'Counted in' }),
    amount: t({ id: 'agency.amount', message: 'Amount' }),
    changed: t({ id: 'agency.audit.field.changed', message: 'Changed' }),
    list: t({ id: 'agency.audit.field.list', message: 'List' }),
    format: t({ id: 'agency.audit.field.format', message: 'Format' }),
    rows: t({ id: 'agency.figure.rows', message: 'Rows' }),
    filters: t({ id: 'agency.audit.field.filters', message: 'Filters' }),
    firstName: t({ id: 'agency.staff.firstName', message: 'First name' }),
    rights: t({ id: 'agency.staff.rights', message: 'Rights' }),
    caps: t({ id: 'agency.audit.field.caps', message: 'Caps of a day' }),
    parent: t({ id: 'agency.audit.field.parent', message: 'Agent above' }),
    dropped: t({ id: 'agency.void.reason', message: 'Reason' }),
  };
}

function useValues(): Readonly<Record<string, Write>> {
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const nodes = useNodeWords();
  const limits = useLimitWords();
  const contact = useContactWords();
  const codeState = useCodeState();
  const line = useLineWords();
  const periodOf = usePeriodOf();
  const basisName = useBasisName();
  const right = useRightWords();
  const dropped = useDropReason();
  const codes = new Map(useAtomValue(walletsAtom).map(({ currency_id: id, currency }) => [id, currency]));
  const kinds: Readonly<Record<AgencyKind, string>> = {
    player: nodes.kind('player'),
    agent: nodes.kind('agent'),
    root: nodes.kind('root'),
  };
  const scopes: Readonly<Record<string, string>> = {
    none: nodes.state({ blocked: false, blockedBy: null }),
    self: t({ id: 'agency.block.self', message: 'Only this user' }),
    branch: t({ id: 'agency.block.branch', message: 'With everybody below' }),
  };
  const lists: Readonly<Record<ExportList, string>> = {
    tickets: t({ id: 'agency.page.tickets', message: 'Tickets' }),
    transfers: t({ id: 'agency.page.transfers', message: 'Transfers' }),
    users: t({ id: 'agency.page.users', message: 'Users' }),
    calculation: t({ id: 'agency.page.calculation', message: 'Calculation' }),
    statementRows: t({ id: 'agency.audit.field.statementRows', message: 'Rows of a statement' }),
  };
  const amount: Write = (value, currency) => text((given) => money(given, currency))(value, currency);
  const count: Write = (value) => (typeof value === 'number' ? formats.number(value) : undefined);
  return {
    ...Object.fromEntries(
      limitKeys.map((key): [string, Write] => [
        key,
        (value, currency) => text((given) => limits.value(key, given, currency))(value, currency),
      ]),
    ),
    ...Object.fromEntries(
      limitSwitches.map((key): [string, Write] => [
        key,
        (value) => (typeof value === 'boolean' ? limits.state(value) : undefined),
      ]),
    ),
    credit: amount,
    debt: amount,
    limit: amount,
    lowFloat: amount,
    basis: text((given) => (isBasis(given) ? basisName(given) : undefined)),
    open: amount,
    scope: text((given) => scopes[given]),
    blockedBy: text(() => nodes.state({ blocked: true, blockedBy: 'above' })),
    periodId: text(periodOf),
    countedIn: text(periodOf),
    amount,
    kind: text((given) => (known(kinds, given) ? kinds[given] : undefined)),
    ticketId: text(ticketNumber),
    validUntil: text((given) => formats.dateTime(given)),
    validFrom: text((given) => formats.date(noonOf(given))),
    active: (value) => (typeof value === 'boolean' ? codeState(value ? 'active' : 'off') : undefined),
    rights: (value) => {
      if (!Array.isArray(value)) return undefined;
      if (value.length === 0) return t({ id: 'agency.staff.viewOnly', message: 'Viewing only' });
      return formats.list(value.map((each) => (isRight(each) ? right(each).name : String(each))));
    },
    caps: (value) =>
      Array.isArray(value) && value.every(isCap)
        ? formats.list(value.map(({ currencyId, cap }) => money(cap, codes.get(currencyId) ?? '')))
        : undefined,
    maxUses: count,
    rows: count,
    filters: count,
    dropped: text((given) => dropped(given)),
    list: text((given) => (known(lists, given) ? lists[given] : undefined)),
    format: text((given) => given.toUpperCase()),
    changed: (value) =>
      Array.isArray(value)
        ? formats.list(value.map((field) => (isContactField(field) ? contact.field(field) : String(field))))
        : undefined,
    lines: (value) =>
      Array.isArray(value)
        ? value.every(isLine)
          ? formats.list(value.map((each) => `${line.name(each)}: ${line.rate(each)}`))
          : formats.number(value.length)
        : undefined,
  };
}

const isBasis = (value: string): value is TransferBasis => transferBases.some((basis) => basis === value);
const isContactField = (value: unknown): value is ContactField => contactFields.some((field) => field === value);

const isRight = (value: unknown): value is AgencyRight => agencyRights.some((one) => one === value);
const isCap = (value: unknown): value is { readonly currencyId: number; readonly cap: string } =>
  typeof value === 'object' && value !== null && 'currencyId' in value && 'cap' in value;

const isLine = (value: unknown): value is CommissionLine =>
  typeof value === 'object' && value !== null && 'base' in value && 'products' in value;
