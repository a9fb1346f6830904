import { actControls } from './act-controls.ts';
import { commissionControls } from './commission-controls.ts';
import { contentControls } from './content-controls.ts';
import { decisionControls } from './decision-controls.ts';
import { gameControls } from './game-controls.ts';
import { gameReports } from './game-reports.ts';
import { offerControls } from './offer-controls.ts';
import { flagControls } from './flag-controls.ts';
import { paymentControls } from './payment-controls.ts';
import { serviceControls } from './service-controls.ts';
import { userControls } from './user-controls.ts';
import { voucherControls } from './voucher-controls.ts';

/** Controls for operators and tests. They produce on purpose the situations that a client must handle. */
export const operatorCalls = {
  ...offerControls,
  ...contentControls,
  ...userControls,
  ...gameControls,
  ...gameReports,
  ...paymentControls,
  ...flagControls,
  ...voucherControls,
  ...decisionControls,
  ...commissionControls,
  ...serviceControls,
  ...actControls,
};
