/** A person who can sign in. */
export interface UserRecord {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly blocked: boolean;
}

/** The people of the platform. User names are compared without regard to case. */
export interface Users {
  byId(id: string): Promise<UserRecord | undefined>;
  byUsername(username: string): Promise<UserRecord | undefined>;
  /** The user whose name and password these are. */
  withPassword(username: string, password: string): Promise<UserRecord | undefined>;
  /** Blocks a user or ends it; false when there is no such user. */
  setBlocked(username: string, blocked: boolean): Promise<boolean>;
  /** Gives a user these roles and no others; false when there is no such user. */
  setRoles(username: string, roles: readonly string[]): Promise<boolean>;
  /** Takes a new password, unless the old one is not the one given; then nothing changes and it answers false. */
  changePassword(id: string, old: string, next: string): Promise<boolean>;
}
