import { colorAt, contrastOf, contrastPairs, type ColorTokens, type ContrastPair } from '@kvota/ui/theme';
import { Button } from '@kvota/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { useNames } from '../names/use-names.ts';
import { advisedContrast, lightnessContrast } from './apca.ts';
import * as css from './advice.css.ts';

interface Advice extends ContrastPair {
  readonly ratio: number;
  readonly lightness: number;
}

/** Returns the pairs that WCAG allows and APCA advises against, the hardest to read first. */
function advised(colors: ColorTokens): readonly Advice[] {
  return contrastPairs
    .flatMap((pair) => {
      const [ink, ground] = [colorAt(colors, pair.ink), colorAt(colors, pair.ground)];
      const ratio = contrastOf(ink, ground);
      const lightness = Math.abs(lightnessContrast(ink, ground));
      return ratio >= pair.least && lightness < advisedContrast(pair.least) ? [{ ...pair, ratio, lightness }] : [];
    })
    .toSorted(
      (one, other) => one.lightness / advisedContrast(one.least) - other.lightness / advisedContrast(other.least),
    );
}

/** Pairs that could be easier to read, by APCA (THEME-34). The rule stays WCAG, so nothing is stopped or fixed here. */
export function ReadingAdvice({ colors }: { readonly colors: ColorTokens }): ReactElement | null {
  const { t } = useLingui();
  const names = useNames();
  const [open, setOpen] = useState(false);
  const found = advised(colors);
  if (found.length === 0) return null;
  return (
    <div className={css.advice}>
      <Button size="sm" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t({
          id: 'theme.advice',
          message: plural(found.length, {
            one: '# pair could be easier to read',
            other: '# pairs could be easier to read',
          }),
        })}
      </Button>
      {open ? (
        <>
          <p className={css.text}>
            {t({
              id: 'theme.advice.why',
              message: 'They meet WCAG. The draft of APCA advises more contrast. It stops nothing.',
            })}
          </p>
          <ul className={css.list}>
            {found.map((pair) => {
              const [ink, ground] = [names.colors[pair.ink], names.colors[pair.ground]];
              return (
                <li key={`${pair.ink} ${pair.ground}`} className={css.pair}>
                  <span
                    className={css.sample}
                    style={{ color: colorAt(colors, pair.ink), background: colorAt(colors, pair.ground) }}
                    aria-hidden="true"
                  />
                  <span className={css.words}>
                    <span>{t({ id: 'theme.contrast.pair', message: `${ink} on ${ground}` })}</span>
                    <span className={css.figure}>
                      {`Lc ${pair.lightness.toFixed(0)} < ${advisedContrast(pair.least)} · ${pair.ratio.toFixed(2)} : 1`}
                    </span>
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
    </div>
  );
}
