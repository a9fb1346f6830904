import type { ReactElement } from 'react';

import { Dots, Rays, Sky, stars, type SceneProps } from './parts.tsx';

/** A hall of light: rays from the middle and a curtain, as on old machines. */
export function Hall({ tones, variant }: SceneProps): ReactElement {
  const y = variant === 1 ? 110 : 50;
  return (
    <>
      <Sky tones={tones} x={80} y={y} />
      <Rays x={80} y={y} fill={tones.light} count={variant === 2 ? 28 : 18} />
      {variant === 1 ? null : (
        <>
          <path d="M0 0H34C30 34 20 62 0 84ZM160 0H126C130 34 140 62 160 84Z" fill={tones.near} />
          <path
            d="M0 0H12C12 30 8 56 0 72ZM22 0H28C25 32 18 56 4 78C14 54 20 30 22 0ZM160 0H148C148 30 152 56 160 72ZM138 0H132C135 32 142 56 156 78C146 54 140 30 138 0Z"
            fill={tones.mid}
          />
        </>
      )}
      <g fill={tones.light}>
        {[10, 30, 50, 70, 90, 110, 130, 150].map((x) => (
          <circle key={x} cx={x} cy="95" r="2.6" />
        ))}
      </g>
    </>
  );
}

/** A tavern: a wall of boards, a window at night, a lamp over the table. */
export function Tavern({ tones, variant }: SceneProps): ReactElement {
  const lamp = [80, 112, 48][variant % 3] ?? 80;
  const window = lamp > 79 ? 8 : 118;
  return (
    <>
      <Sky tones={tones} x={lamp} y={24} />
      <path
        d="M0 22H160M0 44H160M0 66H160M26 0V22M96 0V22M60 22V44M132 22V44M18 44V66M104 44V66"
        stroke={tones.deep}
        strokeWidth="1.6"
        opacity=".5"
      />
      <path d={`M${window} 16h34v40h-34z`} fill="#12263c" stroke={tones.near} strokeWidth="4" />
      <circle cx={window + 24} cy="28" r="5" fill="#e8eef2" />
      <path d={`M${window + 17} 16v40M${window} 36h34`} stroke={tones.near} strokeWidth="2.4" />
      <path d={`M${lamp - 8} 22h16l44 62h-104z`} fill={tones.light} opacity=".28" />
      <path d={`M${lamp - 1} 0h2v12h-2zM${lamp - 13} 24l7-12h12l7 12z`} fill={tones.deep} />
      <path d={`M${lamp - 9} 24h18a9 6 0 0 1-18 0z`} fill={tones.light} />
      <path d="M0 80H160V100H0Z" fill={tones.near} />
      <path d="M0 80H160V84H0Z" fill={tones.far} />
    </>
  );
}

/** A place of treasure: an island at dusk, a ship's cabin, a vault. */
export function Hoard({ tones, variant }: SceneProps): ReactElement {
  if (variant === 2)
    return (
      <>
        <Sky tones={tones} x={80} y={50} />
        <circle cx="80" cy="50" r="56" fill={tones.near} />
        <circle cx="80" cy="50" r="50" fill={tones.mid} stroke={tones.glow} strokeWidth="3" />
        <circle
          cx="80"
          cy="50"
          r="42"
          fill="none"
          stroke={tones.light}
          strokeWidth="5"
          pathLength="24"
          strokeDasharray=".3 .7"
        />
        <circle cx="80" cy="50" r="32" fill={tones.far} />
        <path d="M0 100L12 82L26 92L40 80L56 94L80 88L102 94L120 80L136 92L150 82L160 100Z" fill="#e8b53a" />
      </>
    );
  const x = variant === 1 ? 40 : 116;
  const palm = variant === 1 ? 136 : 22;
  return (
    <>
      <Sky tones={tones} x={x} y={44} />
      <Rays x={x} y={46} fill={tones.light} count={16} />
      <circle cx={x} cy="46" r="18" fill={tones.light} />
      <path d="M0 60H160V100H0Z" fill="#12606a" />
      <path d={`M${x - 16} 63h32l6 5h-44zM${x - 26} 73h52l8 5h-68z`} fill={tones.glow} opacity=".8" />
      <path d={`M${palm - 3} 84q8-28 2-52l4-1q7 26 1 53z`} fill="#3d2410" />
      <path
        d={`M${palm + 2} 32q-16-12-28 4q14-5 27-2q-14 2-18 18q10-12 19-16q2 10-1 20q8-9 5-20q10 2 17 14q0-16-15-17q12-4 22 4q-8-16-28-5z`}
        fill="#1f5a3a"
      />
      <path d="M0 88C36 72 60 84 90 82S140 76 160 86V100H0Z" fill="#d9a45a" />
      <path d="M0 96C50 86 110 96 160 90V100H0Z" fill="#a8763a" />
    </>
  );
}

/** A stadium: the crowd, floodlights, the mown pitch. */
export function Stadium({ tones, variant }: SceneProps): ReactElement {
  const crowd =
    'M2 40h0M10 46h0M20 40h0M30 46h0M40 41h0M50 47h0M60 42h0M72 46h0M84 41h0M94 46h0M106 42h0M116 47h0M126 41h0M136 46h0M146 40h0M156 45h0M14 52h0M36 53h0M64 53h0M90 53h0M120 53h0M148 52h0';
  return (
    <>
      <Sky tones={tones} x={variant === 1 ? 20 : 140} y={8} />
      <path d="M18 14L50 100H-20ZM142 14L180 100H110Z" fill={tones.light} opacity=".25" />
      <path d="M0 34C50 44 110 44 160 34V62H0Z" fill={tones.deep} />
      <Dots fill={tones.glow} at={crowd} />
      <path d="M0 58H160V100H0Z" fill="#2e8b45" />
      <path d="M22 58H42L22 100H-10ZM62 58H80V100H54ZM98 58H118L138 100H106ZM138 58H158L190 100H170Z" fill="#25763a" />
      <path d="M0 60H160" stroke="#e9f7ec" strokeWidth="1.6" />
      {variant === 2 ? (
        <path d="M30 100L44 76H116L130 100" fill="none" stroke="#e9f7ec" strokeWidth="2" />
      ) : (
        <ellipse cx="80" cy="96" rx="44" ry="20" fill="none" stroke="#e9f7ec" strokeWidth="2" />
      )}
      <path d="M4 6H32V18H4ZM128 6H156V18H128ZM16 18H20V36H16ZM140 18H144V36H140Z" fill={tones.near} />
      <Dots
        fill="#fff"
        at="M9 10h0M15 10h0M21 10h0M27 10h0M9 14h0M15 14h0M21 14h0M27 14h0M133 10h0M139 10h0M145 10h0M151 10h0M133 14h0M139 14h0M145 14h0M151 14h0"
      />
    </>
  );
}

/** Space: stars and a planet with a ring, a red tail, or a moon. */
export function Space({ tones, variant }: SceneProps): ReactElement {
  return (
    <>
      <Sky tones={tones} x={[126, 24, 80][variant % 3] ?? 80} y={variant === 2 ? 110 : 26} />
      <Dots fill="#fff" at={`${stars}M26 70h0M60 60h0M98 78h0M136 68h0M80 92h0M10 88h0`} />
      {variant === 0 ? (
        <>
          <circle cx="128" cy="28" r="18" fill={tones.glow} />
          <path d="M128 10A18 18 0 0 1 128 46C142 38 142 18 128 10Z" fill={tones.far} />
          <path d="M102 38Q128 40 156 16" fill="none" stroke={tones.light} strokeWidth="4" strokeLinecap="round" />
        </>
      ) : variant === 1 ? (
        <>
          <path d="M164 -8L30 34L24 26Z" fill="#ff6a4d" opacity=".8" />
          <path d="M164 -8L28 30L26 28Z" fill="#ffd0a0" />
          <circle cx="26" cy="31" r="9" fill="#fff0d0" />
        </>
      ) : (
        <>
          <circle cx="80" cy="150" r="84" fill={tones.light} />
          <path d="M36 82a9 4 0 1 0 18 0 9 4 0 1 0-18 0M92 76a12 4 0 1 0 24 0 12 4 0 1 0-24 0" fill={tones.glow} />
        </>
      )}
    </>
  );
}

/** A temple: columns and steps before an evening sky. */
export function Temple({ tones, variant }: SceneProps): ReactElement {
  const x = [80, 120, 40][variant % 3] ?? 80;
  const columns = [8, 30, 118, 140];
  return (
    <>
      <Sky tones={tones} x={x} y={40} />
      <Rays x={x} y={40} fill={tones.light} count={variant === 2 ? 26 : 14} />
      <circle cx={x} cy="40" r="16" fill={tones.light} />
      {columns.map((left) => (
        <g key={left}>
          <path d={`M${left} 18h12v64h-12z`} fill={tones.far} />
          <path d={`M${left + 7} 18h5v64h-5zM${left + 2} 18h1.4v64h-1.4z`} fill={tones.mid} />
          <path d={`M${left - 2} 14h16v5h-16zM${left - 2} 80h16v5h-16z`} fill={tones.glow} />
        </g>
      ))}
      <path
        d={variant === 1 ? 'M0 14L80 -16L160 14V6L80 -30L0 6ZM0 8H160V15H0Z' : 'M0 6H160V14H0Z'}
        fill={tones.near}
      />
      <path d="M0 84H160V92H0Z" fill={tones.mid} />
      <path d="M0 91H160V100H0Z" fill={tones.near} />
    </>
  );
}

/** The inside of a stone: facets around a light. */
export function Facets({ tones, variant }: SceneProps): ReactElement {
  const x = [80, 52, 108][variant % 3] ?? 80;
  return (
    <>
      <Sky tones={tones} x={x} y={46} />
      <path
        d={`M${x} 46L0 0H60ZM${x} 46L110 0H160V20ZM${x} 46L160 60V100ZM${x} 46L96 100H40ZM${x} 46L0 100V66Z`}
        fill={tones.light}
        opacity=".16"
      />
      <path d={`M${x} 46L60 0H110ZM${x} 46L160 100H96ZM${x} 46L0 66V24Z`} fill={tones.deep} opacity=".4" />
      <path
        d="M22 10l2 8 8 2-8 2-2 8-2-8-8-2 8-2zM140 64l2.4 9 9 2.4-9 2.4-2.4 9-2.4-9-9-2.4 9-2.4zM132 8l1.4 5 5 1.4-5 1.4-1.4 5-1.4-5-5-1.4 5-1.4z"
        fill={tones.light}
      />
    </>
  );
}

/** A city at night: towers with lit windows, a street with lights. */
export function City({ tones, variant }: SceneProps): ReactElement {
  const windows =
    'M6 42h0M12 42h0M6 50h0M12 58h0M24 30h0M30 38h0M24 46h0M30 54h0M44 54h0M50 60h0M106 54h0M112 48h0M112 60h0M124 28h0M130 36h0M124 44h0M130 52h0M146 44h0M152 52h0M146 60h0';
  return (
    <>
      <Sky tones={tones} x={[80, 124, 36][variant % 3] ?? 80} y={62} />
      {variant === 1 ? <circle cx="124" cy="16" r="9" fill="#f3f0dc" /> : null}
      <path d="M34 76V44H60V76ZM66 76V56H96V76ZM100 76V42H118V76Z" fill={tones.mid} />
      <path
        d="M0 78V36H18V78ZM20 78V22H27V16H29V22H36V78ZM40 78V50H54V78ZM102 78V46H116V78ZM120 78V20L128 12L136 20V78ZM140 78V38H160V78Z"
        fill={tones.deep}
      />
      <Dots fill={tones.light} at={windows} />
      <path d="M0 76H160V100H0Z" fill={tones.near} />
      <path d="M66 76H94L134 100H26Z" fill={tones.deep} />
      <path d="M78 76L80 76L82 100H76Z" fill={tones.light} />
      <path d="M0 78L60 76L10 100M160 78L100 76L150 100" fill="none" stroke={tones.glow} strokeWidth="2.4" />
    </>
  );
}

/** A table under a lamp, for games without a place. */
export const Felt = ({ tones, variant }: SceneProps): ReactElement => (
  <>
    <Sky tones={tones} x={[52, 108, 80][variant % 3] ?? 80} y={14} />
    <path d="M-10 100C10 58 150 58 170 100Z" fill={tones.far} opacity=".55" />
    <path d="M2 100C24 68 136 68 158 100" fill="none" stroke={tones.glow} strokeWidth="1.6" opacity=".6" />
  </>
);
