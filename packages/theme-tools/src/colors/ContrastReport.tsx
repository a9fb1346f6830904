import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Button } from '@kvota/ui';
import { colorAt, type ColorPath, type SeededTheme } from '@kvota/ui/theme';
import { leastMoveDistance, moveDistance, oklchOf, readColor, suggestInk, type LowPair } from '@kvota/ui/theme-editing';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { colorsOf, lowPairsOf, type Draft } from '../draft/draft.ts';
import { themes } from '../formats/index.ts';
import { useNames } from '../names/use-names.ts';
import { lightnessContrast } from '../vision/apca.ts';
import { ReadingAdvice } from '../vision/ReadingAdvice.tsx';
import * as css from './colors.css.ts';

export interface ContrastReportProps {
  readonly draft: Draft;
  readonly theme: SeededTheme;
  readonly onFix: (pair: LowPair) => void;
  readonly onFixAll: () => void;
  readonly onPoint: (path: ColorPath | undefined) => void;
}

/** Number of failing pairs that are listed at once. */
const listed = 5;

/** What cannot be read in the draft, and how it is fixed: the nearest colour that can be read, and how far it moves. */
export function ContrastReport({ draft, theme, onFix, onFixAll, onPoint }: ContrastReportProps): ReactElement {
  const { t } = useLingui();
  const names = useNames();
  const [all, setAll] = useState(false);
  const low = lowPairsOf(draft[theme], theme);
  const other = themes.find((one) => one !== theme) ?? theme;
  const elsewhere = lowPairsOf(draft[other], other).length;
  const colors = colorsOf(draft[theme], theme);
  const apart = moveDistance(colorAt(colors, 'move.up'), colorAt(colors, 'move.down')) >= leastMoveDistance;
  const total = low.length + elsewhere;
  return (
    <section className={css.contrast} aria-label={t({ id: 'theme.contrast', message: 'Contrast' })}>
      <p className={css.contrastHead} role="status">
        {total === 0 ? <IconCircleCheck size={20} /> : <IconAlertTriangle size={20} />}
        {total === 0
          ? t({ id: 'theme.contrast.good', message: 'Everything can be read, in both themes' })
          : t({
              id: 'theme.contrast.low',
              message: plural(total, { one: '# pair is hard to read', other: '# pairs are hard to read' }),
            })}
      </p>
      {low.slice(0, all ? undefined : listed).map((pair) => {
        const { requested, applied } = suggestInk(colors, pair);
        const [ink, ground] = [names.colors[pair.ink], names.colors[pair.ground]];
        const shift = Math.round((oklchOf(readColor(applied)).l - oklchOf(readColor(requested)).l) * 100);
        return (
          <div
            key={`${pair.ink} ${pair.ground}`}
            className={css.pair}
            onPointerEnter={() => onPoint(pair.ink)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <span
              className={css.sample}
              style={{ color: requested, background: colorAt(colors, pair.ground) }}
              aria-hidden="true"
            />
            <span className={css.pairText}>
              <span>{t({ id: 'theme.contrast.pair', message: `${ink} on ${ground}` })}</span>
              <span className={css.figure}>
                {`${pair.contrast.toFixed(2)} : 1 < ${pair.least} : 1 · Lc ${Math.abs(lightnessContrast(requested, colorAt(colors, pair.ground))).toFixed(0)} · ΔL ${shift > 0 ? '+' : ''}${shift}`}
              </span>
            </span>
            <Button size="sm" onClick={() => onFix(pair)}>
              {t({ id: 'theme.contrast.fix', message: 'Fix' })}
            </Button>
          </div>
        );
      })}
      {low.length > listed && !all ? (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          {t({ id: 'theme.contrast.more', message: 'Show all' })}
        </Button>
      ) : null}
      {elsewhere > 0 ? (
        <p className={css.note}>
          {t({
            id: 'theme.contrast.other',
            message: plural(elsewhere, { one: '# of them in the other theme', other: '# of them in the other theme' }),
          })}
        </p>
      ) : null}
      {total > 0 ? (
        <Button size="sm" variant="brand" onClick={onFixAll}>
          {t({ id: 'theme.contrast.fixAll', message: 'Fix all' })}
        </Button>
      ) : null}
      <ReadingAdvice colors={colors} />
      {apart ? null : (
        <p className={css.note}>
          {t({
            id: 'theme.contrast.moves',
            message: 'People who confuse red and green can hardly tell odds that went up from odds that went down.',
          })}
        </p>
      )}
    </section>
  );
}
