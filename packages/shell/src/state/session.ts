/** The user of the page. */
export type Session =
  | { readonly status: 'visitor' }
  | {
      readonly status: 'signed-in';
      /** The subject of the identity provider. */
      readonly id: string;
      readonly username: string;
      /** Roles in the resource access of the site's client; empty if it has none (ROLE-01). */
      readonly roles: readonly string[];
    };

export const visitor: Session = { status: 'visitor' };

/** Whether a session holds a role, compared exactly (OP-69). */
export function hasRole(session: Session, role: string): boolean {
  return session.status === 'signed-in' && session.roles.includes(role);
}

/** Whether two sessions are of the same user, whatever the roles; two visitors are. */
export function isSameUser(a: Session, b: Session): boolean {
  if (a.status === 'visitor' || b.status === 'visitor') return a.status === b.status;
  return a.id === b.id && a.username === b.username;
}

/** The id of the signed-in user, or undefined for a visitor. */
export function userIdOf(session: Session): string | undefined {
  return session.status === 'signed-in' ? session.id : undefined;
}
