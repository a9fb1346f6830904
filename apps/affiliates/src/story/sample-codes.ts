import type { PromoCode } from '@kvota/contracts';
import { at, type Answers } from '@kvota/shell/story-world';

/** A promo code; what is not given is that of a new one. */
export const sampleCode = (code: string, more: Partial<PromoCode> = {}): PromoCode => ({
  code,
  active: true,
  users: 0,
  firstDeposits: 0,
  activeUsers: 0,
  currency: 'RSD',
  currencyId: 941,
  stake: '0.00',
  ggr: '0.00',
  link: `/account/settings?promo=${code}`,
  validUntil: null,
  maxUses: null,
  note: '',
  createdAt: at(-9000),
  ...more,
});

/** Codes in every state, and one with a name of the greatest length. */
export const sampleCodes: readonly PromoCode[] = [
  sampleCode('CENTAR-2026', {
    users: 24,
    firstDeposits: 17,
    activeUsers: 12,
    stake: '184250.50',
    ggr: '22410.25',
    note: 'Kafić kod stanice',
    maxUses: 100,
    validUntil: at(40_000),
  }),
  sampleCode('DERBI', { users: 8, firstDeposits: 3, activeUsers: 3, stake: '9120.00', ggr: '-4200.00' }),
  sampleCode('LETO-25', { users: 2, firstDeposits: 1, validUntil: at(-600) }),
  sampleCode('PRVIH-5', { users: 5, firstDeposits: 5, activeUsers: 4, stake: '2000.00', ggr: '2000.00', maxUses: 5 }),
  sampleCode('NOVOGODISNJA-AKCIJA-NOVI-SAD-001', { active: false, note: 'Plakat u kladionici' }),
];

/** Answers of a platform with these codes, which are created and switched. */
export function promoAnswers(known: readonly PromoCode[] = sampleCodes): Answers {
  let codes = [...known];
  return {
    agencyPromoCodes: () => codes,
    agencyCreatePromoCode: ({ body: { code, note, validUntil = null, maxUses = null } }) => {
      if (codes.some((one) => one.code === code)) return { ErrorText: 'no', error: 'codeTaken' };
      const promoCode = sampleCode(code, { note, validUntil, maxUses, createdAt: at(0) });
      codes = [promoCode, ...codes];
      return { ErrorText: 'ok', promoCode };
    },
    agencyPromoCodeState: ({ body: { code, active } }) => {
      codes = codes.map((one) => (one.code === code ? { ...one, active } : one));
      return { ErrorText: 'ok', promoCode: codes.find((one) => one.code === code) ?? null };
    },
  };
}
