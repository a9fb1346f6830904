import { drawPokerModels, rankHolds, reviewHold } from '@kvota/games';

import type { CoachAnswer, CoachQuestion } from './coach.ts';

/** The scope of a worker; the types of the frame are those of a page. */
interface Scope {
  addEventListener(type: 'message', listen: (event: MessageEvent<CoachQuestion>) => void): void;
  postMessage(answer: CoachAnswer): void;
}

const scope = globalThis as unknown as Scope; // this file runs in a worker only

/** Any deal computes what does not depend on the deal. */
const anyDeal = [0, 1, 2, 3, 4];

scope.addEventListener('message', ({ data }) => {
  switch (data.type) {
    case 'prepare': {
      const model = drawPokerModels.find(({ code }) => code === data.model);
      if (model) rankHolds(model, anyDeal);
      return;
    }
    case 'review':
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page
      return scope.postMessage({ id: data.id, review: reviewHold(data.round) });
  }
});
