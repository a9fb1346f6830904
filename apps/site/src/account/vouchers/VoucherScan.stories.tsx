import { findButton, inApp, pressButton, textOf, type Answers } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';

import { modules } from '../../router.tsx';
import { noVouchers } from '../story/voucher-parts.ts';
import '../pages.ts';

/** The codes in front of the camera of the story, and how it fails. Chromium on Linux has no detector. */
const camera: { sees: readonly string[]; fails?: string } = { sees: [] };
const stopped = fn();

class StoryDetector {
  static readonly getSupportedFormats = async (): Promise<readonly string[]> => ['qr_code'];
  readonly detect = async () => camera.sees.map((rawValue) => ({ rawValue }));
}

/** A grey picture in place of a table with a voucher on it. */
function picture(): MediaStream {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 320, height: 240 });
  const context = canvas.getContext('2d');
  const stream = canvas.captureStream();
  if (context) {
    context.fillStyle = '#888';
    context.fillRect(0, 0, 320, 240);
  }
  for (const track of stream.getTracks()) {
    const stop = track.stop.bind(track);
    track.stop = () => {
      stopped();
      stop();
    };
  }
  return stream;
}

const meta = {
  title: 'Apps/site/Account/Vouchers/Camera',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: { docs: { description: { component: 'The code of a voucher, read by the camera.' } } },
  beforeEach() {
    Object.assign(camera, { sees: [], fails: undefined });
    stopped.mockClear();
    Object.assign(globalThis, { BarcodeDetector: StoryDetector });
    spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
      if (camera.fails !== undefined) throw new DOMException('The story has none.', camera.fails);
      return picture();
    });
    return () => void Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (answers: Answers = {}) =>
  inApp({ modules, page: 'voucherHistory', answers: { voucherHistory: noVouchers, ...answers } });
const openCamera = async (): Promise<void> => {
  await pressButton('vouchers.use');
  await pressButton('vouchers.scan');
};
const says = async (id: string): Promise<void> => {
  await waitFor(() => expect(screen.getByText(textOf(id))).toBeVisible());
};

export const Looking: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    await openCamera();
    await says('vouchers.scanHint');
    await expect(screen.getByLabelText(textOf('vouchers.camera'))).toBeVisible();
    await expect(await findButton('vouchers.scanStop')).toHaveFocus();
  },
};

/** [VOU-13] The code of a voucher's link is filled in, the camera is switched off, and one press redeems it. */
export const Found: Story = (() => {
  const redeem = fn((_asked: { body: { voucher: string } }) => ({
    ErrorText: 'ok' as const,
    amount: '1000.00',
    currency: 'RSD',
  }));
  return {
    tags: ['both'],
    ...show({ activateVoucher: redeem }),
    play: async () => {
      redeem.mockClear();
      await openCamera();
      await says('vouchers.scanHint');
      camera.sees = ['https://bet.example/?voucher#0000079927398713'];
      await says('vouchers.scanned');
      await expect(stopped).toHaveBeenCalledOnce();
      await expect(screen.getByRole('textbox', { name: textOf('vouchers.code') })).toHaveValue(
        '0000 - 0799 - 2739 - 8713',
      );
      await expect(await findButton('vouchers.useAct')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(redeem.mock.lastCall?.[0].body.voucher).toContain('0000 - 0799 - 2739 - 8713'));
    },
  };
})();

/** A code of something else changes nothing, and the camera looks on. */
export const OtherCode: Story = {
  ...show(),
  play: async () => {
    await openCamera();
    await says('vouchers.scanHint');
    camera.sees = ['https://bet.example/promotions'];
    await says('vouchers.scanOther');
    camera.sees = ['https://bet.example/?voucher#0000079927398713'];
    await says('vouchers.scanned');
  },
};

/** The code can be typed at any time. The camera is off then. */
export const TypesAfterAll: Story = {
  ...show(),
  play: async () => {
    await openCamera();
    await says('vouchers.scanHint');
    await pressButton('vouchers.scanStop');
    await says('vouchers.useHint');
    await expect(stopped).toHaveBeenCalledOnce();
  },
};

const broken = (name: string, id: string): Story => ({
  ...show(),
  play: async () => {
    camera.fails = name;
    await openCamera();
    await says(id);
    await expect(screen.queryByLabelText(textOf('vouchers.camera'))).toBeNull();
    await pressButton('vouchers.scanStop');
    await says('vouchers.useHint');
  },
});

export const NotAllowed: Story = { ...broken('NotAllowedError', 'vouchers.scanDenied'), tags: ['both'] };
export const NoCamera: Story = broken('NotFoundError', 'vouchers.scanMissing');
export const InUseElsewhere: Story = broken('NotReadableError', 'vouchers.scanFailed');

/** A browser that reads no QR codes has no such button. */
export const NoDetector: Story = {
  ...show(),
  play: async () => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    await pressButton('vouchers.use');
    await says('vouchers.useHint');
    await expect(screen.queryByRole('button', { name: textOf('vouchers.scan') })).toBeNull();
  },
};
