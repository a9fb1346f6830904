/** Reasons for which an engine refuses. */
export type GameErrorCode =
  | 'unknownEngine'
  | 'unknownModel'
  | 'unknownMode'
  | 'badParams'
  | 'badBet'
  | 'betOffGrid'
  | 'badSeed'
  | 'badDraw'
  | 'badAction'
  | 'illegalAction'
  | 'roundFinished';

/** A refusal of an engine. `code` is for programs, `message` is for developers. Nothing has changed. */
export class GameError extends Error {
  readonly code: GameErrorCode;

  constructor(code: GameErrorCode, message: string) {
    super(message);
    this.name = 'GameError';
    this.code = code;
  }
}
