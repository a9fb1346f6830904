import type { LineKind, MarketDefinition, SelectionDefinition, TableColumn } from '../model/market-definition.ts';

/** A selection with its column head and names. */
export function pick(code: string, short: string, en: string, sr: string): SelectionDefinition {
  return { code, short, name: { en, sr } };
}

export const host = pick('1', '1', 'Home', 'Domaćin');
export const draw = pick('X', 'X', 'Draw', 'Nerešeno');
export const away = pick('2', '2', 'Away', 'Gost');
export const threeWay: readonly SelectionDefinition[] = [host, draw, away];
export const twoWay: readonly SelectionDefinition[] = [host, away];
export const underOver: readonly SelectionDefinition[] = [
  pick('under', '−', 'Under', 'Manje'),
  pick('over', '+', 'Over', 'Više'),
];
export const oddEven: readonly SelectionDefinition[] = [
  pick('odd', 'Odd', 'Odd', 'Nepar'),
  pick('even', 'Even', 'Even', 'Par'),
];

/** A family in one line. */
export function market(
  family: string,
  en: string,
  sr: string,
  group: string,
  table: string,
  selections: readonly SelectionDefinition[],
  lineKind: LineKind = 'none',
): MarketDefinition {
  return { family, name: { en, sr }, group, table, lineKind, ofPlayer: false, selections };
}

export function priceColumn(family: string, line: string | null, selectionCode: string, label: string): TableColumn {
  return { kind: 'price', family, line, selectionCode, label };
}

export function lineColumn(family: string, label: string): TableColumn {
  return { kind: 'line', family, line: 'main', selectionCode: null, label };
}
