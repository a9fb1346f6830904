import type { ReelsModel, Spin } from '@kvota/games';
import { useEffect, useRef, type ReactElement } from 'react';

import { windowOf } from '@kvota/games';

import * as css from '../../themes/reels.css.ts';

/** Middle of a cell in the drawing, whose cells are squares of 100. */
const middle = (at: number): number => at * 100 + 50;

/** Cells of a spin that pay, as `reel,row`. */
export function payingCells(model: ReelsModel, spin: Spin): ReadonlySet<string> {
  const cells = spin.lines.flatMap(({ line, count }) =>
    (model.lines[line] ?? []).slice(0, count).map((row, reel) => `${reel},${row}`),
  );
  const paysScatters = (model.scatter?.pays[spin.scatters] ?? 0) > 0;
  const scatters = paysScatters
    ? windowOf(model, spin.stops).flatMap((letters, reel) =>
        letters.flatMap((letter, row) => (letter === model.scatter?.symbol ? [`${reel},${row}`] : [])),
      )
    : [];
  return new Set([...cells, ...scatters]);
}

/** Draws the lines that pay, and shades the cells that do not. */
export function WinLines({
  model,
  spin,
  still,
}: {
  readonly model: ReelsModel;
  readonly spin: Spin;
  readonly still: boolean;
}): ReactElement | null {
  const ref = useRef<SVGSVGElement>(null);
  const [reels, rows] = [model.strips.length, model.rows];
  useEffect(() => {
    if (still || spin.lines.length === 0) return undefined;
    const drawn = [...(ref.current?.querySelectorAll('polyline') ?? [])].map((line, at) =>
      line.animate(
        { strokeDashoffset: [1, 0] },
        { duration: 320, delay: Math.min(at, 6) * 90, fill: 'backwards', easing: 'ease-out' },
      ),
    );
    return () => drawn.forEach((each) => each.cancel());
  }, [spin, still]);
  const cells = payingCells(model, spin);
  if (cells.size === 0) return null;
  const holes = [...cells].map((cell) => {
    const [reel = 0, row = 0] = cell.split(',').map(Number);
    return `M${reel * 100 + 3} ${row * 100 + 3}h94v94h-94Z`;
  });
  return (
    <svg ref={ref} className={css.lines} viewBox={`0 0 ${reels * 100} ${rows * 100}`} aria-hidden="true">
      <path className={css.shade} fillRule="evenodd" d={`M0 0H${reels * 100}V${rows * 100}H0Z${holes.join('')}`} />
      {spin.lines.map(({ line, count }) => {
        const path = model.lines[line] ?? [];
        const points = [
          `0,${middle(path[0] ?? 0)}`,
          ...path.slice(0, count).map((row, reel) => `${middle(reel)},${middle(row)}`),
        ].join(' ');
        return (
          <g key={line}>
            <polyline className={css.lineEdge} points={points} pathLength={1} />
            <polyline
              className={css.line}
              points={points}
              pathLength={1}
              style={{ stroke: css.lineColors[line % css.lineColors.length] }}
            />
          </g>
        );
      })}
    </svg>
  );
}
