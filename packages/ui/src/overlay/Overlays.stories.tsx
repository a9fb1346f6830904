import { IconLogout, IconUser } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { Button } from '../action/button/Button.tsx';
import { Menu } from '../action/menu/Menu.tsx';
import { Slip } from '../showcase/BettingPage.tsx';
import { Line } from '../showcase/Sheet.tsx';
import { Countdown } from '../signal/countdown/Countdown.tsx';
import { SportIcon } from '../sportsbook/sport-icon/SportIcon.tsx';
import { ConfirmDialog } from './dialog/ConfirmDialog.tsx';
import { Dialog } from './dialog/Dialog.tsx';
import { BottomSheet } from './drawer/BottomSheet.tsx';
import { Drawer } from './drawer/Drawer.tsx';
import { SnackbarStack } from './snackbar/SnackbarStack.tsx';
import { SplashScreen } from './splash/SplashScreen.tsx';
import { Tooltip } from './tooltip/Tooltip.tsx';

const meta: Meta = { title: 'Overlay/All' };
export default meta;

type Shown = 'dialog' | 'confirm' | 'drawer' | 'sheet' | null;

function Stage({ first }: { readonly first: Shown }): ReactElement {
  const [shown, setShown] = useState<Shown>(first);
  const change = (open: boolean): void => {
    if (!open) setShown(null);
  };
  return (
    <Line>
      <Button onClick={() => setShown('dialog')}>Dialog</Button>
      <Button onClick={() => setShown('confirm')}>Confirm</Button>
      <Button onClick={() => setShown('drawer')}>Drawer</Button>
      <Button onClick={() => setShown('sheet')}>Sheet</Button>
      <Menu
        label="Nalog"
        trigger={<Button>Menu</Button>}
        items={[
          { kind: 'choice', id: 'rsd', label: 'RSD', detail: '12.480,00', checked: true, onSelect: () => undefined },
          { kind: 'choice', id: 'eur', label: 'EUR', detail: '50,00', checked: false, onSelect: () => undefined },
          { kind: 'separator', id: 'rule' },
          { kind: 'item', id: 'me', label: 'Profil', icon: <IconUser size={18} />, onSelect: () => undefined },
          {
            kind: 'item',
            id: 'out',
            label: 'Odjava',
            tone: 'danger',
            icon: <IconLogout size={18} />,
            onSelect: () => undefined,
          },
        ]}
      />
      <Tooltip content="Kvote se menjaju uživo">
        <Button variant="ghost">Tooltip</Button>
      </Tooltip>
      <Dialog
        open={shown === 'dialog'}
        onOpenChange={change}
        title="Nova ponuda"
        dismissible={false}
        actions={
          <>
            <Button variant="ghost" onClick={() => setShown(null)}>
              Odbij
            </Button>
            <Button variant="brand" onClick={() => setShown(null)}>
              Prihvati 5,46
            </Button>
          </>
        }
      >
        <Line>
          <Countdown seconds={5} total={20} size="lg" label="Preostalo vreme" />
          <span style={{ flex: 1 }}>Ukupna kvota je sada 5,46 umesto 5,64. Prihvataš li?</span>
        </Line>
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        onOpenChange={change}
        title="Obrisati šablon?"
        confirmLabel="Obriši"
        cancelLabel="Odustani"
        tone="danger"
        onConfirm={() => setShown(null)}
      >
        Šablon „Jesen“ se ne može vratiti.
      </ConfirmDialog>
      <Drawer open={shown === 'drawer'} onOpenChange={change} title="Nalog" footer={<Button fullWidth>Odjava</Button>}>
        Istorija, bonusi, podešavanja.
      </Drawer>
      <BottomSheet open={shown === 'sheet'} onOpenChange={change} title="Tiket" hideTitle flush>
        <Slip />
      </BottomSheet>
    </Line>
  );
}

export const Dialogs: StoryObj = { render: () => <Stage first="dialog" /> };
export const Confirm: StoryObj = { render: () => <Stage first="confirm" /> };
export const SideDrawer: StoryObj = { render: () => <Stage first="drawer" /> };
export const SlipSheet: StoryObj = { render: () => <Stage first="sheet" /> };
export const Snackbars: StoryObj = {
  render: () => (
    <SnackbarStack
      onDismiss={() => undefined}
      items={[
        { id: 'a', text: 'Tiket 4021-8873 je primljen.' },
        { id: 'b', text: 'Tvoj nalog je blokiran.', tone: 'error' },
        {
          id: 'c',
          text: 'Nova verzija je spremna.',
          tone: 'info',
          action: { label: 'Osveži', onPress: () => undefined },
        },
        { id: 'd', text: 'Server je zauzet, pokušavamo ponovo.', tone: 'blue-grey' },
      ]}
    />
  ),
};
export const Splash: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => <SplashScreen icon={<SportIcon code="F" size={64} />} />,
};
