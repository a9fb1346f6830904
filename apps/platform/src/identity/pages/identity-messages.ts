import { locales, type Locale } from '@kvota/contracts';
import { translatorOf, type ServerMessage as Message, type Translate } from '@kvota/i18n/server';

// The translations are in the catalogs of the group `identity`. `pnpm messages` collects the texts from here (I18N-01).

/** Texts of the pages around signing in and out. */
export const signInMessages = {
  title: /*i18n*/ { id: 'signIn.title', message: 'Log in' },
  lead: /*i18n*/ { id: 'signIn.lead', message: 'Welcome back.' },
  agentsLead: /*i18n*/ { id: 'signIn.agentsLead', message: 'Your office is open.' },
  username: /*i18n*/ { id: 'signIn.username', message: 'User name' },
  password: /*i18n*/ { id: 'signIn.password', message: 'Password' },
  submit: /*i18n*/ { id: 'signIn.submit', message: 'Log in' },
  cancel: /*i18n*/ { id: 'signIn.cancel', message: 'Back to the site' },
  wrong: /*i18n*/ {
    id: 'signIn.wrong',
    message: 'The user name or the password is not right. Check both and try again.',
  },
  tooMany: /*i18n*/ { id: 'signIn.tooMany', message: 'Too many attempts. Try again in {minutes} min.' },
  busy: /*i18n*/ {
    id: 'signIn.busy',
    message: 'Many people are logging in right now. Try again in a few seconds.',
  },
  maintenance: /*i18n*/ {
    id: 'signIn.maintenance',
    message: 'Betting is paused for maintenance. You can log in and look around; bets are accepted again afterwards.',
  },
  demo: /*i18n*/ { id: 'signIn.demo', message: 'Demo accounts' },
  demoHint: /*i18n*/ { id: 'signIn.demoHint', message: 'Choosing one fills in both fields.' },
  expiredTitle: /*i18n*/ { id: 'signIn.expiredTitle', message: 'This login has expired' },
  expired: /*i18n*/ {
    id: 'signIn.expired',
    message: 'The page was open for too long, or you are logged in already. Go back to the site and log in again.',
  },
  backToSite: /*i18n*/ { id: 'signIn.backToSite', message: 'Back to the site' },
  signOutTitle: /*i18n*/ { id: 'signIn.signOutTitle', message: 'Log out' },
  signOutQuestion: /*i18n*/ { id: 'signIn.signOutQuestion', message: 'Do you want to log out?' },
  signOutYes: /*i18n*/ { id: 'signIn.signOutYes', message: 'Log me out' },
  signOutNo: /*i18n*/ { id: 'signIn.signOutNo', message: 'Stay logged in' },
  signedOut: /*i18n*/ { id: 'signIn.signedOut', message: 'You are logged out.' },
  failedTitle: /*i18n*/ { id: 'signIn.failedTitle', message: 'The login failed' },
  languages: /*i18n*/ { id: 'signIn.languages', message: 'Language' },
  adults: /*i18n*/ { id: 'signIn.adults', message: 'Adults only. Please gamble responsibly.' },
} as const satisfies Readonly<Record<string, Message>>;

/** Texts of the pages about a user's sign-ins and password. */
export const securityMessages = {
  sessions: /*i18n*/ { id: 'security.sessions', message: 'Where you are signed in' },
  sessionsHint: /*i18n*/ {
    id: 'security.sessionsHint',
    message: 'Something you do not recognise? Sign it out and change your password.',
  },
  thisDevice: /*i18n*/ { id: 'security.thisDevice', message: 'This device' },
  unknownDevice: /*i18n*/ { id: 'security.unknownDevice', message: 'Unknown device' },
  since: /*i18n*/ { id: 'security.since', message: 'since {date}' },
  lastUsed: /*i18n*/ { id: 'security.lastUsed', message: 'used {time}' },
  end: /*i18n*/ { id: 'security.end', message: 'Sign out' },
  endOthers: /*i18n*/ { id: 'security.endOthers', message: 'Sign out all other devices' },
  ended: /*i18n*/ {
    id: 'security.ended',
    message: 'That device is signed out. Pages open there close within seconds.',
  },
  endedOthers: /*i18n*/ { id: 'security.endedOthers', message: 'All other devices are signed out.' },
  password: /*i18n*/ { id: 'security.password', message: 'Change password' },
  current: /*i18n*/ { id: 'security.current', message: 'Current password' },
  next: /*i18n*/ { id: 'security.next', message: 'New password' },
  repeat: /*i18n*/ { id: 'security.repeat', message: 'New password again' },
  rule: /*i18n*/ { id: 'security.rule', message: 'At least 8 characters.' },
  save: /*i18n*/ { id: 'security.save', message: 'Save password' },
  wrongCurrent: /*i18n*/ { id: 'security.wrongCurrent', message: 'The current password is not right.' },
  tooShort: /*i18n*/ { id: 'security.tooShort', message: 'The new password needs at least 8 characters.' },
  mismatch: /*i18n*/ { id: 'security.mismatch', message: 'The new passwords differ.' },
  same: /*i18n*/ { id: 'security.same', message: 'The new password is the one you have.' },
  changed: /*i18n*/ { id: 'security.changed', message: 'Your password is changed. All other devices are signed out.' },
  signInFirst: /*i18n*/ { id: 'security.signInFirst', message: 'Sign in first' },
  signInFirstHint: /*i18n*/ {
    id: 'security.signInFirstHint',
    message: 'This page needs a sign-in. Sign in on the site and come back.',
  },
  outdated: /*i18n*/ { id: 'security.outdated', message: 'The page was out of date and nothing was done. Try again.' },
} as const satisfies Readonly<Record<string, Message>>;

const translators = new Map<Locale, Translate>(locales.map((locale) => [locale, translatorOf(locale, 'identity')]));

/** Returns a text of the identity pages in a language. */
export function translate(locale: Locale, message: Message, values?: Record<string, string | number>): string {
  return translators.get(locale)?.(message, values) ?? message.message;
}
