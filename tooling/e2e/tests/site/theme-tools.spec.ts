import type { Page } from '@playwright/test';

import { axeFindings } from '../../src/audit/axe.ts';
import { chooseLanguage } from '../../src/screens/frame.ts';
import { accountButton, openSignedIn, signInOnPage } from '../../src/screens/session.ts';
import { chooseIn, openThemeTools, tabTo, themeTools, tokenOf, typeColor } from '../../src/screens/theme-tools.ts';
import { expect, test } from '../../src/test.ts';

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** Collects the names of scripts that the page fetches. */
function scriptsOf(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname);
  });
  return names;
}

const isTools = (name: string): boolean => /ThemeTools|PreviewBar|theme-/.test(name);

test('[THEME-08] a player without AL2 gets neither the tools nor any of their code', async ({ page }) => {
  const scripts = scriptsOf(page);
  await openSignedIn(page, '/en/betting', 'player');
  await accountButton(page).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Theme tools' })).toHaveCount(0);
  // Opened by hand, by the key that the tools store.
  await page.evaluate(() => sessionStorage.setItem('kvota.themeToolsOpen', '1'));
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  await expect(themeTools(page)).toHaveCount(0);
  expect(scripts.filter(isTools)).toEqual([]);
});

test('[THEME-09, THEME-11, THEME-12, THEME-13, THEME-14, OP-84] templates of a designer, at 1280 pixels', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(desk);
  const scripts = scriptsOf(page);
  const panel = await openThemeTools(page);
  expect(scripts.some(isTools)).toBe(true);
  const before = await tokenOf(page, 'brand-base');
  await test.step('the page beside the tools stays usable', async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Live', exact: true }).click();
    await expect(page).toHaveURL(/live_betting/);
    await expect(panel).toBeVisible();
  });
  await test.step('a base colour', async () => {
    await typeColor(panel, /^Brand/, '#35D07F');
    await expect.poll(() => tokenOf(page, 'brand-base')).toBe('#35D07F');
    expect(await page.evaluate(() => localStorage.getItem('initialColors'))).toBe(null);
  });
  await test.step('save under a name', async () => {
    await page.keyboard.press('Control+s');
    const name = panel.getByRole('textbox', { name: 'Name of the template' });
    await expect(panel.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-disabled', 'true');
    await name.fill('Grün');
    await name.press('Enter');
    await expect(panel.getByText('Saved in this browser')).toBeVisible();
  });
  await test.step('it survives a reload, with the tools open', async () => {
    await page.reload();
    await expect(panel).toBeVisible();
    await expect.poll(() => tokenOf(page, 'brand-base')).toBe('#35D07F');
  });
  await test.step('choose, compare, copy', async () => {
    await panel.getByRole('tab', { name: 'Templates' }).click();
    await panel.getByRole('button', { name: 'As published', exact: true }).click();
    await expect.poll(() => tokenOf(page, 'brand-base')).toBe(before);
    await panel.getByRole('button', { name: 'Grün', exact: true }).click();
    await expect.poll(() => tokenOf(page, 'brand-base')).toBe('#35D07F');
    await panel.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(panel.getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied)).toMatchObject({ name: 'Grün', dark: { '--kvota-color-brand-base': '#35D07F' } });
  });
  await test.step('delete after a question, and undo', async () => {
    await panel.getByRole('button', { name: 'Delete “Grün”' }).click();
    await panel.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(panel.getByRole('button', { name: 'Grün', exact: true })).toHaveCount(0);
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
    await expect(panel.getByRole('button', { name: 'Grün', exact: true })).toBeVisible();
  });
  await test.step('closing shows the published colours; the draft is kept', async () => {
    await panel.getByRole('button', { name: 'Close the theme tools' }).click();
    await expect.poll(() => tokenOf(page, 'brand-base')).toBe(before);
  });
});

test('[THEME-31, THEME-15] anything on the page can be picked, and shows the tokens that paint it', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  const panel = await openThemeTools(page);
  await panel.getByRole('button', { name: 'Pick from the page' }).click();
  const odds = page
    .locator('main [aria-pressed]')
    .filter({ hasText: /^\D*\d+\.\d\d$/ })
    .first();
  // The outline of the cell is shown below the pointer, and is not what is picked.
  await odds.hover({ force: true });
  await expect(page.locator('[data-pick-outline]')).toBeVisible();
  await odds.click({ force: true });
  await expect(panel.getByRole('button', { name: /^Odds #/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Odds cell #/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Casino/ })).toHaveCount(0);
  await typeColor(panel, /^Odds cell #/, '#40102A');
  await expect.poll(() => odds.evaluate((cell) => getComputedStyle(cell).backgroundColor)).toBe('rgb(64, 16, 42)');
  // The colours on the page are the draft's again, not the markers of the measurement.
  expect(await tokenOf(page, 'text-primary')).toBe('#EDF3F1');
  await test.step('by keyboard', async () => {
    await panel.getByRole('button', { name: 'Pick from the page' }).click();
    await page.getByRole('link', { name: 'Betting', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Show all colours again' })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/betting$/);
  });
});

test('[THEME-10, THEME-17] a designer at 360 pixels loads a file of another tool, in German', async ({ page }) => {
  await page.setViewportSize(phone);
  await openThemeTools(page);
  await page.goto('/de/betting');
  const panel = page.getByRole('region', { name: /^Design/ });
  await expect(panel).toBeVisible();
  await panel.getByRole('tab', { name: 'Vorlagen' }).click();
  const text = panel.locator('textarea').first();
  await text.fill(
    '{"color":{"$type":"color","bg":{"canvas":{"$value":{"colorSpace":"srgb","components":[0.1,0,0.1]}}}}}',
  );
  await panel.getByRole('button', { name: 'Laden', exact: true }).click();
  await expect.poll(() => tokenOf(page, 'bg-canvas')).toBe('#1A001A');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

/** Records every value that a token has had on a page from now on. */
async function recordToken(page: Page, name: string): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((token) => {
    const root = document.documentElement;
    const read = (): string => getComputedStyle(root).getPropertyValue(token).trim().toUpperCase();
    const seen = [read()];
    Reflect.set(globalThis, 'seenTokens', seen);
    new MutationObserver(() => {
      if (seen.at(-1) !== read()) seen.push(read());
    }).observe(root, { attributes: true });
  }, `--kvota-color-${name}`);
  return () => page.evaluate(() => Reflect.get(globalThis, 'seenTokens') as readonly string[]); // set above
}

test('[THEME-20, THEME-21, NET-16] a published theme reaches open pages without a reload, and so does a roll-back', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(desk);
  const panel = await openThemeTools(page, '/en/betting', { ownSession: true });
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitor = await context.newPage();
  await visitor.goto('/en/live_betting');
  await expect(visitor.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  const seen = await recordToken(visitor, 'brand-base');
  await typeColor(panel, /^Brand/, '#35D07F');
  await panel.getByRole('tab', { name: 'Publish' }).click();
  await panel.getByRole('textbox', { name: 'What changed' }).fill('Green');
  await panel.getByRole('button', { name: 'Publish now' }).click();
  await expect(panel.getByText('Open pages follow within three seconds')).toBeVisible();
  const since = Date.now();
  await expect.poll(() => tokenOf(visitor, 'brand-base')).toBe('#35D07F');
  test
    .info()
    .annotations.push({ type: 'milliseconds until an open page follows', description: String(Date.now() - since) });
  await test.step('back to the state before', async () => {
    await panel
      .getByRole('listitem')
      .filter({ hasText: 'Before the first version' })
      .getByRole('button', { name: 'Publish this version' })
      .click();
    await expect(
      panel
        .getByRole('listitem')
        .filter({ hasText: 'Before the first version' })
        .getByText('published', { exact: true }),
    ).toBeVisible();
    await expect.poll(() => tokenOf(visitor, 'brand-base')).toBe('#D9F24F');
  });
  // One change there, one back, nothing between: no flash. The values would be lost by a reload.
  expect(await seen()).toEqual(['#D9F24F', '#35D07F', '#D9F24F']);
  await context.close();
});

test('[THEME-24] a link shows a draft to a visitor, in one tab, until it is ended', async ({ page, browser }) => {
  await page.setViewportSize(desk);
  const panel = await openThemeTools(page);
  await typeColor(panel, /^Brand/, '#35D07F');
  await panel.getByRole('tab', { name: 'Publish' }).click();
  await panel.getByRole('button', { name: 'Make a link to a preview' }).click();
  const address = await panel.getByText(/\?preview=/).textContent();
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(address ?? '');
  const bar = visitor.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('al2');
  await expect.poll(() => tokenOf(visitor, 'brand-base')).toBe('#35D07F');
  await visitor.getByRole('link', { name: 'Live', exact: true }).first().click();
  await expect(visitor).toHaveURL(/live_betting/);
  await visitor.reload();
  await expect.poll(() => tokenOf(visitor, 'brand-base')).toBe('#35D07F');
  expect(await visitor.evaluate(() => localStorage.getItem('initialColors'))).toBe(null);
  await bar.getByRole('button', { name: 'End the preview' }).click();
  await expect(bar).toHaveCount(0);
  await expect.poll(() => tokenOf(visitor, 'brand-base')).toBe('#D9F24F');
  await test.step('an altered link shows the published site', async () => {
    await visitor.goto(`${address?.slice(0, -2)}zz`);
    await expect(bar).toContainText('This preview is over');
    expect(await tokenOf(visitor, 'brand-base')).toBe('#D9F24F');
  });
  await context.close();
});

test.describe('an old sign-in', () => {
  test.use({ allowedOutput: { matching: [/status of 401/] } });
  test('[SEC-21] publishing after the sign-in is old asks for the password, and the draft is there afterwards', async ({
    page,
  }) => {
    await page.setViewportSize(desk);
    const panel = await openThemeTools(page, '/en/betting', { ownSession: true });
    await typeColor(panel, /^Brand/, '#35D07F');
    const body = { type: 'about:blank', title: 'Sign in again', status: 401, code: 'insufficientSignIn' };
    await page.route('**/appearance/publish', (route) =>
      route.fulfill({ status: 401, contentType: 'application/problem+json', body: JSON.stringify(body) }),
    );
    await panel.getByRole('tab', { name: 'Publish' }).click();
    await panel.getByRole('button', { name: 'Save a version only' }).click();
    await expect(panel.getByText('Players see no change')).toBeVisible();
    await panel.getByRole('button', { name: 'Publish now' }).click();
    await panel.getByRole('button', { name: 'Enter the password' }).click();
    // The identity provider asks although its session is alive.
    await signInOnPage(page, 'al2');
    // In the language that the account has by then.
    await expect(page.locator('[data-account-button]')).toBeVisible();
    await expect(page.locator('section[data-theme-tools]')).toBeVisible();
    await expect.poll(() => tokenOf(page, 'brand-base')).toBe('#35D07F');
  });
});

test('[OP-68, OP-85, OP-86, THEME-20, THEME-21] a banner, a title of the menu and news show at once; published news reach open pages', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(desk);
  const panel = await openThemeTools(page, '/en', { ownSession: true });
  const part = 'Part of the site';
  const [banner, line] = ['Boosts on Sunday', 'Tonight: the derby'];
  await panel.getByRole('tab', { name: 'Content' }).click();
  await test.step('a banner on home', async () => {
    await chooseIn(panel, part, 'Banners');
    await panel.getByRole('button', { name: 'Add a banner' }).click();
    await panel.getByRole('textbox', { name: 'Title', exact: true }).fill(banner);
    await expect(page.getByRole('main').getByRole('heading', { name: banner })).toBeAttached();
  });
  await test.step('a title of the menu in Serbian', async () => {
    await chooseIn(panel, part, 'Menu');
    await chooseIn(panel, 'Language of these texts', 'Srpski');
    await panel.getByRole('textbox', { name: 'Your title' }).first().fill('Tiket');
  });
  const news = page.getByText(line).and(page.locator(':not(textarea)')).first();
  await test.step('news in English', async () => {
    await chooseIn(panel, part, 'News');
    await panel.getByRole('textbox', { name: 'News, a line each' }).fill(line);
    await expect(news).toBeVisible();
  });
  await test.step('published news reach an open page, and go back', async () => {
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const visitor = await context.newPage();
    await visitor.goto('/en');
    await expect(visitor.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    const shown = visitor.getByText(line).first();
    await expect(shown).toHaveCount(0);
    await panel.getByRole('tab', { name: 'Publish' }).click();
    await chooseIn(panel, part, 'News');
    await panel.getByRole('textbox', { name: 'What changed' }).fill('Derby');
    await panel.getByRole('button', { name: 'Publish now' }).click();
    await expect(panel.getByText('Open pages follow within three seconds')).toBeVisible();
    await expect(shown).toBeVisible();
    const first = panel.getByRole('listitem').filter({ hasText: 'Before the first version' });
    await first.getByRole('button', { name: 'Publish this version' }).click();
    await expect(first.getByText('published', { exact: true })).toBeVisible();
    await expect(shown).toHaveCount(0);
    // The rest is on the designer's page alone.
    await expect(visitor.getByText(banner)).toHaveCount(0);
    await context.close();
  });
  await test.step('the page in Serbian', async () => {
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Tiket', exact: true })).toHaveCount(0);
    // The panel lies over the choice of the language.
    await panel.getByRole('button', { name: 'Move to the other side' }).click();
    await chooseLanguage(page, /Srpski/);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Tiket', exact: true }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { name: banner })).toBeAttached();
  });
});

test('[THEME-15, THEME-30, THEME-11] the tools by keyboard alone, from the account and back to it', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await openSignedIn(page, '/en/betting', 'al2');
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const panel = themeTools(page);
  const brand = (): Promise<string> => tokenOf(page, 'brand-base');
  const before = await brand();
  await test.step('open', async () => {
    await tabTo(accountButton(page));
    await press('Enter');
    await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Theme tools' }));
    await press('Enter');
    await expect(panel.getByRole('heading', { name: 'Theme tools' })).toBeFocused();
  });
  const hue = panel.getByRole('slider', { name: 'Hue' });
  await test.step('a colour by its slider, then as text', async () => {
    await tabTo(panel.getByRole('button', { name: /^Brand/ }));
    await press('Enter');
    await tabTo(hue);
    await press('PageUp');
    await expect.poll(brand).not.toBe(before);
    const turned = await brand();
    await tabTo(panel.getByRole('textbox', { name: 'Colour as text' }));
    await press('Control+a');
    await page.keyboard.type('#35D07F');
    await expect.poll(brand).toBe('#35D07F');
    await tabTo(hue, 'Shift+Tab');
    await press('Control+z');
    await expect.poll(brand).toBe(turned);
    await press('Control+Shift+z');
    await expect.poll(brand).toBe('#35D07F');
  });
  await test.step('save', async () => {
    await press('Control+s');
    await expect(panel.getByRole('textbox', { name: 'Name of the template' })).toBeFocused();
    await page.keyboard.type('Keys');
    await press('Enter');
    await expect(panel.getByText('Saved in this browser')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Keys', exact: true })).toBeVisible();
  });
  await test.step('the tabs', async () => {
    await tabTo(panel.getByRole('tab', { name: 'Templates' }), 'Shift+Tab');
    for (const [key, name] of [
      ['ArrowRight', 'Content'],
      ['ArrowRight', 'Publish'],
      ['ArrowLeft', 'Content'],
      ['Home', 'Colours'],
    ] as const) {
      await press(key);
      await expect(panel.getByRole('tab', { name, selected: true })).toBeFocused();
    }
  });
  await test.step('close', async () => {
    await tabTo(panel.getByRole('button', { name: 'Close the theme tools' }), 'Shift+Tab');
    await press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(accountButton(page)).toBeFocused();
    await expect.poll(brand).toBe(before);
  });
});

for (const size of [desk, phone]) {
  test(
    `[THEME-08] axe finds nothing in the four tabs of the tools at ${size.width} pixels`,
    // Stories look for findings of axe in every tab.
    { tag: '@full' },
    async ({ page }) => {
      await openThemeTools(page);
      await page.setViewportSize(size);
      const panel = themeTools(page);
      for (const [name, role] of [
        ['Colours', 'button'],
        ['Templates', 'button'],
        ['Content', 'textbox'],
        ['Publish', 'textbox'],
      ] as const) {
        await panel.getByRole('tab', { name }).click();
        await expect(panel.getByRole('tabpanel', { name }).getByRole(role).first()).toBeVisible();
        expect(await axeFindings(page, 'theme-tools'), name).toEqual([]);
      }
    },
  );
}

/** Runs in the page: the colours of every element outside the tools, and what a drag has left on them. */
function paintOfPage(): { readonly brands: string[]; readonly traces: number } {
  const brands = new Set<string>();
  let traces = 0;
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    if (element.closest('[data-theme-tools]')) continue;
    brands.add(getComputedStyle(element).getPropertyValue('--kvota-color-brand-base').trim().toUpperCase());
    const isSet = element.style.getPropertyValue('--kvota-color-brand-base') !== '';
    if (isSet || element.hasAttribute('data-color-drag')) traces += 1;
  }
  return { brands: [...brands], traces };
}

test('[THEME-32] the page follows a colour that is dragged, and nothing is left on it afterwards', async ({ page }) => {
  await page.setViewportSize(desk);
  const panel = await openThemeTools(page);
  const before = await tokenOf(page, 'brand-base');
  await panel.getByRole('button', { name: /^Brand/ }).click();
  const area = panel.locator('canvas');
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  if (!box) throw new Error('The colour field has no area.');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await test.step('in the middle of the drag, every element has the colour', async () => {
    await page.mouse.move(...at(0.5, 0.5));
    await page.mouse.down();
    await page.mouse.move(...at(0.7, 0.4), { steps: 12 });
    await expect.poll(async () => (await page.evaluate(paintOfPage)).brands.length).toBe(1);
    const { brands } = await page.evaluate(paintOfPage);
    expect(brands).not.toEqual([before]);
    await expect(panel.getByRole('button', { name: /^Brand/ })).toContainText(brands[0] ?? '');
  });
  await test.step('after it, the root has it and nothing else', async () => {
    const { brands } = await page.evaluate(paintOfPage);
    await page.mouse.up();
    await expect.poll(() => page.evaluate(paintOfPage)).toEqual({ brands, traces: 0 });
    expect(await tokenOf(page, 'brand-base')).toBe(brands[0]);
    await panel.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => tokenOf(page, 'brand-base')).toBe(before);
  });
  await test.step('tools that are closed in the middle of a drag', async () => {
    await page.mouse.move(...at(0.5, 0.5));
    await page.mouse.down();
    await page.mouse.move(...at(0.2, 0.4), { steps: 4 });
    await expect.poll(async () => (await page.evaluate(paintOfPage)).traces).toBeGreaterThan(0);
    await panel
      .getByRole('button', { name: 'Close the theme tools' })
      .evaluate((button: HTMLElement) => button.click());
    await expect(panel).toHaveCount(0);
    await expect.poll(() => page.evaluate(paintOfPage)).toEqual({ brands: [before], traces: 0 });
    await page.mouse.up();
  });
});

test('[THEME-35, THEME-23] a designer sees that another one has published, and keeps the draft or takes over', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(desk);
  const panel = await openThemeTools(page, '/en/betting', { ownSession: true });
  await typeColor(panel, /^Brand/, '#35D07F');
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  const theirs = await openThemeTools(other, '/en/betting', { ownSession: true });
  const publish = async (color: string): Promise<void> => {
    await theirs.getByRole('tab', { name: 'Colours' }).click();
    await typeColor(theirs, /^Brand/, color);
    await theirs.getByRole('tab', { name: 'Publish' }).click();
    await theirs.getByRole('button', { name: 'Publish now' }).click();
    await expect(theirs.getByText('Open pages follow within three seconds')).toBeVisible();
  };
  const notice = panel.getByRole('alert').filter({ hasText: 'published something newer' });
  await test.step('it is shown without publishing, and the draft stays', async () => {
    await publish('#D03570');
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Compare' }).click();
    await expect(notice.getByRole('listitem').first()).toBeVisible();
    expect(await tokenOf(page, 'brand-base')).toBe('#35D07F');
    await expect(theirs.getByRole('alert').filter({ hasText: 'published something newer' })).toHaveCount(0);
  });
  await test.step('unanswered, it is not published over', async () => {
    await panel.getByRole('tab', { name: 'Publish' }).click();
    await panel.getByRole('button', { name: 'Publish now' }).click();
    await expect(panel.getByText('Somebody published in the meantime')).toBeVisible();
  });
  await test.step('kept', async () => {
    await notice.getByRole('button', { name: 'Keep my draft' }).click();
    await expect(notice).toHaveCount(0);
    expect(await tokenOf(page, 'brand-base')).toBe('#35D07F');
  });
  await test.step('taken over, which can be undone', async () => {
    await publish('#3570D0');
    await notice.getByRole('button', { name: 'Take theirs over' }).click();
    await expect.poll(() => tokenOf(page, 'brand-base')).toBe('#3570D0');
    await panel.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => tokenOf(page, 'brand-base')).toBe('#35D07F');
  });
  await context.close();
});
