import { PromoCodeText, mostUsesOfCode } from '@kvota/contracts';
import * as v from 'valibot';

/** A code as it is typed. */
export interface TypedCode {
  readonly code: string;
  readonly note: string;
  /** The last day on which players can join, as the date field has it; empty for none. */
  readonly lastDay: string;
  /** Players that may join; empty for any number. */
  readonly uses: string;
}

/** A code to create. */
export interface NewCode {
  readonly code: string;
  readonly note: string;
  readonly validUntil: string | null;
  readonly maxUses: number | null;
}

/** A field that cannot be sent as it is. */
export type CodeField = 'code' | 'lastDay' | 'uses';

export const nothingTyped: TypedCode = { code: '', note: '', lastDay: '', uses: '' };

/** Returns what was typed as a code to create, or the fields that are wrong. The last day ends in the player's own zone. */
export function newCodeOf(
  typed: TypedCode,
  now: number,
): { readonly ready: NewCode } | { readonly wrong: readonly CodeField[] } {
  const code = v.safeParse(PromoCodeText, typed.code);
  const end = typed.lastDay === '' ? undefined : endOf(typed.lastDay);
  const uses = typed.uses.trim();
  const isCount = uses === '' || (/^\d{1,7}$/.test(uses) && Number(uses) >= 1 && Number(uses) <= mostUsesOfCode);
  const wrong: CodeField[] = [];
  if (!code.success) wrong.push('code');
  if (end !== undefined && !(end > now)) wrong.push('lastDay');
  if (!isCount) wrong.push('uses');
  if (!code.success || wrong.length > 0) return { wrong };
  return {
    ready: {
      code: code.output,
      note: typed.note.trim(),
      validUntil: end === undefined ? null : new Date(end).toISOString(),
      maxUses: uses === '' ? null : Number(uses),
    },
  };
}

/** The first moment after a day, by the clock of the device. NaN for text that is no day. */
function endOf(day: string): number {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).getTime();
}
