import { designerRole } from '@kvota/contracts';
import { accountOpenAtom, hasRole, lazyPart, sessionAtom, useHost, type AppModule } from '@kvota/shell';
import { Button } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconPalette } from '@tabler/icons-react';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { ReactElement } from 'react';

import { previewKey, wantedPreview } from './address/preview-address.ts';
import { openTools, restoreTools, toolsOpenAtom } from './open-tools.ts';

const ThemeTools = lazyPart(() => import('./ThemeTools.tsx'), 'ThemeTools');
const PreviewBar = lazyPart(() => import('./preview/PreviewBar.tsx'), 'PreviewBar');

/** True once this tab was asked to show a preview. */
const previewingAtom = atom(false);

/** True for AL2 and for nobody else (THEME-08). */
const useIsDesigner = (): boolean => hasRole(useAtomValue(sessionAtom), designerRole);

/** The tools over the page, and the bar of a preview. Their code is fetched when a designer opens them, or for a preview. */
function ToolsOverlay(): ReactElement | null {
  const open = useAtomValue(toolsOpenAtom);
  const previewing = useAtomValue(previewingAtom);
  const isDesigner = useIsDesigner();
  return (
    <>
      {isDesigner && open ? <ThemeTools /> : null}
      {previewing ? <PreviewBar /> : null}
    </>
  );
}

/** The way to the tools, in the account drawer. */
function ToolsButton(): ReactElement | null {
  const { t } = useLingui();
  const host = useHost();
  const closeDrawer = useSetAtom(accountOpenAtom);
  if (!useIsDesigner()) return null;
  return (
    <Button
      fullWidth
      icon={<IconPalette size={18} />}
      onClick={() => {
        closeDrawer(false);
        openTools(host, true);
      }}
    >
      {t({ id: 'theme.tools.open', message: 'Theme tools' })}
    </Button>
  );
}

/** The tools with which a designer of the operator edits the look of the site. */
export const themeTools = {
  id: 'themeTools',
  routes: {},
  menu: [],
  messageGroups: [],
  overlay: ToolsOverlay,
  accountTools: ToolsButton,
  start(host) {
    restoreTools(host);
    const token = wantedPreview(location.href, host.tabStorage.getItem(previewKey));
    if (token !== undefined) {
      host.store.set(previewingAtom, true);
      void import('./preview/preview.ts').then(({ startPreview }) => startPreview(host, token));
    }
    return { stop: () => {} };
  },
} satisfies AppModule;
