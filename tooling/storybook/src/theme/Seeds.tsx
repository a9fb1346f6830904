import { Badge, Button, Chip, CountButton, LiveBadge, OddsButton, Panel, SegmentedControl, TextField } from '@kvota/ui';
import {
  checkSeeds,
  colorAt,
  contrastOf,
  contrastPairs,
  defaultSeeds,
  deriveColors,
  flattenTokens,
  seedNames,
  type SeededTheme,
  type SeedName,
  type ThemeSeeds,
} from '@kvota/ui/theme';
import { useState, type ReactElement } from 'react';
import { Json } from '../workbench/Code.tsx';
import { Columns, Workbench, Fields, Row, Stack } from '../workbench/Workbench.tsx';
import { Facts } from '../workbench/Facts.tsx';
import * as css from './theme.css.ts';

/** Example brands: ours, and some whose colours are hard to read. */
export const brands: Readonly<Record<string, Partial<ThemeSeeds>>> = {
  Kvota: {},
  Crimson: { brand: '#C8102E', ground: '#16090C', live: '#FF3D7F' },
  Ocean: { brand: '#2BB3FF', ground: '#071726', odds: '#0F2A42' },
  'Pale on pale': { brand: '#F4F4F0', ground: '#EFEFE8', text: '#D8D8D0', odds: '#E4E4DC' },
};

const words: Readonly<Record<SeedName, string>> = {
  brand: 'what leads and is chosen',
  ground: 'page, surfaces, lines',
  text: 'what is written',
  odds: 'cells of prices',
  live: 'matches in play',
  up: 'a price that went up',
  down: 'a price that went down',
  casino: 'the casino’s mark',
};

/** Derives a whole theme from an operator's eight colours. */
export function Seeds(props: { readonly theme: SeededTheme; readonly brand?: string }): ReactElement {
  const [theme, setTheme] = useState(props.theme);
  const [seeds, setSeeds] = useState<Partial<ThemeSeeds>>(brands[props.brand ?? 'Kvota'] ?? {});
  const { colors, faults, moved } = deriveColors(seeds, theme);
  const contrasts = contrastPairs.map(({ ink, ground, least }) => ({
    contrast: contrastOf(colorAt(colors, ink), colorAt(colors, ground)),
    least,
  }));
  const broken = contrasts.filter(({ contrast, least }) => contrast < least);
  const lowest = Math.min(...contrasts.filter(({ least }) => least === 4.5).map(({ contrast }) => contrast));
  return (
    <Workbench
      title="Operator seeds"
      intro="Eight colours make a theme. Lightness gives way until every pair can be read, so that no brand is refused."
      tools={
        <SegmentedControl
          label="Theme"
          size="sm"
          value={theme}
          onValueChange={setTheme}
          items={[
            { value: 'dark', label: 'Dark' },
            { value: 'light', label: 'Light' },
          ]}
        />
      }
    >
      <Columns layout="halves">
        <Panel title="Seeds">
          <Stack>
            <Row>
              {Object.entries(brands).map(([name, brand]) => (
                <Button key={name} size="sm" variant="secondary" onClick={() => setSeeds(brand)}>
                  {name}
                </Button>
              ))}
            </Row>
            <Fields>
              {seedNames.map((seed) => (
                <SeedField
                  key={seed}
                  seed={seed}
                  value={seeds[seed] ?? defaultSeeds[theme][seed]}
                  fault={faults.find((each) => each.seed === seed)?.message}
                  onValueChange={(value) => setSeeds({ ...seeds, [seed]: value })}
                />
              ))}
            </Fields>
          </Stack>
        </Panel>
        <Stack>
          <Preview colours={flattenTokens(colors)} />
          <Panel title="What came of it">
            <Facts
              facts={[
                { name: 'Pairs', value: contrasts.length },
                {
                  name: 'Pairs that cannot be read',
                  value: broken.length,
                  tone: broken.length > 0 ? 'danger' : 'success',
                },
                { name: 'Lowest contrast of text', value: lowest.toFixed(2) },
                { name: 'Colours that had to move', value: moved.length },
              ]}
            />
          </Panel>
        </Stack>
      </Columns>
      <Panel title="To be stored">
        <Json value={flattenTokens(colors)} label="Colours as they are stored" maxHeight={240} />
      </Panel>
    </Workbench>
  );
}

function SeedField(props: {
  readonly seed: SeedName;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onValueChange: (value: string) => void;
}): ReactElement {
  const { seed, value, fault, onValueChange } = props;
  const isColour = checkSeeds({ [seed]: value }).faults.length === 0;
  return (
    <TextField
      label={seed}
      hint={words[seed]}
      size="sm"
      spellCheck={false}
      autoComplete="off"
      value={value}
      error={fault}
      onValueChange={onValueChange}
      prefix={<span className={css.seed} style={{ background: isColour ? value : 'transparent' }} />}
    />
  );
}

/** Components in given colours, whatever the theme of the page; without them, in those of the page. */
export function Preview({ colours = {} }: { readonly colours?: Readonly<Record<string, string>> }): ReactElement {
  return (
    <div className={css.preview} style={colours} data-testid="preview">
      <Panel title="Serbia · Superliga" actions={<LiveBadge />}>
        <Stack>
          <div className={css.odds}>
            <OddsButton label="Crvena zvezda – Partizan, 1" price="1.85" selected />
            <OddsButton label="Crvena zvezda – Partizan, X" price="3.45" move="up" />
            <OddsButton label="Crvena zvezda – Partizan, 2" price="4.10" move="down" />
            <OddsButton label="Crvena zvezda – Partizan, over" price="1.90" />
            <OddsButton label="Crvena zvezda – Partizan, under" state="suspended" />
          </div>
          <Row>
            <Chip selected onClick={() => undefined}>
              Football
            </Chip>
            <Chip onClick={() => undefined}>Tennis</Chip>
            <CountButton label="Selections: 3" count={3} onClick={() => undefined} />
            <Badge tone="success">Winner</Badge>
            <Badge tone="danger">Loser</Badge>
            <Badge tone="casino">Jackpot</Badge>
          </Row>
          <Row>
            <Button variant="brand">Pay ticket</Button>
            <Button variant="secondary">Print</Button>
            <Button variant="danger">Delete</Button>
          </Row>
        </Stack>
      </Panel>
    </div>
  );
}
