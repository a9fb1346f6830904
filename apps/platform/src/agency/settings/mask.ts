/** Returns a phone number with its last three digits only, and nothing of a short one. */
export const maskPhone = (phone: string): string => (phone.length < 6 ? mask(phone) : `•••${phone.slice(-3)}`);

/** Returns an e-mail address with its first letter and its domain only. */
export function maskEmail(email: string): string {
  const [name = '', domain] = email.split('@');
  return domain === undefined ? mask(email) : `${Array.from(name)[0] ?? ''}•••@${domain}`;
}

const mask = (text: string): string => (text === '' ? '' : '•••');
