/** Thrown if a backup cannot be made or restored. The message is one sentence for the person at the terminal. */
export class BackupRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupRefused';
  }
}
