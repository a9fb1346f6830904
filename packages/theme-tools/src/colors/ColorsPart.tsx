import { IconCrosshair } from '@tabler/icons-react';
import { Button, SearchField, SegmentedControl, ThemeSwitch } from '@kvota/ui';
import {
  colorAt,
  colorGroups,
  defaultSeeds,
  seedNames,
  themeColors,
  type ColorPath,
  type SeedName,
} from '@kvota/ui/theme';
import { opacityOf } from '@kvota/ui/theme-editing';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';
import { themeAtom } from '@kvota/shell';

import { colorsOf, shownSeed } from '../draft/draft.ts';
import type { Editor } from '../editor/editor.ts';
import { BothThemes } from '../frames/BothThemes.tsx';
import { useNames, type ColorGroup } from '../names/use-names.ts';
import { VisionChoice } from '../vision/VisionChoice.tsx';
import type { Vision } from '../vision/visions.ts';
import { ColorRow } from './ColorRow.tsx';
import { ContrastReport } from './ContrastReport.tsx';
import { Outlines } from './Outlines.tsx';
import { PickLayer } from './PickLayer.tsx';
import * as css from './colors.css.ts';

const groups = Object.entries(colorGroups).map(([group, leaves]) => ({
  group: group as ColorGroup, // The keys of the contract.
  paths: leaves.map((leaf) => `${group}.${leaf}` as ColorPath),
}));

const canBeTransparent = (path: ColorPath): boolean => opacityOf(colorAt(themeColors.dark, path)) < 1;

/** Seeds that are shown as they are. The others tint the kit's own tones. */
const followsSeed = (seed: SeedName): boolean => seed !== 'ground' && seed !== 'text' && seed !== 'odds';

type Way = 'seeds' | 'colors';

/** Edits the colours of the theme that the page shows: by eight base colours, or one by one (THEME-15). */
export function ColorsPart(props: {
  readonly editor: Editor;
  readonly panel: Element | null;
  readonly vision: Vision;
  readonly onVision: (vision: Vision) => void;
}): ReactElement {
  const { editor, panel, vision, onVision } = props;
  const { t } = useLingui();
  const names = useNames();
  const [theme, setTheme] = useAtom(themeAtom);
  const draft = useAtomValue(editor.draftAtom);
  const site = useAtomValue(editor.siteAtom);
  const [way, setWay] = useState<Way>('seeds');
  const [opened, setOpened] = useState<string>();
  const [search, setSearch] = useState('');
  const [picking, setPicking] = useState(false);
  const [found, setFound] = useState<readonly ColorPath[]>();
  const [pointed, setPointed] = useState<ColorPath>();
  /** Outlines are measured with the colours of the root, so a drag that is still cleaned up ends first. */
  const point = (path: ColorPath | undefined): void => {
    if (path !== undefined) editor.settle();
    setPointed(path);
  };
  const part = draft[theme];
  const colors = colorsOf(part, theme);
  const word = search.trim().toLocaleLowerCase();
  const fits = (path: ColorPath): boolean =>
    (found === undefined || found.includes(path)) &&
    (word === '' || `${names.colors[path]} ${path}`.toLocaleLowerCase().includes(word));
  const rowOf = (path: ColorPath): ReactElement => (
    <ColorRow
      key={path}
      name={names.colors[path]}
      color={colorAt(colors, path)}
      open={opened === path}
      onOpenChange={(open) => setOpened(open ? path : undefined)}
      onChange={(color) => editor.change({ kind: 'color', theme, path, color }, `${theme} ${path}`)}
      onDrag={(color) => editor.drag({ kind: 'color', theme, path, color }, `${theme} ${path}`)}
      onDone={() => editor.endGroup()}
      onGiveBack={
        part.picked[path] === undefined ? undefined : () => editor.change({ kind: 'give-back', theme, paths: [path] })
      }
      opacity={canBeTransparent(path)}
      onPoint={(on) => point(on ? path : undefined)}
    />
  );
  const shownGroups = groups
    .map(({ group, paths }) => ({ group, paths: paths.filter(fits) }))
    .filter(({ paths }) => paths.length > 0);
  return (
    <div className={css.stack}>
      <div className={css.tools}>
        <ThemeSwitch value={theme} onValueChange={setTheme} />
        <Button
          size="sm"
          icon={<IconCrosshair size={18} />}
          aria-pressed={picking}
          onClick={() => {
            editor.settle();
            setFound(undefined);
            setPicking(!picking);
          }}
        >
          {t({ id: 'theme.pick', message: 'Pick from the page' })}
        </Button>
      </div>
      {picking ? (
        <PickLayer
          panel={panel}
          onEnd={(paths) => {
            setPicking(false);
            if (paths === undefined || paths.length === 0) return;
            setFound(paths);
            setWay('colors');
            setOpened(paths[0]);
            setSearch('');
          }}
        />
      ) : null}
      <ContrastReport
        draft={draft}
        theme={theme}
        onFix={(pair) => editor.change({ kind: 'fix', theme, pair })}
        onFixAll={() => editor.change({ kind: 'fix-all' })}
        onPoint={point}
      />
      <SegmentedControl<Way>
        label={t({ id: 'theme.way', message: 'What to edit' })}
        value={way}
        onValueChange={setWay}
        fullWidth
        items={[
          { value: 'seeds', label: t({ id: 'theme.way.seeds', message: 'Base colours' }) },
          { value: 'colors', label: t({ id: 'theme.way.colors', message: 'Single colours' }) },
        ]}
      />
      {way === 'seeds' ? (
        <>
          <p className={css.note}>
            {t({
              id: 'theme.seeds.note',
              message: 'All other colours follow from these eight, so that everything can be read.',
            })}
          </p>
          <ul className={css.rows}>
            {seedNames.map((seed) => (
              <ColorRow
                key={seed}
                name={names.seeds[seed]}
                color={part.seeds[seed] ?? defaultSeeds[theme][seed]}
                applied={followsSeed(seed) ? shownSeed(part, theme, seed) : undefined}
                open={opened === seed}
                onOpenChange={(open) => setOpened(open ? seed : undefined)}
                onChange={(color) => editor.change({ kind: 'seed', theme, seed, color }, `${theme} ${seed}`)}
                onDrag={(color) => editor.drag({ kind: 'seed', theme, seed, color }, `${theme} ${seed}`)}
                onDone={() => editor.endGroup()}
                onGiveBack={
                  part.seeds[seed] === undefined
                    ? undefined
                    : () => editor.change({ kind: 'seed', theme, seed, color: undefined })
                }
              />
            ))}
          </ul>
        </>
      ) : (
        <>
          {found ? (
            <Button size="sm" onClick={() => setFound(undefined)}>
              {t({ id: 'theme.pick.all', message: 'Show all colours again' })}
            </Button>
          ) : (
            <SearchField
              label={t({ id: 'theme.search', message: 'Search a colour' })}
              hideLabel
              placeholder={t({ id: 'theme.search', message: 'Search a colour' })}
              value={search}
              onValueChange={setSearch}
              size="sm"
            />
          )}
          {shownGroups.length === 0 ? (
            <p className={css.note}>{t({ id: 'theme.search.none', message: 'No colour has this name.' })}</p>
          ) : null}
          {shownGroups.map(({ group, paths }) => (
            <section key={group}>
              <div className={css.groupHead}>
                <h3 className={css.group}>{names.groups[group]}</h3>
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() =>
                    editor.change({
                      kind: 'reset',
                      to: site,
                      theme,
                      paths: groups.find((one) => one.group === group)?.paths ?? [],
                    })
                  }
                >
                  {t({ id: 'theme.group.reset', message: 'As on the site' })}
                </Button>
              </div>
              <ul className={css.rows}>{paths.map(rowOf)}</ul>
            </section>
          ))}
        </>
      )}
      <VisionChoice vision={vision} onVision={onVision} />
      <BothThemes editor={editor} />
      <Outlines path={pointed} except={panel} />
    </div>
  );
}
