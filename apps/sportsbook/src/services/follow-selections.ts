import type { OddsUpdate, SlipSelection } from '@kvota/bet-slip/slip';

type Stop = () => void;

/** News of one selection from the live offer. */
export type SelectionNews = Pick<OddsUpdate, 'odd' | 'suspended'>;

/** Keeps one subscription to the live offer for each selection on the slip, so that a change shows there at once and not with the next check. */
export function followSelections(ports: {
  selections(): readonly SlipSelection[];
  subscribe(listener: () => void): Stop;
  watch(selection: SlipSelection, news: (news: SelectionNews) => void): Stop;
  send(update: OddsUpdate): void;
}): Stop {
  const watched = new Map<string, Stop>();
  const name = (selection: SlipSelection): string => `${selection.id}|${selection.marketName}|${selection.oddName}`;
  const follow = (): void => {
    const wanted = new Map(ports.selections().map((selection) => [name(selection), selection]));
    for (const [key, stop] of watched) {
      if (wanted.has(key)) continue;
      watched.delete(key);
      stop();
    }
    for (const [key, selection] of wanted) {
      if (watched.has(key)) continue;
      const { id, marketName, oddName } = selection;
      watched.set(
        key,
        ports.watch(selection, (news) => ports.send({ id, marketName, oddName, ...news })),
      );
    }
  };
  follow();
  const stop = ports.subscribe(follow);
  return () => {
    stop();
    for (const end of watched.values()) end();
    watched.clear();
  };
}
