import { problem } from '../../kernel/http-problem.ts';

/** The place of a ticket in a list of the newest first. */
export interface TicketCursor {
  /** When it was paid, in milliseconds. */
  readonly at: number;
  readonly id: string;
}

export const cursorOf = ({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): string =>
  `${createdAt.getTime()}.${id}`;

/** Reads a cursor that an answer gave. Throws 400 for any other text. */
export function readCursor(text: string): TicketCursor {
  const [, at, id] = /^(\d{1,14})\.([\w-]{1,64})$/.exec(text) ?? [];
  if (at === undefined || id === undefined) {
    const issues = [{ path: 'cursor', message: '`next` of an answer' }];
    throw problem('invalidInput', { issues });
  }
  return { at: Number(at), id };
}
