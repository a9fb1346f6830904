// Prices and settles tickets over HTTP: `node server.js`, then
// curl localhost:8080/price -d '{"ticket":{"selections":[{"id":"a","odds":"1.85"}],"groups":[],"stake":"100"}}'
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { quote, settle } from '@kvota/bet-slip/math';

const rules = { minTicketPayin: '20', maxTicketWin: '1000000', maxCombinations: 5000 };
const answers = new Map([
  ['/price', ({ ticket }) => quote(ticket, rules)],
  ['/settle', ({ ticket, results }) => settle(ticket, results, rules)],
]);

/** Writes bigints as text, because JSON has none. */
const json = (value) => JSON.stringify(value, (_key, field) => (typeof field === 'bigint' ? String(field) : field));

/** Returns status and body of the answer. If a ticket cannot be settled, the body has the reason. */
function answerTo(url, body) {
  const answer = answers.get(url);
  if (!answer) return [404, { error: `Nothing at ${url}. Post to ${[...answers.keys()].join(' or ')}.` }];
  try {
    return [200, answer(JSON.parse(body))];
  } catch (error) {
    return [error instanceof RangeError ? 422 : 400, { error: error.message }];
  }
}

async function respond(request, response) {
  const [status, answer] = answerTo(request.url, await text(request));
  response.writeHead(status, { 'content-type': 'application/json' }).end(json(answer));
}

export const server = createServer((request, response) => void respond(request, response));

if (import.meta.main) server.listen(8080);
