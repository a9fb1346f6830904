import type { UiLabels } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

/** The words that the parts of the kit say by themselves. */
export function useUiLabels(): Partial<UiLabels> {
  const { t } = useLingui();
  return {
    close: t({ id: 'ui.close', message: 'Close' }),
    remove: t({ id: 'ui.remove', message: 'Remove' }),
    clear: t({ id: 'ui.clear', message: 'Clear' }),
    retry: t({ id: 'ui.retry', message: 'Try again' }),
    loading: t({ id: 'ui.loading', message: 'Loading' }),
    live: t({ id: 'ui.live', message: 'Live' }),
    suspended: t({ id: 'ui.suspended', message: 'suspended' }),
    unavailable: t({ id: 'ui.unavailable', message: 'not offered' }),
    priceUp: t({ id: 'ui.priceUp', message: 'went up' }),
    priceDown: t({ id: 'ui.priceDown', message: 'went down' }),
    oldPrice: t({ id: 'ui.oldPrice', message: 'before' }),
    decrease: t({ id: 'ui.decrease', message: 'Less' }),
    increase: t({ id: 'ui.increase', message: 'More' }),
    quickSteps: t({ id: 'ui.quickSteps', message: 'Quick amounts' }),
    cancel: t({ id: 'ui.cancel', message: 'Cancel' }),
    pause: t({ id: 'ui.pause', message: 'Pause' }),
    play: t({ id: 'ui.play', message: 'Play' }),
    show: t({ id: 'ui.show', message: 'Show amount' }),
    hide: t({ id: 'ui.hide', message: 'Hide amount' }),
    hiddenAmount: t({ id: 'ui.hiddenAmount', message: 'amount hidden' }),
    wallets: t({ id: 'ui.wallets', message: 'Wallets' }),
    notices: t({ id: 'ui.notices', message: 'Notices' }),
    skipToContent: t({ id: 'ui.skipToContent', message: 'Skip to content' }),
    serving: t({ id: 'ui.serving', message: 'serving' }),
    details: t({ id: 'ui.details', message: 'Details' }),
  };
}
