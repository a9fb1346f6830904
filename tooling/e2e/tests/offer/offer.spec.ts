import type { Match } from '@kvota/contracts';
import type { Page } from '@playwright/test';

import { inEveryRun } from '../../src/in-every-run.ts';
import {
  choose,
  escapePattern,
  leaguesOf,
  lineOf,
  namesOnPage,
  option,
  rowOf,
  rowsOf,
  searchField,
  sportChip,
  timeSelect,
} from '../../src/screens/offer.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { callAs } from '../../src/world/call-as.ts';
import { type OfferFilter, offerOf } from '../../src/world/offer.ts';
import { operate } from '../../src/world/operate.ts';
import { leapBy } from '../../src/world/time.ts';

const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 780 };

/**
 * Expects the table to begin with the matches of the platform, in their order. Tolerates a row more or less if a match
 * starts, or enters the range of time, between the two requests.
 */
async function showsOffer(page: Page, choice: OfferFilter, username: string | null = null): Promise<void> {
  await expect(async () => {
    const wanted = (await offerOf(choice, username)).map(lineOf);
    const shown = (await namesOnPage(page)).slice(0, 6);
    expect(shown.length).toBeGreaterThanOrEqual(Math.min(wanted.length, 4));
    expect(shown).not.toEqual([]);
    const begin = wanted.slice(0, shown.length + 2);
    expect(begin.filter((line) => shown.includes(line))).toEqual(shown);
  }).toPass();
}

/** Moves the time forward to an hour with more live matches than a page holds. */
async function busyHour(): Promise<void> {
  // The busiest hours are on a Saturday.
  for (let halfHours = 0; halfHours < 8 * 48; halfHours += 1) {
    const sports = await callAs(null, 'allSports', { body: { id: 'live' } });
    if (sports.reduce((sum, { eventsCount }) => sum + eventsCount, 0) >= 58) return;
    await leapBy(30 * 60_000);
  }
  throw new Error('In a whole week no hour has 58 matches in play.');
}

/** Returns the football leagues of the next 24 hours, busiest first. Leaves out names that two countries share. */
async function busiestLeagues(): Promise<readonly { leagueId: string; league: string; country: string }[]> {
  const sports = await callAs(null, 'allSports', { body: { id: 'prematch', time_filter: 24 } });
  const leagues = (sports.find(({ sport }) => sport === 'F')?.groupByCountries ?? []).flatMap((country) =>
    country.leagues.map((league) => ({ ...league, country: country.name })),
  );
  return leagues
    .filter(({ league }) => leagues.filter((other) => other.league === league).length === 1)
    .toSorted((a, b) => b.eventsCount - a.eventsCount);
}

// A phone has the same choices as lists, see phone-filters.spec.ts.
test.describe('on a desktop, choices', () => {
  test.use({ viewport: desktop });

  test('[PRE-04, PRE-15, OP-15] the address decides what the table shows, and Back goes through every choice', async ({
    page,
  }) => {
    await page.goto('/en/betting?sport=B&time=all&view=timeline');
    await expect(sportChip(page, 'Basketball')).toHaveAttribute('aria-pressed', 'true');
    await expect(timeSelect(page)).toHaveText('All');
    await expect(option(page, 'Order', 'By time')).toBeChecked();
    await showsOffer(page, { sport: 'B', hours: null, view: 'timeline' });

    await sportChip(page, 'Tennis').click();
    await expect(page).toHaveURL(/\?sport=T&time=all&view=timeline$/);
    await showsOffer(page, { sport: 'T', hours: null, view: 'timeline' });
    await timeSelect(page).click();
    const times = page.getByRole('listbox').getByRole('option');
    await expect(times).toHaveText(['1h', '3h', '12h', '24h', '3 days', 'All']);
    await times.getByText('3 days').click();
    await showsOffer(page, { sport: 'T', hours: 72, view: 'timeline' });
    await choose(page, 'Order', 'By league');
    await expect(page).toHaveURL(/\?sport=T&time=72$/);
    await showsOffer(page, { sport: 'T', hours: 72 });

    await page.goBack();
    await expect(option(page, 'Order', 'By time')).toBeChecked();
    await page.goBack();
    await expect(timeSelect(page)).toHaveText('All');
    await page.goBack();
    await expect(sportChip(page, 'Basketball')).toHaveAttribute('aria-pressed', 'true');
    await showsOffer(page, { sport: 'B', hours: null, view: 'timeline' });
    await page.goForward();
    await expect(sportChip(page, 'Tennis')).toHaveAttribute('aria-pressed', 'true');
  });

  // Every run uses these filters on a phone (`phone-filters.spec.ts`) and the one of favourites below.
  test('[PRE-09, OP-53] the special filters show the matches of the platform', { tag: '@full' }, async ({ page }) => {
    await page.goto('/en/betting');
    await expect(option(page, 'Which matches', 'Next')).toBeChecked();
    await showsOffer(page, {});
    await choose(page, 'Which matches', 'Top');
    await expect(page).toHaveURL(/show=TopMatches/);
    await showsOffer(page, { special: 'TopMatches' });
    // Late in the evening no match of the day may be left.
    if ((await offerOf({ special: 'Today' })).length > 1) {
      await choose(page, 'Which matches', 'Today');
      await showsOffer(page, { special: 'Today' });
    }
    await choose(page, 'Which matches', 'Favourites');
    await expect(page.getByText('No match in your favourite leagues')).toBeVisible();
    await page.goto('/en/betting?sport=F&show=Whatever');
    await expect(option(page, 'Which matches', 'Next')).toBeChecked();
    await showsOffer(page, {});
  });
});

// The behaviour that the next block tests on a desktop has stories at 360 pixels. This behaviour has none.
for (const [device, viewport] of [
  ['a desktop', desktop],
  ['a phone', phone],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test(
      `[PRE-10, PRE-11, OP-54] an empty answer is asked again without leagues, then for the first sport with matches (${device})`,
      inEveryRun(viewport === phone),
      async ({ page }) => {
        const asked: unknown[] = [];
        page.on('request', (request) => {
          if (!request.url().endsWith('/bettingOffer') || request.method() !== 'POST') return;
          const { sport_code: sport, league_ids: leagues } = request.postDataJSON() as Record<string, unknown>;
          asked.push({ sport, leagues });
        });
        await page.goto('/en/casino');
        await page.goto('/en/betting?sport=XX&leagues=none.such');
        await showsOffer(page, {});
        await expect(page).toHaveURL(/\/en\/betting\?sport=F$/);
        await expect(sportChip(page, 'Football')).toHaveAttribute('aria-pressed', 'true');
        expect(asked).toEqual([
          { sport: 'XX', leagues: ['none.such'] },
          { sport: 'XX', leagues: [] },
          { sport: 'F', leagues: [] },
        ]);
        // The empty choices are not in the history.
        await page.goBack();
        await expect(page).toHaveURL(/\/en\/casino$/);
      },
    );

    test(
      `[LIVE-04, FAV-01, FAV-03] a match page searches markets and keeps favourite ones; the table is unchanged after going back (${device})`,
      inEveryRun(viewport === phone),
      async ({ page }) => {
        await openSignedIn(page, '/en/betting?time=all&view=timeline', 'al2');
        await showsOffer(page, { hours: null, view: 'timeline' });
        const row = rowsOf(page).nth(3);
        const line = (await row.getAttribute('aria-label')) ?? '';
        await page
          .getByRole('main')
          .getByRole('link', { name: line.replace(' – ', ' '), exact: true })
          .click();
        await expect(page).toHaveURL((url) => url.searchParams.get('event') !== null);
        const markets = page.getByRole('main').getByRole('heading', { level: 2 });
        const field = searchField(page, 'Find a market');
        await expect(field).toBeVisible();
        // The table already has some of the markets; those of players arrive with the whole match.
        await expect(page.getByRole('tab', { name: 'Players' })).toBeVisible();
        const all = await markets.count();

        if (viewport === desktop) await page.keyboard.press('/');
        else await field.focus();
        await expect(field).toBeFocused();
        await page.keyboard.type('total GOALS');
        await expect(markets.first()).toContainText('Total goals');
        await expect.poll(() => markets.count()).toBeLessThan(all);
        await expect(page.getByRole('tablist')).toHaveCount(0);
        await field.fill('no such market');
        await expect(page.getByText('No market fits')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(field).toHaveValue('');

        const star = page.getByRole('button', { name: 'Favourite market: Both teams to score' });
        await star.click();
        await expect(star).toHaveAttribute('aria-pressed', 'true');
        await expect(markets.first()).toContainText('Both teams to score');
        await page.reload();
        await expect(star).toHaveAttribute('aria-pressed', 'true');
        await page.getByRole('tab', { name: 'Favourites' }).click();
        await expect(markets).toHaveText(['Both teams to score']);
        await star.click();
        await expect(page.getByRole('tab', { name: 'Favourites' })).toHaveCount(0);

        await page.getByRole('link', { name: 'All matches' }).click();
        await expect(page).toHaveURL(/\/en\/betting\?time=all&view=timeline$/);
        // On a phone the order is in the filters.
        if (viewport === desktop) await expect(option(page, 'Order', 'By time')).toBeChecked();
        await expect(page.getByRole('main').getByRole('group', { name: line, exact: true })).toBeVisible();
      },
    );
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  // The sidebar has the same list, and every run chooses leagues there.
  test(
    '[PRE-07, PRE-08, OP-60] leagues are chosen in the drawer; the filter above the table and Back undo the choice',
    { tag: '@full' },
    async ({ page }) => {
      const [first, second, third] = await busiestLeagues();
      if (!first || !second || !third) throw new Error('Football has less than three leagues in 24 hours.');
      const two = [first.leagueId, second.leagueId];
      const three = [...two, third.leagueId];
      const opener = page.getByRole('banner').getByRole('button', { name: /^Open sports and leagues/ });
      const drawer = page.getByRole('dialog', { name: 'Sports and leagues' });
      const clear = page.getByRole('main').getByRole('button', { name: 'Show all leagues again' });
      const line = (text: string) =>
        drawer.getByRole('button', { name: new RegExp(String.raw`^${escapePattern(text)} \d+$`) }).first();
      await page.goto(`/en/betting?leagues=${two.join('~')}`);
      await expect(opener).toHaveAccessibleName('Open sports and leagues 2');
      await expect(clear).toBeVisible();
      await showsOffer(page, { leagues: two });
      await opener.click();
      await line(third.country).click();
      await expect(line(third.league)).toHaveAttribute('aria-pressed', 'false');
      await line(third.league).click();
      await expect(line(third.league)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toHaveAccessibleName('Open sports and leagues 3');
      await expect(page).toHaveURL((url) => url.searchParams.get('leagues') === three.join('~'));
      await showsOffer(page, { leagues: three });

      await page.goBack();
      await expect(opener).toHaveAccessibleName('Open sports and leagues 2');
      await showsOffer(page, { leagues: two });
      await page.goForward();
      await expect(opener).toHaveAccessibleName('Open sports and leagues 3');

      await clear.click();
      await expect(clear).toHaveCount(0);
      await expect(opener).toHaveAccessibleName('Open sports and leagues');
      await showsOffer(page, {});
    },
  );

  test('[PRE-18, HEAD-11, OP-81] a search starts at its third letter, is one history entry, and reports when nothing matches', async ({
    page,
  }) => {
    const wanted = (await offerOf()).find(({ hostName }) => /^[\p{L} ]{5,}$/u.test(hostName));
    if (!wanted) throw new Error('No match of the offer has a plain name.');
    await page.goto('/en/betting?sport=T');
    await sportChip(page, 'Football').click();
    await showsOffer(page, {});
    const field = searchField(page);
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.type(wanted.hostName.slice(0, 2));
    await showsOffer(page, {});
    await page.keyboard.type(wanted.hostName.slice(2));
    await expect(rowOf(page, wanted)).toBeVisible();
    await expect.poll(async () => (await namesOnPage(page)).length).toBeLessThan(5);
    await page.reload();
    await expect(field).toHaveValue(wanted.hostName);
    await expect(rowOf(page, wanted)).toBeVisible();

    await field.fill('nobody plays here');
    await expect(page.getByText('Nothing found for “nobody plays here”')).toBeVisible();
    await page.getByRole('main').getByText('Clear the search').click();
    await expect(field).toHaveValue('');
    await showsOffer(page, {});
    await page.goBack();
    await page.goBack();
    await expect(sportChip(page, 'Tennis')).toHaveAttribute('aria-pressed', 'true');
  });

  test('[LIVE-01, OP-81] the live table shows the sport of its chip and the address, and finds teams', async ({
    page,
  }) => {
    const sports = await callAs(null, 'allSports', { body: { id: 'live' } });
    const names: Readonly<Record<string, string>> = { F: 'Football', B: 'Basketball', T: 'Tennis' };
    const known = sports.filter(({ sport }) => names[sport] !== undefined);
    const busy = known.toSorted((a, b) => b.eventsCount - a.eventsCount)[0];
    if (!busy) throw new Error('None of the great sports is in play.');
    await page.goto('/en/live_betting');
    await expect(sportChip(page, 'All sports')).toHaveAttribute('aria-pressed', 'true');
    await sportChip(page, names[busy.sport] ?? '').click();
    await expect(page).toHaveURL(new RegExp(String.raw`\?sport=${busy.sport}$`));
    await expect(async () => {
      const { result } = await callAs(null, 'liveOffer', { body: { sport_code: busy.sport } });
      const shown = await namesOnPage(page);
      expect(shown.length).toBeGreaterThan(0);
      const lines = new Set(result.map(lineOf));
      expect(shown.slice(0, 5).filter((line) => !lines.has(line))).toEqual([]);
    }).toPass();

    const { result } = await callAs(null, 'liveOffer', { body: { sport_code: busy.sport } });
    // It has to be live for another minute.
    const wanted = result.find(({ sport, matchPhase }) => sport !== 'F' || (matchPhase?.timeMin ?? 0) < 85);
    if (!wanted) throw new Error('Every match is about to end.');
    await searchField(page).fill(wanted.hostName);
    await expect(rowOf(page, wanted)).toBeVisible();
    await expect.poll(async () => (await namesOnPage(page)).length).toBeLessThan(6);
    await searchField(page).fill('nobody plays here');
    await expect(page.getByText('Nothing found for “nobody plays here”')).toBeVisible();
    await page.goBack();
    await expect(sportChip(page, 'All sports')).toHaveAttribute('aria-pressed', 'true');
    await expect(rowsOf(page).first()).toBeVisible();
  });
});

test.describe('in a window 1760 wide', () => {
  test.use({ viewport: { width: 1760, height: 900 } });

  test('[PRE-01, PRE-02, PRE-05, PRE-06, PRE-07, PRE-08, OP-60] the sidebar opens a sport, adds leagues to the table, and its badge removes them', async ({
    page,
  }) => {
    const [league, ...others] = await busiestLeagues();
    const two = others.slice(0, 2).map(({ leagueId }) => leagueId);
    if (!league || two.length < 2) throw new Error('Football has less than three leagues in 24 hours.');
    await page.goto('/en/betting?sport=T');
    const sports = page.getByRole('navigation', { name: 'Sports' });
    const line = (text: string) =>
      sports.getByRole('button', { name: new RegExp(String.raw`^${escapePattern(text)}(?: \d+)?$`) });
    await expect(line('Tennis')).toHaveAttribute('aria-expanded', 'false');
    await line('Football').click();
    await expect(line('Football')).toHaveAttribute('aria-expanded', 'true');
    await expect(line(league.country)).toHaveAttribute('aria-expanded', 'false');
    await line('Football').click();
    await expect(line('Football')).toHaveAttribute('aria-expanded', 'false');
    await line('Football').click();
    await line(league.country).click();
    await expect(line(league.league)).toBeVisible();
    await line('Basketball').click();
    await line('Football').click();
    await expect(line(league.country)).toHaveAttribute('aria-expanded', 'false');

    await page.goto(`/en/betting?leagues=${two.join('~')}`);
    await line('Football').click();
    await line(league.country).click();
    await line(league.league).click();
    await expect(line(league.league)).toHaveAttribute('aria-pressed', 'true');
    await showsOffer(page, { leagues: [...two, league.leagueId] });
    await line(league.league).click();
    await expect(line(league.league)).toHaveAttribute('aria-pressed', 'false');
    await showsOffer(page, { leagues: two });
    await sports.getByRole('button', { name: '2 – Show all leagues again' }).click();
    await showsOffer(page, {});
  });

  // The ids of leagues are digits, which the router parses as a number.
  test('[PRE-07] one league alone can be chosen', async ({ page }) => {
    const [league] = await busiestLeagues();
    await page.goto(`/en/betting?leagues=${league?.leagueId ?? ''}`);
    await expect(rowsOf(page).or(page.getByText('An error occurred')).first()).toBeVisible();
    await expect(rowsOf(page).first()).toBeVisible();
  });

  test('[PRE-03, PRE-04, OP-15] the time range is radio buttons above 1700 pixels and a select up to there', async ({
    page,
  }) => {
    await page.goto('/en/betting?time=12');
    await expect(option(page, 'Time range', '12h')).toBeChecked();
    await expect(timeSelect(page)).toBeHidden();
    await choose(page, 'Time range', '3 days');
    await expect(page).toHaveURL(/time=72/);
    await showsOffer(page, { hours: 72 });
    await page.setViewportSize({ width: 1701, height: 900 });
    await expect(option(page, 'Time range', '3 days')).toBeChecked();
    await page.setViewportSize({ width: 1700, height: 900 });
    await expect(page.getByRole('radiogroup', { name: 'Time range' })).toBeHidden();
    await expect(timeSelect(page)).toHaveText('3 days');
  });
});

test.describe('on a desktop, favourites and rows', () => {
  test.use({ viewport: desktop });

  test('[FAV-01, FAV-06] a favourite league of a player survives a reload; a visitor is asked to log in', async ({
    page,
  }) => {
    await page.goto('/en/betting');
    await showsOffer(page, {});
    const star = page.getByRole('button', { name: /^Favourite league: / }).first();
    const league = ((await star.getAttribute('aria-label')) ?? '').replace('Favourite league: ', '');
    await star.click();
    const notice = page.getByText('Log in to keep your favourites.');
    await expect(notice).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'false');

    await openSignedIn(page, '/en/betting', 'al2');
    const own = page.getByRole('button', { name: `Favourite league: ${league}` });
    await own.click();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await offerOf({ special: 'Favorites' }, 'al2')).length).toBeGreaterThan(0);
    await page.reload();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await own.click();
    await expect(own).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(async () => (await offerOf({ special: 'Favorites' }, 'al2')).length).toBe(0);
  });

  test("[OP-53] the filter Favourites shows only the matches of a player's favourite leagues", async ({ page }) => {
    const [first] = await offerOf();
    if (!first) throw new Error('Football has no match in 24 hours.');
    const keep = (leagues: readonly string[]) =>
      callAs('al2', 'saveUserSettings', {
        body: { settings: [{ object: 'betting', property: 'favorite_leagues', value: { F: leagues } }] },
      });
    await keep([first.leagueId]);
    try {
      await openSignedIn(page, '/en/betting?show=Favorites', 'al2');
      await expect(leaguesOf(page).or(page.getByText('No match in your favourite leagues')).first()).toBeVisible();
      await expect(leaguesOf(page)).toHaveCount(1);
    } finally {
      await keep([]);
    }
  });

  test('arrow keys move along the prices of a row, to the rows around it and across leagues', async ({ page }) => {
    await page.goto('/en/betting?view=timeline');
    await showsOffer(page, { view: 'timeline' });
    const price = (row: number, at: number) => rowsOf(page).nth(row).getByRole('button').nth(at);
    await price(0, 0).focus();
    for (const [key, row, at] of [
      ['ArrowRight', 0, 1],
      ['ArrowDown', 1, 1],
      ['ArrowDown', 2, 1],
      ['ArrowDown', 3, 1],
      ['Home', 3, 0],
      ['ArrowUp', 2, 0],
      ['End', 2, 4],
      ['ArrowLeft', 2, 3],
    ] as const) {
      await page.keyboard.press(key);
      await expect(price(row, at), `${key} to row ${row}`).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(price(2, 3)).toHaveAttribute('aria-pressed', 'true');
  });

  test('[LIVE-01, NET-17] nothing moves under the pointer: a match that ends keeps its row until the pointer leaves', async ({
    page,
  }) => {
    await page.goto('/en/live_betting?sport=F');
    await expect(rowsOf(page).nth(3)).toBeVisible();
    let ending: Match | undefined;
    let watched: Match | undefined;
    await expect(async () => {
      const [first, , third] = await namesOnPage(page);
      const { result } = await callAs(null, 'liveOffer', { body: { sport_code: 'F' } });
      [ending, watched] = [first, third].map((line) => result.find((match) => lineOf(match) === line));
      expect([ending && lineOf(ending), watched && lineOf(watched)]).toEqual([first, third]);
    }).toPass();
    if (!ending || !watched) throw new Error('The rows on screen are not in the offer.');
    const [gone, stays] = [rowOf(page, ending), rowOf(page, watched)];
    const top = async (): Promise<number> => Math.round((await stays.boundingBox())?.y ?? 0);
    await stays.hover();
    const before = await top();
    await operate('endMatch', { eventId: ending.eventId, score: [1, 0] });
    await expect(gone.locator('[data-state="open"]')).toHaveCount(0);
    expect(await top()).toBe(before);
    await expect(gone).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(gone).toHaveCount(0);
  });

  test('[CONST-13] more matches load on request below the others, and the page renders no more rows than a window needs', async ({
    page,
  }) => {
    await page.goto('/en/betting?time=all&view=timeline');
    await showsOffer(page, { hours: null, view: 'timeline' });
    const more = page.getByRole('button', { name: 'Show more matches' });
    await more.scrollIntoViewIfNeeded();
    const last = page.getByRole('main').locator('[data-key]').last();
    await expect(last).toBeInViewport();
    const lastKey = (await last.getAttribute('data-key')) ?? '';
    await more.click();
    const next = (await offerOf({ hours: null, view: 'timeline', page: 2 })).slice(1, 4).map(lineOf);
    await expect(async () => {
      const shown = await namesOnPage(page);
      expect(next.some((line) => shown.includes(line))).toBe(true);
    }).toPass();
    // What was above the button is still visible: if rows are measured, the page moves with them.
    await expect(page.locator(`[data-key="${lastKey}"]`)).toBeInViewport();
    // The cards in the window are rendered, three above, three below, and the one that has the focus.
    const cards = await page
      .getByRole('main')
      .locator('[data-key]')
      .evaluateAll((all) =>
        all
          .map((card) => card.getBoundingClientRect())
          .map(({ top, bottom }) => bottom > 0 && top < window.innerHeight),
      );
    expect(cards.length).toBeLessThanOrEqual(cards.filter(Boolean).length + 7);
    expect(await rowsOf(page).count()).toBeLessThan(100);
  });

  test('[CONST-13, OP-55] the live table has fifty rows per page, and the address has the number of the page', async ({
    page,
  }) => {
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await busyHour();
    await page.goto('/en/live_betting?page=2');
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(pages.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText(/^51–\d+ of \d+$/)).toBeVisible();
    const [last = ''] = await namesOnPage(page);
    await pages.getByRole('button', { name: 'Previous page' }).click();
    await expect(page).toHaveURL(/\/en\/live_betting$/);
    await expect(page.getByText(/^1–50 of \d+$/)).toBeVisible();
    await expect.poll(() => namesOnPage(page)).not.toContain(last);
    await page.goBack();
    await expect(page.getByText(/^51–\d+ of \d+$/)).toBeVisible();
  });
});
