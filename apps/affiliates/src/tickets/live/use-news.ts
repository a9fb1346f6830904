import { AgencyTicketNews } from '@kvota/contracts';
import { useRealtime } from '@kvota/shell';
import * as v from 'valibot';
import { useCallback, useReducer, type Dispatch } from 'react';

import { nextNews, noNews, type News, type NewsEvent } from './news.ts';

/** The tickets of the branch from now on. The frame of the area follows the branch. */
export function useNews(): readonly [News, Dispatch<NewsEvent>] {
  const [state, dispatch] = useReducer(nextNews, noNews);
  useRealtime(
    useCallback((realtime) => {
      const stops = [
        realtime.on('agency_tickets', (message) => {
          const news = v.safeParse(AgencyTicketNews, message);
          if (news.success) dispatch({ type: 'news', news: news.output });
        }),
        realtime.onAuthenticated(() => dispatch({ type: 'connected' })),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }, []),
  );
  return [state, dispatch];
}
