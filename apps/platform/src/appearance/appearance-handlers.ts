import type { AppearanceContent, ContentFault } from '@kvota/contracts/operator';

import { admit } from '../attempts/admit.ts';
import type { Attempts } from '../attempts/attempts.ts';
import type { Handlers } from '../kernel/handlers.ts';
import { problem } from '../kernel/http-problem.ts';
import { isoTime } from '../kernel/iso-time.ts';
import { refused } from '../kernel/refused.ts';
import type { Appearance } from './appearance.ts';
import type { Previews } from './previews.ts';
import { picturePath } from './picture-routes.ts';
import type { Pictures } from './pictures.ts';
import { faultsOf } from './rules/content-faults.ts';
import { pictureEnding } from './rules/picture-type.ts';
import { isKnownPlace } from './rules/sites.ts';
import { sizeFaultsOf } from './rules/size-faults.ts';

export interface AppearanceHandlerDeps {
  readonly appearance: Appearance;
  readonly previews: Pick<Previews, 'keep' | 'find'>;
  readonly pictures: Pick<Pictures, 'keep'>;
  readonly attempts: Attempts;
  /** Addresses of the sites. */
  readonly origins: readonly string[];
  /** Notes that content changed, and notifies open clients (NET-16, NET-39). */
  readonly announceChange: () => Promise<void>;
}

/** Versions that a designer may save in a minute, and previews and pictures in an hour. */
const saving = { name: 'appearance versions', most: 20, window: 60_000 };
const previewing = { name: 'appearance previews', most: 20, window: 3_600_000 };
const uploading = { name: 'pictures', most: 60, window: 3_600_000 };

const ok = { ErrorText: 'ok' };

/** Serves the calls of designers, and the previews that they share (THEME-20 … THEME-26). */
export function appearanceHandlers(options: AppearanceHandlerDeps) {
  const { appearance, previews, pictures, attempts, origins, announceChange } = options;
  return {
    appearanceVersions: ({ query }) => appearance.list(query),
    async appearanceVersion({ params: { id } }) {
      const version = await appearance.version(id);
      if (version === undefined) throw problem('unknownVersion');
      return version;
    },
    async saveAppearanceVersion({ body }, { caller, rawBody }) {
      const { content, domain } = body;
      if (!isKnownPlace(content.part, domain, origins)) return refused('unknownSite');
      const faults = allFaultsOf(content, fieldOf(rawBody, 'content'));
      if (faults.length > 0) return { ...refused('invalidAppearance'), faults };
      // A repetition is no further version.
      if ((await appearance.version(body.id)) === undefined)
        await admit(attempts, { limit: saving, key: caller.id }, { code: 'tooManyVersions' });
      return appearance.save(body, caller.username);
    },
    async publishAppearance({ body }, { caller }) {
      const { answer, changed } = await appearance.publish(body, caller.username);
      if (changed) await announceChange();
      return answer;
    },
    async cancelAppearanceSchedule({ body }) {
      await appearance.unschedule(body);
      return ok;
    },
    async uploadPicture({ body: { data } }, { caller }) {
      const bytes = Buffer.from(data, 'base64');
      const ending = pictureEnding(bytes);
      if (ending === 'pictureType' || ending === 'pictureUnsafe' || ending === 'pictureTooLarge')
        return refused(ending);
      await admit(attempts, { limit: uploading, key: caller.id }, { code: 'tooManyPictures' });
      const name = await pictures.keep({ bytes, ending, author: caller.username });
      return { ...ok, path: picturePath + name };
    },
    async createAppearancePreview({ body: { domain, contents } }, { caller, rawBody }) {
      if (!origins.includes(domain)) return refused('unknownSite');
      const sent = fieldOf(rawBody, 'contents');
      const faults = contents.flatMap((content, at) => allFaultsOf(content, fieldOf(sent, String(at))));
      if (faults.length > 0) return { ...refused('invalidAppearance'), faults };
      await admit(attempts, { limit: previewing, key: caller.id }, { code: 'tooManyPreviews' });
      const { token, expiresAt } = await previews.keep({ domain, contents, author: caller.username });
      return { ...ok, token, expiresAt: isoTime(expiresAt) };
    },
    async appearancePreview({ params: { token }, query: { domain } }) {
      const preview = await previews.find(token, domain);
      if (preview === undefined) throw problem('unknownPreview');
      return { ...preview, expiresAt: isoTime(preview.expiresAt) };
    },
  } satisfies Handlers;
}

/** Returns what is wrong with content, tested as it was parsed and as it was sent. */
function allFaultsOf(content: AppearanceContent, sent: unknown): ContentFault[] {
  const tooLarge = sizeFaultsOf(content.part, fieldOf(sent, 'value'));
  return tooLarge.length > 0 ? tooLarge : faultsOf(content);
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
