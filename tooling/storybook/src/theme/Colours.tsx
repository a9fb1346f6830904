import { Badge, Panel } from '@kvota/ui';
import { colorAt, contrastOf, contrastPairs, themeColors, type ColorPath, type ThemeName } from '@kvota/ui/theme';
import type { ReactElement } from 'react';
import { Workbench, Row } from '../workbench/Workbench.tsx';
import { colourGroups, variableOf } from './colour-groups.ts';
import * as css from './theme.css.ts';

/** Shows every colour of the kit in one theme, and the contrast of every pair that components use. */
export function Colours({ theme }: { readonly theme: ThemeName }): ReactElement {
  const colours = themeColors[theme];
  return (
    <Workbench
      title="Colours"
      intro="By the names of their custom properties, which never change: saved themes store them."
    >
      {colourGroups.map(({ group, paths }) => (
        <Panel key={group} title={group}>
          <ul className={css.swatches}>
            {paths.map((path) => (
              <Swatch key={path} path={path} value={colorAt(colours, path)} />
            ))}
          </ul>
        </Panel>
      ))}
      <Panel title="Pairs">
        <ul className={css.pairs}>
          {contrastPairs.map(({ ink, ground, least }) => {
            const contrast = contrastOf(colorAt(colours, ink), colorAt(colours, ground));
            const holds = contrast >= least;
            return (
              <li key={`${ink} ${ground}`} className={css.pair}>
                <span aria-hidden="true" className={css.sample} style={{ background: variableOf(ground) }}>
                  {least === 3 ? (
                    <span className={css.mark} style={{ background: variableOf(ink) }} />
                  ) : (
                    <span style={{ color: variableOf(ink) }}>2.35</span>
                  )}
                </span>
                <span className={css.name}>
                  {ink} on {ground}
                </span>
                <Row>
                  {holds ? null : <Badge tone="danger">below {least}</Badge>}
                  <span className={css.figure}>{contrast.toFixed(2)}</span>
                </Row>
              </li>
            );
          })}
        </ul>
      </Panel>
    </Workbench>
  );
}

function Swatch({ path, value }: { readonly path: ColorPath; readonly value: string }): ReactElement {
  return (
    <li className={css.swatch}>
      <span className={css.chip} style={{ background: variableOf(path) }} />
      <span className={css.name}>{path}</span>
      <span className={css.value}>{value}</span>
    </li>
  );
}
