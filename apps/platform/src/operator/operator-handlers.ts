import { oddsToThousandths } from '@kvota/contracts';
import type { AppearancePart } from '@kvota/contracts/operator';

import type { Appearance } from '../appearance/appearance.ts';
import { everySite } from '../content/content-store.ts';
import type { Offer } from '../offer/offer.ts';
import type { Producer } from '../feed/producer.ts';
import type { Handlers } from '../kernel/handlers.ts';
import { refused } from '../kernel/refused.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { JurisdictionRules } from '../protection/jurisdictions.ts';
import { refuseLooser } from '../protection/licensed-settings.ts';
import { writeSetting } from '../settings/create-settings-store.ts';
import type { SettingsGroup, SettingsStore } from '../settings/settings-store.ts';
import { refuseSetting } from '../settings/validate-setting.ts';
import type { SportsChannel } from '../sockets/sports-channel.ts';
import { refuseTexts } from '../texts/refuse-texts.ts';
import type { TextStore } from '../texts/text-store.ts';
import type { Tickets } from '../tickets/tickets.ts';
import type { Users } from '../users/users.ts';

export interface OperatorHandlerDeps {
  readonly offer: Pick<Offer, 'match' | 'price' | 'moveOdds' | 'suspend' | 'endMatch'>;
  readonly producer: Pick<Producer, 'stop' | 'start'>;
  readonly tickets: Pick<Tickets, 'force'>;
  readonly ledger: Pick<Ledger, 'check'>;
  readonly users: Pick<Users, 'byUsername'>;
  readonly settings: SettingsStore;
  readonly rules: JurisdictionRules;
  readonly texts: Pick<TextStore, 'set'>;
  readonly appearance: Pick<Appearance, 'changeDirectly'>;
  readonly sports: Pick<SportsChannel, 'reloadPage'>;
  /** Notes that settings or texts changed, and notifies open clients (NET-16, NET-39). */
  readonly announceChange: () => Promise<void>;
}

const ok = { ErrorText: 'ok' };

/** Serves the operator's controls, which create the situations that a client must handle. */
export function operatorHandlers(options: OperatorHandlerDeps) {
  const { offer, producer, tickets, ledger, users, settings, texts: ownTexts, sports, announceChange } = options;
  const { appearance, rules } = options;
  return {
    async moveOdds({ body: { odds, cms, ...ref } }) {
      if (offer.price(ref).status === 'unknown') return refused('unknownSelection');
      await offer.moveOdds(ref, odds === null ? null : oddsToThousandths(odds), cms);
      return ok;
    },
    async suspendMarket({ body: { eventId, marketCode, suspended, cms } }) {
      if (offer.match(eventId) === undefined) return refused('unknownMatch');
      await offer.suspend(eventId, marketCode ?? null, suspended, cms);
      return ok;
    },
    async endMatch({ body: { eventId, score } }) {
      if (offer.match(eventId) === undefined) return refused('unknownMatch');
      await offer.endMatch(eventId, score ?? null);
      return ok;
    },
    async setFeed({ body: { running } }) {
      await (running ? producer.start() : producer.stop());
      return ok;
    },
    async forceTicket({ body: { username, force } }) {
      const user = await users.byUsername(username);
      if (user === undefined) return refused('unknownUser');
      await tickets.force(user.id, force);
      return ok;
    },
    async setSetting({ body: { group, key, value } }, { caller }) {
      const refusal =
        refuseSetting(group, key, value) ??
        refuseLooser(group, key, value, rules) ??
        (await refuseNewKey(settings, group, key));
      if (refusal !== undefined) return refused('invalidSetting', refusal);
      const part = group === 'general' ? partOfSetting[key] : undefined;
      if (part === undefined) await settings.set(group, key, value);
      else {
        await appearance.changeDirectly({
          places: [{ domain: everySite, part }],
          author: caller.username,
          write: (tx) => writeSetting(tx, group, key, value),
        });
      }
      await announceChange();
      return ok;
    },
    async setTranslations({ body: { lang, group, texts } }) {
      const refusal = await refuseTexts(lang, group, texts);
      if (refusal !== undefined) return refused('invalidText', refusal);
      await ownTexts.set(lang, group, texts);
      await announceChange();
      return ok;
    },
    async setMaintenance({ body: { seconds } }) {
      await settings.setMaintenance(seconds);
      return ok;
    },
    reloadPage() {
      sports.reloadPage();
      return ok;
    },
    checkLedger: () => ledger.check(),
  } satisfies Handlers;
}

/** General settings that designers edit too, by the part of the appearance. Their changes are versions (THEME-20). */
const partOfSetting: Readonly<Record<string, AppearancePart | undefined>> = { marquee: 'news', menuItems: 'menu' };

/** Most general settings. All of them are loaded with every page. */
const mostSettings = 100;

/** Returns why another key cannot be added, or undefined if it can. */
async function refuseNewKey(
  settings: Pick<SettingsStore, 'list'>,
  group: SettingsGroup,
  key: string,
): Promise<string | undefined> {
  if (group !== 'general') return undefined;
  const known = await settings.list(group);
  return known.length < mostSettings || known.some((one) => one.key === key)
    ? undefined
    : `There are ${known.length} general settings. Change one of them.`;
}
