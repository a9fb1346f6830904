// One chunk for all pages of the account. Separate chunks would add their addresses to the first load of every page.
export { BonusesPage } from './bonuses/BonusesPage.tsx';
export { LimitsPage } from './limits/LimitsPage.tsx';
export { MessagesPage } from './messages/MessagesPage.tsx';
export { PaymentPage } from './payment/PaymentPage.tsx';
export { ProfilePage } from './profile/ProfilePage.tsx';
export { TransactionsPage } from './transactions/TransactionsPage.tsx';
export { VoucherHistoryPage } from './vouchers/VoucherHistoryPage.tsx';
