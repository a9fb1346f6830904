import type { ReactElement } from 'react';

import { Dots, Rays, Sky, stars, type SceneProps } from './parts.tsx';

const pick = (variant: number, ...values: readonly number[]): number => values[variant % values.length] ?? 0;

/** An orchard: hills below a low sun. */
export function Orchard({ tones, variant }: SceneProps): ReactElement {
  const x = pick(variant, 124, 34, 80);
  return (
    <>
      <Sky tones={tones} x={x} y={22} />
      <Rays x={x} y={22} fill={tones.light} count={16} />
      <circle cx={x} cy="22" r="15" fill={tones.light} />
      <path d="M0 66C34 50 60 56 90 64S140 58 160 50V100H0Z" fill={tones.mid} />
      <path d="M0 84C40 66 84 78 160 66V100H0Z" fill={tones.near} />
      <path d="M0 96L40 76M20 100L62 76M52 100L86 76M90 100L112 74M128 100L138 72" stroke={tones.mid} strokeWidth="2" />
    </>
  );
}

/** Winter: hills of snow, pines, and a moon or northern lights. */
export function Winter({ tones, variant }: SceneProps): ReactElement {
  const x = pick(variant, 128, 30, 80);
  const pine = 'l7 12h-4l6 10h-5l7 11h-22l7-11h-5l6-10h-4z';
  return (
    <>
      <Sky tones={tones} x={x} y={20} />
      {variant === 2 ? (
        <path
          d="M-6 40C20 8 44 44 74 20S128 32 166 4V22C132 48 110 30 80 42S24 36 -6 62ZM-6 22C30-6 60 18 92 4L104 8C70 26 30 10 -6 36Z"
          fill="#63f0b4"
          opacity=".5"
        />
      ) : (
        <circle cx={x} cy="20" r="12" fill={tones.light} />
      )}
      <path d="M0 70L26 42L44 58L74 30L104 62L126 44L160 72V100H0Z" fill={tones.mid} />
      <path d="M26 42L34 50L28 54L20 50ZM74 30L86 44L76 50L66 40ZM126 44L134 52L126 56L119 50Z" fill="#e6f3fb" />
      <path d={`M14 52${pine}M146 50${pine}M128 60${pine}`} fill={tones.deep} />
      <path d="M0 84C40 68 90 90 160 74V100H0Z" fill="#cfe4f2" />
      <path d="M0 92C50 82 110 98 160 86V100H0Z" fill="#a9cbe2" />
      <Dots fill="#fff" at={stars} />
    </>
  );
}

/** A river at night: its far bank, the moon and the way of its light on the water. */
export function River({ tones, variant }: SceneProps): ReactElement {
  const x = pick(variant, 122, 40, 80);
  return (
    <>
      <Sky tones={tones} x={x} y={18} />
      <circle cx={x} cy="20" r="13" fill={tones.light} />
      <Dots fill={tones.light} at={stars} />
      <path d="M0 52L18 46L30 50L52 38L76 50L96 44L120 50L142 40L160 48V58H0Z" fill={tones.near} />
      <path d="M0 56H160V100H0Z" fill={tones.mid} />
      <path
        d={`M${x - 10} 58h20l4 5h-28zM${x - 17} 67h34l4 5h-42zM${x - 12} 76h26l8 5h-42zM${x - 24} 86h48l6 6h-58z`}
        fill={tones.glow}
        opacity=".75"
      />
      <path
        d="M-4 66q9-5 18 0t18 0M122 72q9-5 18 0t18 0M-8 84q9-5 18 0t18 0M108 92q9-5 18 0t18 0t18 0"
        fill="none"
        stroke={tones.far}
        strokeWidth="2.4"
      />
    </>
  );
}

/** The sea: sun over the coast, or the deep with light from above. */
export function Sea({ tones, variant }: SceneProps): ReactElement {
  if (variant > 0)
    return (
      <>
        <Sky tones={tones} x={pick(variant, 0, 50, 104)} y={-10} />
        <path d="M34 0H58L20 100H-24ZM76 0H92L86 100H50ZM112 0H126L160 88V100H128Z" fill={tones.light} opacity=".17" />
        <path
          d={
            variant === 1
              ? 'M0 100V78C6 70 8 58 14 60S14 76 20 78C24 70 22 62 28 64S28 84 36 88L46 100ZM160 100V70C152 62 154 50 147 52S150 70 143 74C136 70 139 60 132 62S136 84 124 88L118 100Z'
              : 'M0 100V86C30 78 50 92 84 86S134 76 160 84V100Z'
          }
          fill={variant === 1 ? '#f0586a' : tones.near}
        />
        <path d="M0 94C40 86 110 98 160 90V100H0Z" fill={tones.deep} />
        <g fill="none" stroke={tones.light} strokeWidth="1.5" opacity=".7">
          <circle cx="22" cy="30" r="4" />
          <circle cx="30" cy="18" r="2.4" />
          <circle cx="138" cy="36" r="5" />
          <circle cx="130" cy="22" r="2.4" />
        </g>
      </>
    );
  return (
    <>
      <Sky tones={tones} x={116} y={44} />
      <Rays x={116} y={46} fill={tones.light} count={18} />
      <circle cx="116" cy="46" r="17" fill={tones.light} />
      <path d="M0 52L20 40L40 46L62 34L84 54V60H0Z" fill={tones.near} />
      <path d="M0 57H160V100H0Z" fill={tones.mid} />
      <path d="M100 60H132L138 65H92ZM88 70H140L150 76H80Z" fill={tones.glow} opacity=".8" />
      <path d="M-6 82q11-8 22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0V100H-6Z" fill={tones.near} />
      <path d="M-16 93q11-7 22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0V102H-16Z" fill={tones.deep} />
    </>
  );
}

/** Mountains in layers, with the sun behind a summit. */
export function Mountain({ tones, variant }: SceneProps): ReactElement {
  const x = pick(variant, 104, 46, 80);
  return (
    <>
      <Sky tones={tones} x={x} y={28} />
      <circle cx={x} cy="28" r={variant === 1 ? 17 : 14} fill={tones.light} />
      <path d="M0 62L30 34L48 50L80 16L112 52L132 32L160 58V100H0Z" fill={tones.far} />
      <path
        d="M80 16L92 30L84 36L78 31L71 37L68 29ZM132 32L140 40L133 45L126 38ZM30 34L37 41L29 45L23 40Z"
        fill="#eef5f4"
      />
      <path d="M0 74L34 52L66 76L104 50L138 72L160 62V100H0Z" fill={tones.mid} />
      <path d="M0 88L24 74L54 88L90 72L130 90L160 78V100H0Z" fill={tones.near} />
    </>
  );
}

/** A forest: trunks on both sides and a shaft of light between them. */
export function Forest({ tones, variant }: SceneProps): ReactElement {
  const x = pick(variant, 96, 58, 80);
  return (
    <>
      <Sky tones={tones} x={x} y={10} />
      <path d={`M${x - 12} 0h34l34 100h-96z`} fill={tones.light} opacity=".26" />
      <path d="M30 0H38L36 90H28ZM118 0H125L129 90H121ZM52 0H56V84H51ZM104 0H108L110 84H105Z" fill={tones.mid} />
      <path d="M0 0H16L12 100H0ZM140 0H160V100H148Z" fill={tones.deep} />
      <path d="M0 0H160V8C148 22 140 10 128 18S108 8 92 14S66 6 52 14S30 24 20 16S4 26 0 22Z" fill={tones.near} />
      <path d="M0 90C24 74 44 88 66 86S124 78 160 88V100H0Z" fill={tones.near} />
      <path d="M0 98L6 82L10 96L18 80L22 100ZM138 100L144 80L149 96L156 82L160 98V100Z" fill={tones.far} />
    </>
  );
}

/** Dunes under a hot sun, with pyramids or a caravan's way. */
export function Desert({ tones, variant }: SceneProps): ReactElement {
  const x = pick(variant, 118, 80, 36);
  return (
    <>
      <Sky tones={tones} x={x} y={26} />
      {variant === 1 ? <Rays x={x} y={26} fill={tones.light} count={20} /> : null}
      <circle cx={x} cy="26" r="15" fill={tones.light} />
      <path d="M4 70L40 26L76 70ZM92 70L118 40L146 70Z" fill={tones.mid} />
      <path d="M40 26L76 70H50ZM118 40L146 70H126Z" fill={tones.near} />
      <path d="M0 68C40 54 74 74 104 66S146 60 160 64V100H0Z" fill={tones.glow} />
      <path d="M0 84C34 68 70 86 104 82S146 74 160 80V100H0Z" fill={tones.far} />
      <path d="M0 96C50 82 90 100 160 90V100H0Z" fill={tones.mid} />
    </>
  );
}

/** A farm: fields in rows, a barn, the morning. */
export function Farm({ tones, variant }: SceneProps): ReactElement {
  const x = pick(variant, 116, 44, 80);
  const barn = pick(variant, 6, 118, 6);
  return (
    <>
      <Sky tones={tones} x={x} y={36} />
      <Rays x={x} y={40} fill={tones.light} count={14} />
      <circle cx={x} cy="40" r="17" fill={tones.light} />
      <path d="M0 60C40 46 100 56 160 48V100H0Z" fill={tones.far} />
      <path d={`M${barn} 40l18-13 18 13v24h-36z`} fill="#a8322c" />
      <path d={`M${barn - 3} 42l21-16 21 16`} fill="none" stroke="#f4ead2" strokeWidth="3" />
      <path d={`M${barn + 11} 50h14v14h-14z`} fill="#f4ead2" />
      <path d="M0 68C50 58 110 66 160 60V100H0Z" fill={tones.mid} />
      <path
        d="M30 100L66 64H74L50 100ZM70 100L82 63H90L94 100ZM116 100L98 63H106L142 100ZM0 92L46 65H54L8 100H0Z"
        fill={tones.near}
      />
    </>
  );
}
