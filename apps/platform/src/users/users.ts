/** A person who can sign in. */
export interface UserRecord {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly blocked: boolean;
}

/** The users of the platform. User names are compared case-insensitively. */
export interface Users {
  byId(id: string): Promise<UserRecord | undefined>;
  byUsername(username: string): Promise<UserRecord | undefined>;
  /** Returns the user with this name and password. */
  withPassword(username: string, password: string): Promise<UserRecord | undefined>;
  /** Blocks or unblocks a user. Returns false if there is no such user. */
  setBlocked(username: string, blocked: boolean): Promise<boolean>;
  /** Replaces the roles of a user. Returns false if there is no such user. */
  setRoles(username: string, roles: readonly string[]): Promise<boolean>;
  /** Changes the password if the old one is right. Otherwise changes nothing and returns false. */
  changePassword(id: string, old: string, next: string): Promise<boolean>;
}
