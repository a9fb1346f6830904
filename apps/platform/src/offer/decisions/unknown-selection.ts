/** An operator named a selection, market or match that the offer does not have. */
export class UnknownSelection extends Error {
  constructor(what: string) {
    super(`The offer has no ${what}. Take ids and codes from the offer calls.`);
    this.name = 'UnknownSelection';
  }
}
