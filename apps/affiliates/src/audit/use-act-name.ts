import type { AgencyAct } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the name of an act. */
export function useActName(): (act: AgencyAct) => string {
  const { t } = useLingui();
  const names: Readonly<Record<AgencyAct, string>> = {
    block: t({ id: 'agency.act.block', message: 'Blocked' }),
    unblock: t({ id: 'agency.act.unblock', message: 'Unblocked' }),
    create: t({ id: 'agency.act.create', message: 'Created' }),
    transfer: t({ id: 'agency.act.transfer', message: 'Transfer' }),
    repay: t({ id: 'agency.act.repay', message: 'Debt repaid in cash' }),
    line: t({ id: 'agency.act.line', message: 'Credit line changed' }),
    contact: t({ id: 'agency.act.contact', message: 'Contact changed' }),
    password: t({ id: 'agency.act.password', message: 'New password' }),
    staff: t({ id: 'agency.act.staff', message: 'Staff changed' }),
    staffPassword: t({ id: 'agency.act.staffPassword', message: 'New password for staff' }),
    close: t({ id: 'agency.act.close', message: 'Account closed' }),
    moveAsk: t({ id: 'agency.act.moveAsk', message: 'Move requested' }),
    moveCancel: t({ id: 'agency.act.moveCancel', message: 'Move cancelled' }),
    move: t({ id: 'agency.act.move', message: 'Moved to another agent' }),
    moveDrop: t({ id: 'agency.act.moveDrop', message: 'Move dropped' }),
    limits: t({ id: 'agency.act.limits', message: 'Limits changed' }),
    voidRequest: t({ id: 'agency.act.voidRequest', message: 'Void requested' }),
    voidApprove: t({ id: 'agency.act.voidApprove', message: 'Void approved' }),
    voidRefuse: t({ id: 'agency.act.voidRefuse', message: 'Void refused' }),
    voidLapse: t({ id: 'agency.act.voidLapse', message: 'Void request lapsed' }),
    connect: t({ id: 'agency.act.connect', message: 'Joined an agent' }),
    promoCode: t({ id: 'agency.act.promoCode', message: 'Promo code created' }),
    promoCodeState: t({ id: 'agency.act.promoCodeState', message: 'Promo code switched' }),
    plan: t({ id: 'agency.act.plan', message: 'Commission plan' }),
    planForgive: t({ id: 'agency.act.planForgive', message: 'Losses forgiven' }),
    commissionPay: t({ id: 'agency.act.commissionPay', message: 'Commission paid' }),
    commissionCorrect: t({ id: 'agency.act.commissionCorrect', message: 'Statement corrected' }),
    export: t({ id: 'agency.act.export', message: 'Export' }),
  };
  return (act) => names[act];
}
