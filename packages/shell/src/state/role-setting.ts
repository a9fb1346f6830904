/** A role of the settings: what it is for, and its name as it stands in tokens. */
export interface RoleSetting {
  readonly key: string;
  readonly value: string;
}
