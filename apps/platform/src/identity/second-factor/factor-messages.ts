import type { ServerMessage as Message } from '@kvota/i18n/server';

/** Texts of the second factor: its account page, and the page of a sign-in that asks for a code. */
export const factorMessages = {
  title: /*i18n*/ { id: 'factor.title', message: 'Two-factor authentication' },
  hint: /*i18n*/ {
    id: 'factor.hint',
    message: 'A code from your phone protects your account even if somebody knows your password.',
  },
  scan: /*i18n*/ { id: 'factor.scan', message: 'Scan this QR code with an authenticator app.' },
  byHand: /*i18n*/ { id: 'factor.byHand', message: 'Or type this key into the app:' },
  code: /*i18n*/ { id: 'factor.code', message: 'Code' },
  newCode: /*i18n*/ { id: 'factor.newCode', message: 'Code that the app shows' },
  codeHint: /*i18n*/ { id: 'factor.codeHint', message: 'Six digits from your app, or a recovery code.' },
  add: /*i18n*/ { id: 'factor.add', message: 'Turn on' },
  wrongCode: /*i18n*/ {
    id: 'factor.wrongCode',
    message: 'The code is not right, or it was used already. Wait for the next one.',
  },
  since: /*i18n*/ { id: 'factor.since', message: 'On since {date}.' },
  eachSignIn: /*i18n*/ { id: 'factor.eachSignIn', message: 'Each login asks for a code.' },
  onDemand: /*i18n*/ { id: 'factor.onDemand', message: 'Important actions ask for a code.' },
  codesLeft: /*i18n*/ { id: 'factor.codesLeft', message: 'Recovery codes left: {count}' },
  askAlways: /*i18n*/ { id: 'factor.askAlways', message: 'Ask for a code at each login' },
  askLess: /*i18n*/ { id: 'factor.askLess', message: 'Ask for important actions only' },
  renew: /*i18n*/ { id: 'factor.renew', message: 'New recovery codes' },
  remove: /*i18n*/ { id: 'factor.remove', message: 'Turn off' },
  added: /*i18n*/ { id: 'factor.added', message: 'Two-factor authentication is on.' },
  removed: /*i18n*/ { id: 'factor.removed', message: 'Two-factor authentication is off.' },
  saved: /*i18n*/ { id: 'factor.saved', message: 'Your choice is saved.' },
  renewed: /*i18n*/ { id: 'factor.renewed', message: 'The old recovery codes no longer work.' },
  recoveryCodes: /*i18n*/ { id: 'factor.recoveryCodes', message: 'Your recovery codes' },
  recoveryHint: /*i18n*/ {
    id: 'factor.recoveryHint',
    message: 'Write them down now: they are not shown again. Each works once, if your phone is not at hand.',
  },
  ask: /*i18n*/ { id: 'factor.ask', message: 'Enter your code' },
  submit: /*i18n*/ { id: 'factor.submit', message: 'Continue' },
} as const satisfies Readonly<Record<string, Message>>;
