// One file to fetch for all pages of the account: each on its own would cost the first load of every page a way to it.
export { BonusesPage } from './bonuses/BonusesPage.tsx';
export { MessagesPage } from './messages/MessagesPage.tsx';
export { PaymentPage } from './payment/PaymentPage.tsx';
export { ProfilePage } from './profile/ProfilePage.tsx';
export { TransactionsPage } from './transactions/TransactionsPage.tsx';
export { VoucherHistoryPage } from './vouchers/VoucherHistoryPage.tsx';
