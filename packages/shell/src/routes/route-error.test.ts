import { expect, test } from 'vitest';

import { toRouteError } from './route-error.ts';

test('[ERR-06] a route error shows its status, 500 by default, and its message', () => {
  expect(toRouteError(new Error('gone'))).toEqual({ status: 500, message: 'gone' });
  expect(toRouteError(Object.assign(new Error('no'), { status: 404 }))).toEqual({ status: 404, message: 'no' });
  expect(toRouteError('text')).toEqual({ status: 500, message: 'text' });
  for (const error of [undefined, null, 7, { status: '404' }, { status: 200 }]) {
    expect(toRouteError(error)).toEqual({ status: 500, message: '' });
  }
});
