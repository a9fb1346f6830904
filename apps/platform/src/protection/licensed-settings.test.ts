import { describe, expect, test } from 'vitest';

import { jurisdictions, type Jurisdiction } from './jurisdictions.ts';
import { licensedGeneral, licensedPayments, licensedVouchers, refuseLooser } from './licensed-settings.ts';

const redeems = ['anyone', 'counter', 'maker'] as const;
const cancels = ['untilApproved', 'never'] as const;

/** The value in force for each one that an operator can set; in brackets if it is refused as looser than the licence. */
const expected: Readonly<Record<Jurisdiction, { readonly redeem: string; readonly cancel: string }>> = {
  reference: { redeem: 'anyone counter maker', cancel: 'untilApproved never' },
  rs: { redeem: '(counter) counter maker', cancel: 'untilApproved never' },
  gb: { redeem: '(maker) (maker) maker', cancel: '(never) never' },
  mt: { redeem: '(maker) (maker) maker', cancel: 'untilApproved never' },
  se: { redeem: '(maker) (maker) maker', cancel: 'untilApproved never' },
  de: { redeem: '(maker) (maker) maker', cancel: 'untilApproved never' },
};

describe('settings of an operator are at least as strict as the licence', () => {
  const names = Object.keys(jurisdictions) as Jurisdiction[]; // its own keys

  test.each(names)('[VOU-15] %s', (name) => {
    const rules = jurisdictions[name];
    const cell = (group: string, key: string, value: string, inForce: string): string =>
      refuseLooser(group, key, value, rules) === undefined ? inForce : `(${inForce})`;
    const redeem = redeems.map((value) =>
      cell('vouchers', 'redeem', value, licensedVouchers([{ key: 'redeem', value }], rules).redeem),
    );
    const cancel = cancels.map((value) =>
      cell('payments', 'cancel', value, licensedPayments([{ key: 'cancel', value }], rules).cancel),
    );
    expect({ redeem: redeem.join(' '), cancel: cancel.join(' ') }).toEqual(expected[name]);
  });

  test('[VOU-15] without a setting, or with a malformed one, the licence is in force', () => {
    for (const value of [undefined, 'nobody', 7]) {
      const list = (key: string) => (value === undefined ? [] : [{ key, value }]);
      expect(licensedVouchers(list('redeem'), jurisdictions.gb).redeem).toBe('maker');
      expect(licensedPayments(list('cancel'), jurisdictions.gb).cancel).toBe('never');
    }
    expect(licensedVouchers([], jurisdictions.reference).redeem).toBe('anyone');
  });

  test('[OP-87] the pause of 24 hours is shown all the time where the licence or the operator requires it', () => {
    const news = { key: 'marquee', value: 'a' };
    const inForce = (name: Jurisdiction, value?: unknown) =>
      licensedGeneral(value === undefined ? [news] : [{ key: 'pauseButton', value }, news], jurisdictions[name]);
    const always = { key: 'pauseButton', value: 'always' };
    for (const value of [undefined, 'menu', 7]) expect(inForce('de', value)).toEqual([news, always]);
    for (const name of names) expect(inForce(name, 'always')).toContainEqual(always);
    for (const name of names) expect(inForce(name).length, name).toBe(name === 'de' ? 2 : 1);
    expect(refuseLooser('general', 'pauseButton', 'menu', jurisdictions.de)).toMatch(/"always"/);
    expect(refuseLooser('general', 'pauseButton', 'always', jurisdictions.de)).toBeUndefined();
    expect(refuseLooser('general', 'pauseButton', 'menu', jurisdictions.se)).toBeUndefined();
  });

  test('settings that no licence limits are not refused', () => {
    expect(refuseLooser('vouchers', 'days', 7, jurisdictions.gb)).toBeUndefined();
    expect(refuseLooser('general', 'redeem', 'anyone', jurisdictions.gb)).toBeUndefined();
  });
});
