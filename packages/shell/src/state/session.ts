/** Who uses the page, as the UI reads it. */
export type Session =
  | { readonly status: 'visitor' }
  | {
      readonly status: 'signed-in';
      /** The subject of the identity provider. */
      readonly id: string;
      readonly username: string;
      /** From the resource access of the site's client; empty where it has none (ROLE-01). */
      readonly roles: readonly string[];
    };

export const visitor: Session = { status: 'visitor' };

/** Whether a session holds a role, compared exactly (OP-69). */
export function hasRole(session: Session, role: string): boolean {
  return session.status === 'signed-in' && session.roles.includes(role);
}
