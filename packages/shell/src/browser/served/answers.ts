import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

const answersId = 'kvota-answers';

/** Returns the answers that a screen was rendered from as an element of the page, so that the app need not ask again. */
export function answersElement(queryClient: QueryClient): string {
  const json = JSON.stringify(dehydrate(queryClient)).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${answersId}">${json}</script>`;
}

/**
 * Takes over the answers of the page as of the moment when it was requested, on the clock of the device. Does nothing on a
 * page without them.
 */
export function takeAnswers(
  page: Pick<Document, 'getElementById'>,
  queryClient: QueryClient,
  requestedAt: number,
): void {
  const text = page.getElementById(answersId)?.textContent;
  if (!text) return;
  const state = JSON.parse(text) as DehydratedState; // written by answersElement
  const queries = state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: requestedAt } }));
  hydrate(queryClient, { ...state, queries });
}
