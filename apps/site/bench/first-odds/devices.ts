// The devices of the visitors, and their lines.
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';

export interface Device {
  readonly name: string;
  readonly options: BrowserContextOptions;
  /** How many times slower the processor is than that of this machine. */
  readonly slower: number;
  /** The arguments of `Network.emulateNetworkConditions`, in milliseconds and bytes per second. */
  readonly line: {
    readonly offline: false;
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
}

const megabits = (count: number): number => (count * 1024 * 1024) / 8;
/** The server assumes its own time zone, and a headless browser asks for less motion. */
const common = {
  locale: 'en-GB',
  timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone,
  reducedMotion: 'no-preference',
} as const;

export const phone: Device = {
  name: 'phone',
  options: {
    ...common,
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  },
  slower: 4,
  line: { offline: false, latency: 150, downloadThroughput: megabits(1.6), uploadThroughput: megabits(0.75) },
};

export const desktop: Device = {
  name: 'desktop',
  options: { ...common, viewport: { width: 1440, height: 900 } },
  slower: 1,
  line: { offline: false, latency: 40, downloadThroughput: megabits(10), uploadThroughput: megabits(10) },
};

/** A visitor with an empty cache. */
export const newVisitor = (browser: Browser, { options }: Device, worker: 'allow' | 'block'): Promise<BrowserContext> =>
  browser.newContext({ ...options, serviceWorkers: worker });

/** Opens an empty page on the line and with the processor of the device. */
export async function openSlowPage(
  visitor: BrowserContext,
  { slower, line }: Device,
): Promise<{ readonly page: Page; readonly cdp: CDPSession }> {
  const page = await visitor.newPage();
  const cdp = await visitor.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, cdp };
}

/** Puts the service workers of a browser on the line of a device. A worker has a separate line. */
export async function slowWorkers(browser: Browser, { line }: Device): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  const { targetInfos } = await cdp.send('Target.getTargets');
  const workers = targetInfos.filter(({ type }) => type === 'service_worker');
  for (const { targetId } of workers) {
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
    const messages = [
      { id: 1, method: 'Network.enable', params: {} },
      { id: 2, method: 'Network.emulateNetworkConditions', params: line },
    ];
    for (const message of messages) {
      await cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(message) });
    }
  }
  return workers.length;
}
