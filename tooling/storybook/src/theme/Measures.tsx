import { Panel } from '@kvota/ui';
import type { CSSProperties, ReactElement } from 'react';
import { Workbench, Stack } from '../workbench/Workbench.tsx';
import { contractPart } from './contract-part.ts';
import * as css from './theme.css.ts';

interface MeasureProps {
  readonly name: string;
  readonly value: string;
  readonly className: string;
  readonly style: CSSProperties;
}

function Measure({ name, value, className, style }: MeasureProps): ReactElement {
  return (
    <li className={css.measure}>
      <span className={css.name}>{name.replace('--kvota-', '')}</span>
      <span className={css.value}>{value}</span>
      <span className={className} style={style} />
    </li>
  );
}

/** Shows spaces, radii, sizes and durations. */
export function Measures(): ReactElement {
  return (
    <Workbench
      title="Space, radii, sizes, motion"
      intro="Every distance is one of these; the slant is that of the word mark."
    >
      <Panel title="Space">
        <ul className={css.measures}>
          {contractPart('space').map((part) => (
            <Measure key={part.name} {...part} className={css.bar} style={{ width: `var(${part.name})` }} />
          ))}
        </ul>
      </Panel>
      <Panel title="Radii">
        <ul className={css.measures}>
          {contractPart('radius').map((part) => (
            <Measure key={part.name} {...part} className={css.corner} style={{ borderRadius: `var(${part.name})` }} />
          ))}
        </ul>
      </Panel>
      {(['size', 'density', 'motion', 'z'] as const).map((start) => (
        <Panel key={start} title={start}>
          <ul className={css.measures}>
            {contractPart(start).map(({ name, value }) => (
              <li key={name} className={css.measure}>
                <span className={css.name}>{name.replace('--kvota-', '')}</span>
                <span className={css.value}>{value}</span>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </Workbench>
  );
}

const scripts = [
  ['Latin', 'Accumulator 2.35 × 1.90'],
  ['Latin of the Balkans', 'Đoković – Čilić, šansa, žreb'],
  ['Cyrillic', 'Железничар – Младост, коэффициент'],
  ['Greek', 'Ολυμπιακός – Παναθηναϊκός, απόδοση'],
] as const;

/** Shows both fonts in every size and script. */
export function Letters(): ReactElement {
  const sizes = contractPart('size').filter(({ name }) => name.includes('-text-'));
  return (
    <Workbench
      title="Letters"
      intro="Sofia Sans and its condensed sister, by script: who reads Latin alone loads no other."
    >
      {(['text', 'condensed'] as const).map((face) => (
        <Panel key={face} title={face === 'text' ? 'Sofia Sans' : 'Sofia Sans Condensed'}>
          <Stack>
            {sizes.map(({ name, value }) => (
              <div key={name} className={css.line}>
                <span className={css.value}>{value}</span>
                <span style={{ fontFamily: `var(--kvota-font-${face})`, fontSize: `var(${name})` }}>
                  Crvena zvezda – Partizan 1.85
                </span>
              </div>
            ))}
            {scripts.map(([script, text]) => (
              <div key={script} className={css.line}>
                <span className={css.value}>{script}</span>
                <span style={{ fontFamily: `var(--kvota-font-${face})` }}>{text}</span>
              </div>
            ))}
          </Stack>
        </Panel>
      ))}
    </Workbench>
  );
}
