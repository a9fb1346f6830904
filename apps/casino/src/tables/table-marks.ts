import type { TableMark } from '@kvota/contracts';
import type { StripMark } from '@kvota/ui';

/** From this multiple of the stake on, a result is emphasised. */
const high = 10;

/** The results of a table as they are drawn. Of a draw of numbers, only the last one has room. */
export function stripMarks(last: readonly TableMark[]): {
  readonly marks: readonly StripMark[];
  readonly whole: boolean;
} {
  const [newest] = last;
  if (newest?.kind === 'numbers') {
    const marks = newest.numbers.map((number) => ({ id: String(number), text: String(number), look: 'bare' as const }));
    return { marks, whole: true };
  }
  return { marks: last.flatMap(markOf), whole: false };
}

function markOf(mark: TableMark): StripMark[] {
  const id = String(mark.round);
  switch (mark.kind) {
    case 'number':
      return [{ id, text: String(mark.number), look: mark.color ?? 'plain' }];
    case 'winner':
      return [{ id, text: String(mark.number), look: 'plain' }];
    case 'multiple':
      return [{ id, text: `${mark.multiple}×`, look: Number(mark.multiple) >= high ? 'high' : 'plain' }];
    case 'text':
      return [{ id, text: mark.text, look: 'plain' }];
    case 'numbers':
      return [];
  }
}
