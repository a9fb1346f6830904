import type { OddsUpdate, SlipSelection } from '@kvota/bet-slip/slip';

type Stop = () => void;

/** News of one selection from the live offer. */
export type SelectionNews = Pick<OddsUpdate, 'price' | 'suspended'>;

/**
 * Keeps one subscription to the live offer for each selection on the slip, so that a change shows there at once and not with
 * the next check. What comes together goes to the slip together: each sending has all that watches the slip look again.
 */
export function followSelections(ports: {
  selections(): readonly SlipSelection[];
  subscribe(listener: () => void): Stop;
  watch(selection: SlipSelection, news: (news: SelectionNews) => void): Stop;
  send(updates: readonly OddsUpdate[]): void;
  /** Runs something once all has been told that is being told: queueMicrotask in a page. */
  soon(run: () => void): void;
}): Stop {
  const watched = new Map<string, Stop>();
  const waiting = new Map<string, OddsUpdate>();
  const tell = (): void => {
    const updates = [...waiting.values()];
    waiting.clear();
    if (updates.length > 0) ports.send(updates);
  };
  const name = (selection: SlipSelection): string => `${selection.id}|${selection.marketName}|${selection.outcome}`;
  const follow = (): void => {
    const wanted = new Map(ports.selections().map((selection) => [name(selection), selection]));
    for (const [key, stop] of watched) {
      if (wanted.has(key)) continue;
      watched.delete(key);
      waiting.delete(key);
      stop();
    }
    for (const [key, selection] of wanted) {
      if (watched.has(key)) continue;
      const { id, marketName, outcome } = selection;
      watched.set(
        key,
        ports.watch(selection, (news) => {
          waiting.set(key, { id, marketName, outcome, ...news });
          if (waiting.size === 1) ports.soon(tell);
        }),
      );
    }
  };
  follow();
  const stop = ports.subscribe(follow);
  return () => {
    stop();
    for (const end of watched.values()) end();
    watched.clear();
    waiting.clear();
  };
}
