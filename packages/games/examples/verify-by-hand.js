// Recomputes the payout of a round from SPEC.md alone: it imports nothing of @kvota/games. The data of the model (strips,
// paytables, weights) is that of `models`, as JSON. Copy it as a start for a verifier in another language.
import { createHmac } from 'node:crypto';

/** The integers of a round: blocks of eight words, rejected at and above the largest multiple. */
function drawsOf({ serverSeed, clientSeed, nonce }) {
  const words = [];
  let block = 0;
  const word = () => {
    if (words.length === 0) {
      const digest = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest();
      for (let at = 0; at < 32; at += 4) words.push(digest.readUInt32BE(at));
      block += 1;
    }
    return words.shift();
  };
  return (n) => {
    for (;;) {
      const drawn = word();
      if (drawn < 4294967296 - (4294967296 % n)) return drawn % n;
    }
  };
}

const upTo = (n) => Array.from({ length: n }, (_, at) => at);

function take(int, list, count) {
  const items = [...list];
  for (let at = 0; at < count; at += 1) {
    const other = at + int(items.length - at);
    [items[at], items[other]] = [items[other], items[at]];
  }
  return items.slice(0, count);
}

const cut = (bet, multiplier) => Number((BigInt(bet) * BigInt(multiplier)) / 10000n);

function reels(int, { bet }, { strips, rows, lines, pays, wild, scatter }) {
  let [total, left, starts, spins] = [0, 1, 1 + (scatter?.retriggers ?? 0), 0];
  while (left > 0) {
    left -= 1;
    const times = spins === 0 ? 1 : scatter.times;
    spins += 1;
    const stops = strips.map((strip) => int(strip.length));
    const at = (reel, row) => strips[reel][(stops[reel] + row) % strips[reel].length];
    let win = 0;
    for (const line of lines) {
      const symbol = at(0, line[0]);
      let run = 1;
      while (run < strips.length && [symbol, wild].includes(at(run, line[run]))) run += 1;
      if (symbol !== scatter?.symbol) win += ((pays[symbol][run] ?? 0) * 10000) / lines.length;
    }
    const scatters = strips.flatMap((_, reel) => upTo(rows).filter((row) => at(reel, row) === scatter?.symbol)).length;
    total += times * (win + (scatter?.pays[scatters] ?? 0) * 10000);
    if (scatter && scatters >= 3 && starts > 0 && scatter.freeSpins > 0) {
      left += scatter.freeSpins;
      starts -= 1;
    }
  }
  return cut(bet, Math.round(total));
}

function ladder(int, { bet, params, actions }, model) {
  let [n, d] = [1n, 1n];
  const price = () => (n === d ? 10000 : Number((d * 98n) / n) * 100);
  const step = (good, all) => {
    n *= BigInt(good);
    d *= BigInt(all);
  };
  const { mode } = params;
  const difficulty = model.difficulty?.[mode];
  const mines = model.kind === 'mines' ? take(int, upTo(model.cells), Number(mode)) : [];
  const floors =
    model.kind === 'floors' ? upTo(model.floors).map(() => take(int, upTo(difficulty.choices), difficulty.losing)) : [];
  const cards = model.kind === 'cards' ? upTo(model.guesses + 1).map(() => int(13)) : [];
  for (const [at, action] of actions.entries()) {
    if (action.type === 'cash-out') return cut(bet, price());
    if (action.type === 'open') {
      if (mines.includes(action.cell)) return 0;
      step(model.cells - mines.length - at, model.cells - at);
    } else if (action.type === 'pick') {
      if (floors[at].includes(action.choice)) return 0;
      step(difficulty.choices - difficulty.losing, difficulty.choices);
    } else {
      const [now, next] = [cards[at], cards[at + 1]];
      if (Math.sign(next - now) !== { higher: 1, lower: -1, same: 0 }[action.type]) return 0;
      step({ higher: 12 - now, lower: now, same: 1 }[action.type], 13);
    }
  }
  return cut(bet, price());
}

function pokerName(cards, deuces) {
  const wild = deuces ? cards.filter((card) => card < 4).length : 0;
  const rest = cards.filter((card) => !deuces || card >= 4);
  const ranks = rest.map((card) => Math.floor(card / 4)).sort((a, b) => a - b);
  const counts = [...new Set(ranks)].map((rank) => ranks.filter((each) => each === rank).length).sort((a, b) => b - a);
  const suited = new Set(rest.map((card) => card % 4)).size === 1;
  const distinct = counts.every((count) => count === 1);
  const low = ranks.map((rank) => (rank === 12 ? -1 : rank));
  const straight = distinct && [ranks, low].some((list) => Math.max(...list) - Math.min(...list) <= 4);
  const most = (counts[0] ?? 0) + wild;
  if (wild === 4) return 'four-deuces';
  if (suited && distinct && ranks[0] >= 8) return wild > 0 ? 'wild-royal' : 'royal-flush';
  if (most === 5) return 'five';
  if (suited && straight) return 'straight-flush';
  if (most === 4) {
    const rank = ranks.find((each) => ranks.filter((other) => other === each).length === counts[0]);
    return rank === 12 ? 'four-aces' : rank <= 2 ? 'four-low' : 'four';
  }
  if (counts.length === 2 && most === 3) return 'full-house';
  if (suited) return 'flush';
  if (straight) return 'straight';
  if (most === 3) return 'three';
  if (deuces) return null;
  if (counts[1] === 2) return 'two-pairs';
  return most === 2 && ranks.some((rank, at) => rank >= 9 && ranks[at + 1] === rank) ? 'jacks' : null;
}

function drawPoker(int, { bet, params, actions }, { pays, deuces }) {
  const dealt = take(int, upTo(52), 5);
  const rest = upTo(52).filter((card) => !dealt.includes(card));
  const stocks = upTo(Number(params.mode)).map(() => take(int, rest, 5));
  const hold = actions[0].cards;
  const stakes = stocks.map((stock) => {
    const hand = dealt.map((card, at) => (hold.includes(at) ? card : stock.shift()));
    return pays[pokerName(hand, deuces)] ?? 0;
  });
  return (bet / stocks.length) * stakes.reduce((sum, each) => sum + each, 0);
}

/** The drawn point of limbo and of the curve, in hundredths. */
function pointOf(int) {
  const u = BigInt(int(2 ** 26)) * 67108864n + BigInt(int(2 ** 26));
  return (99n * 2n ** 52n) / (2n ** 52n - u);
}

function table(int, { bet, params }, model) {
  const { mode, target } = params;
  if (model.kind === 'dice') {
    const roll = int(10000);
    const wins = mode === 'under' ? roll < target : roll >= 10000 - target;
    return wins ? cut(bet, Math.floor(99000000 / target)) : 0;
  }
  if (model.kind === 'limbo') return pointOf(int) >= BigInt(target) ? cut(bet, target * 100) : 0;
  if (model.kind === 'wheel') return cut(bet, model.segments[int(model.segments.length)]);
  if (model.kind === 'plinko')
    return cut(bet, model.buckets[upTo(model.buckets.length - 1).reduce((sum) => sum + int(2), 0)]);
  let card = int(model.cards);
  for (const { cards, multiplier } of model.prizes) {
    if (card < cards) return cut(bet, multiplier);
    card -= cards;
  }
  return 0;
}

function blackjack(int, { bet, actions }, { hitsSoft17 }) {
  const shoe = upTo(64).map(() => Math.min(10, Math.floor(int(52) / 4) + 1));
  const total = (hand) => {
    const sum = hand.reduce((all, value) => all + value, 0);
    return hand.includes(1) && sum <= 11 ? { sum: sum + 10, soft: true } : { sum, soft: false };
  };
  const [a, up, b, hole] = shoe.splice(0, 4);
  const dealer = [up, hole];
  let hands = [{ cards: [a, b], stakes: 1, done: false }];
  const natural = (hand) => hand.length === 2 && total(hand).sum === 21;
  if (natural(dealer)) return natural(hands[0].cards) ? bet : 0;
  if (natural(hands[0].cards)) return (bet * 5) / 2;
  for (const { type } of actions) {
    const hand = hands.find(({ done }) => !done);
    if (type === 'split') {
      hands = hand.cards.map((card) => ({ cards: [card, shoe.shift()], stakes: 1, done: card === 1 }));
    } else if (type === 'stand') hand.done = true;
    else {
      hand.cards.push(shoe.shift());
      if (type === 'double') Object.assign(hand, { stakes: 2, done: true });
    }
    for (const each of hands) if (total(each.cards).sum >= 21) each.done = true;
  }
  if (hands.some(({ cards }) => total(cards).sum <= 21)) {
    const draws = ({ sum, soft }) => sum < 17 || (sum === 17 && soft && hitsSoft17);
    while (draws(total(dealer))) dealer.push(shoe.shift());
  }
  const theirs = total(dealer).sum;
  return hands.reduce((sum, { cards, stakes }) => {
    const mine = total(cards).sum;
    if (mine > 21) return sum;
    return sum + stakes * bet * (theirs > 21 || mine > theirs ? 2 : mine === theirs ? 1 : 0);
  }, 0);
}

function keno(int, { bet, params }, { numbers, drawn, pays }) {
  const balls = take(
    int,
    upTo(numbers).map((at) => at + 1),
    drawn,
  );
  return cut(bet, pays[params.mode][params.numbers.filter((number) => balls.includes(number)).length] ?? 0);
}

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const evenChances = {
  red: (n) => RED.includes(n),
  black: (n) => n > 0 && !RED.includes(n),
  even: (n) => n > 0 && n % 2 === 0,
  odd: (n) => n % 2 === 1,
  low: (n) => n >= 1 && n <= 18,
  high: (n) => n >= 19,
};

function roulette(int, { params }, { partage }) {
  const number = int(37);
  return params.bets.reduce((sum, { on, amount }) => {
    if (evenChances[on]) {
      if (evenChances[on](number)) return sum + 2 * amount;
      return sum + (partage && number === 0 ? amount / 2 : 0);
    }
    const [kind, list] = on.split(':');
    if (kind === 'column') return sum + (number > 0 && number % 3 === Number(list) % 3 ? 3 * amount : 0);
    if (kind === 'dozen') return sum + (number > 0 && Math.ceil(number / 12) === Number(list) ? 3 * amount : 0);
    const numbers = list.split('-').map(Number);
    return sum + (numbers.includes(number) ? (36 / numbers.length) * amount : 0);
  }, 0);
}

function race(int, { bet, params }, { weights }) {
  let left = upTo(weights.length);
  const order = [];
  while (left.length > 1) {
    let ticket = int(left.reduce((sum, runner) => sum + weights[runner], 0));
    const placed = left.find((runner) => (ticket -= weights[runner]) < 0);
    order.push(placed);
    left = left.filter((runner) => runner !== placed);
  }
  const all = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const weight = (runner) => BigInt(weights[runner]);
  const { mode, runners } = params;
  const [x, y] = runners;
  // Chances as fractions: of x first, of y right behind x, and of x behind another.
  let [n, d] = [weight(x), all];
  if (mode === 'forecast') [n, d] = [n * weight(y), d * (all - weight(x))];
  if (mode === 'first-two') {
    for (const other of upTo(weights.length).filter((each) => each !== x)) {
      const [p, q] = [weight(other) * weight(x), all * (all - weight(other))];
      [n, d] = [n * q + p * d, d * q];
    }
  }
  const wins = {
    win: order[0] === x,
    'first-two': order.slice(0, 2).includes(x),
    forecast: order[0] === x && order[1] === y,
  }[mode];
  return wins ? cut(bet, Number((d * (mode === 'forecast' ? 90n : 92n)) / n) * 100) : 0;
}

function league(int, { params }, { clubs, home, away, goals }) {
  const circle = clubs.length - 1;
  const turn = params.day % circle;
  const matches = upTo(clubs.length / 2).map((at) => {
    const pair = at === 0 ? [turn, circle] : [(turn + at) % circle, (turn - at + circle) % circle];
    const swaps = (at === 0 ? turn % 2 : (at + 1) % 2) + (params.day >= circle ? 1 : 0);
    return swaps % 2 === 1 ? pair.toReversed() : pair;
  });
  const weights = ([host, guest]) => [
    goals[home + clubs[host].attack - clubs[guest].defence],
    goals[away + clubs[guest].attack - clubs[host].defence],
  ];
  const draw = (list) => {
    let ticket = int(1000000);
    return list.findIndex((weight) => (ticket -= weight) < 0);
  };
  const results = matches.map((match) => weights(match).map(draw));
  const wins = {
    1: (h, a) => h > a,
    x: (h, a) => h === a,
    2: (h, a) => h < a,
    over: (h, a) => h + a > 2,
    under: (h, a) => h + a < 3,
    yes: (h, a) => h > 0 && a > 0,
    no: (h, a) => h === 0 || a === 0,
  };
  return params.bets.reduce((sum, { on, amount }) => {
    const [match, pick] = on.split(':');
    const fits = (h, a) => (wins[pick] ? wins[pick](h, a) : pick === `${h}-${a}`);
    if (!fits(...results[match])) return sum;
    const [hosts, guests] = weights(matches[match]);
    let n = 0n;
    for (const [h, p] of hosts.entries()) {
      for (const [a, q] of guests.entries()) if (fits(h, a)) n += BigInt(p) * BigInt(q);
    }
    return sum + cut(amount, Number((10n ** 12n * (wins[pick] ? 94n : 92n)) / n) * 100);
  }, 0);
}

function curve(int, { bet, params }, { targets }) {
  const target = params.target ?? targets.most;
  return pointOf(int) >= BigInt(target) ? cut(bet, target * 100) : 0;
}

function baccarat(int, { params }, { decks }) {
  const values = take(int, upTo(decks * 52), 6).map((card) => Math.min(10, Math.floor((card % 52) / 4) + 1) % 10);
  const point = (hand) => hand.reduce((sum, value) => sum + value, 0) % 10;
  const [player, banker] = [
    [values[0], values[2]],
    [values[1], values[3]],
  ];
  const rest = values.slice(4);
  if (Math.max(point(player), point(banker)) < 8) {
    const table = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];
    let draws = point(banker) <= 5;
    if (point(player) <= 5) {
      const third = rest.shift();
      draws = table[point(banker)].includes(String(third));
      player.push(third);
    }
    if (draws) banker.push(rest.shift());
  }
  const difference = point(player) - point(banker);
  const winner = difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie';
  const pays = { player: 20000, banker: 19500, tie: 90000 };
  return params.bets.reduce((sum, { on, amount }) => {
    if (on === winner) return sum + cut(amount, pays[on]);
    return sum + (winner === 'tie' ? amount : 0);
  }, 0);
}

const games = { reels, ladder, draw_poker: drawPoker, table, blackjack, keno, roulette, race, league, curve, baccarat };

/** Returns the payout of a record `{ engine, serverSeed, clientSeed, nonce, bet, params, actions }` in minor units. */
export function payoutOf(record, model) {
  return games[record.engine](drawsOf(record), record, model);
}
