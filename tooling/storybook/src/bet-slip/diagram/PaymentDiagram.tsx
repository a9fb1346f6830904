import type { PaymentStatus } from '@kvota/bet-slip/slip';
import { useId, type ReactElement } from 'react';
import { paymentFlow, underWay, type FlowEdge } from './payment-flow.ts';
import * as css from './PaymentDiagram.css.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const places: Readonly<Record<PaymentStatus, Point>> = {
  idle: { x: 170, y: 24 },
  submitting: { x: 170, y: 100 },
  unknown: { x: 57, y: 176 },
  waiting: { x: 170, y: 176 },
  deciding: { x: 283, y: 176 },
  answering: { x: 283, y: 252 },
  timedOut: { x: 57, y: 328 },
  accepted: { x: 170, y: 328 },
  rejected: { x: 283, y: 328 },
};

const [halfWidth, halfHeight] = [48, 17];

/** Returns the point at which a line from the middle of a box leaves the box. */
function borderOf(middle: Point, towards: Point): Point {
  const [dx, dy] = [towards.x - middle.x, towards.y - middle.y];
  const share = Math.min(halfWidth / Math.abs(dx || 0.001), halfHeight / Math.abs(dy || 0.001));
  return { x: middle.x + dx * share, y: middle.y + dy * share };
}

/** A curve to the right, so that the two directions between boxes do not overlap. */
function curveOf({ from, to }: Pick<FlowEdge, 'from' | 'to'>): string {
  const [a, b] = [places[from], places[to]];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  // A long curve bends further, around the boxes in between.
  const bend = Math.min(64, 8 + Math.max(0, length - 130) * 0.4);
  const middle = { x: (a.x + b.x) / 2 - (dy / length) * bend, y: (a.y + b.y) / 2 + (dx / length) * bend };
  const [start, end] = [borderOf(a, middle), borderOf(b, middle)];
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)} Q${middle.x.toFixed(1)} ${middle.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
}

/** The payment as a diagram: the present status, the steps from it, and the last step. */
export function PaymentDiagram(props: {
  readonly status: PaymentStatus;
  readonly from?: PaymentStatus | undefined;
}): ReactElement {
  const { status, from } = props;
  const id = useId();
  const drawn = paymentFlow
    .map((edge) => ({
      edge,
      tone: edge.from === status ? 'open' : edge.to === status && edge.from === from ? 'taken' : 'rest',
    }))
    .filter(({ edge, tone }) => tone !== 'rest' || edge.main)
    // Highlighted lines are drawn last, on top.
    .sort((a, b) => rank(a.tone) - rank(b.tone));
  const reach = new Set(paymentFlow.filter((edge) => edge.from === status).map(({ to }) => to));
  return (
    <svg className={css.diagram} viewBox="0 0 340 352" role="img" aria-label={`Payment: ${status}`}>
      <defs>
        {['rest', 'open', 'taken'].map((tone) => (
          <marker
            key={tone}
            id={`${id}-${tone}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0 L8 4 L0 8 Z" className={css.arrow} data-tone={tone} />
          </marker>
        ))}
      </defs>
      {drawn.map(({ edge, tone }) => (
        <path
          key={`${edge.from} ${edge.to}`}
          className={css.edge}
          d={curveOf(edge)}
          data-open={tone === 'open' ? '' : undefined}
          data-taken={tone === 'taken' ? '' : undefined}
          markerEnd={`url(#${id}-${tone})`}
        />
      ))}
      {entriesOf(places).map(([name, { x, y }]) => (
        <g
          key={name}
          data-now={name === status ? '' : undefined}
          data-reach={reach.has(name) ? '' : undefined}
          data-under-way={(underWay as readonly string[]).includes(name) ? '' : undefined}
        >
          <rect
            className={css.box}
            x={x - halfWidth}
            y={y - halfHeight}
            width={halfWidth * 2}
            height={halfHeight * 2}
            rx={6}
          />
          <text className={css.name} x={x} y={y}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

const rank = (tone: string): number => ['rest', 'open', 'taken'].indexOf(tone);

// Safe: the keys of the table are the statuses.
const entriesOf = (table: typeof places): [PaymentStatus, Point][] => Object.entries(table) as [PaymentStatus, Point][];
