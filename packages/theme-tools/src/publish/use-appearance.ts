import { ApiError } from '@kvota/api-client';
import type { CallAnswer } from '@kvota/contracts';
import type { AppearanceContent, WireCalls } from '@kvota/contracts/operator';
import { newId, useHost, type Host } from '@kvota/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export type Part = AppearanceContent['part'];
export type Versions = CallAnswer<WireCalls['appearanceVersions']>;
export type VersionHead = Versions['result'][number];
type PublishAnswer = CallAnswer<WireCalls['publishAppearance']>;
type Publication = NonNullable<PublishAnswer['publication']>;

/** The domain of a part: the site itself for colours and identity, every site for the rest. */
export const domainOf = (part: Part): string => (part === 'colors' || part === 'identity' ? location.origin : '*');

const keyOf = (part: Part): readonly string[] => ['appearance', part];

/** Returns the versions of a part, and what is published and scheduled. */
export function useVersions(part: Part): UseQueryResult<Versions> {
  const { api } = useHost();
  return useQuery({
    queryKey: keyOf(part),
    queryFn: ({ signal }) => api.appearanceVersions({ query: { domain: domainOf(part), part }, signal }),
  });
}

/** Fetches versions again, after a change or when somebody else may have published: of a part, or of all that are shown. */
export const refreshVersions = ({ queryClient }: Host, part?: Part): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: part === undefined ? ['appearance'] : keyOf(part) });

/**
 * Takes a publication from here over into what is known of its part. Until the part is fetched again, the state before it
 * would count as the one that the designer has seen, and a further publication would be refused.
 */
export async function takeOver({ queryClient }: Host, part: Part, publication: Publication): Promise<void> {
  const queryKey = keyOf(part);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Versions>(queryKey, (known) => known && { ...known, published: publication });
}

/** How saving or publishing ended. */
export type Outcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'published'; readonly publication: Publication | undefined }
  | { readonly kind: 'scheduled'; readonly from: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'newer'; readonly publication: NonNullable<PublishAnswer['publishedSince']> }
  | { readonly kind: 'contrast'; readonly pairs: NonNullable<PublishAnswer['contrastTooLow']> }
  | { readonly kind: 'faults'; readonly places: readonly string[] }
  | { readonly kind: 'past' }
  | { readonly kind: 'busy'; readonly author: string }
  | { readonly kind: 'failed' };

function failureOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) throw error;
  if (error.kind === 'old-sign-in') return { kind: 'sign-in' };
  if (error.kind === 'offline' || error.kind === 'timeout') return { kind: 'offline' };
  if (error.kind === 'unauthorized' || error.kind === 'forbidden') return { kind: 'forbidden' };
  return { kind: 'failed' };
}

function refusalOf(answer: Partial<PublishAnswer>): Outcome {
  if (answer.publishedSince) return { kind: 'newer', publication: answer.publishedSince };
  if (answer.contrastTooLow) return { kind: 'contrast', pairs: answer.contrastTooLow };
  if (answer.faults)
    return { kind: 'faults', places: answer.faults.map(({ place, message }) => `${place}: ${message}`) };
  if (answer.error === 'startPassed') return { kind: 'past' };
  if (answer.error === 'alreadyScheduled') return { kind: 'busy', author: answer.scheduled?.author ?? '' };
  return { kind: 'failed' };
}

/** A version to save or to publish: new content with a note, or one that exists. */
export interface Wanted {
  readonly version: { readonly content: AppearanceContent; readonly note: string } | { readonly id: string };
  readonly parent: string | null;
  /** Number of the publication that the editor has seen. */
  readonly over: number;
  /** Save only, publish now, or publish at an instant. */
  readonly when: 'never' | 'now' | { readonly at: string };
  readonly reason?: string;
}

interface Appearance {
  save(content: AppearanceContent, note: string, parent: string | null): Promise<Outcome & { readonly id?: string }>;
  publish(wanted: Pick<Wanted, 'over' | 'when' | 'reason'> & { readonly id: string }): Promise<Outcome>;
}

/** Returns the calls for versions, with every failure as an outcome that can be shown. */
export function useAppearance(): Appearance {
  const { api } = useHost();
  return {
    async save(content, note, parent) {
      try {
        const id = newId();
        const answer = await api.saveAppearanceVersion({
          body: { id, domain: domainOf(content.part), content, note, parent },
        });
        return answer.ErrorText === 'ok' ? { kind: 'saved', id } : refusalOf(answer);
      } catch (error) {
        return failureOf(error);
      }
    },
    async publish({ id, over, when, reason }) {
      try {
        const answer = await api.publishAppearance({
          body: {
            version: id,
            over,
            ...(typeof when === 'object' && { from: when.at }),
            ...(reason !== undefined && reason.trim() !== '' && { reason }),
          },
        });
        if (answer.ErrorText !== 'ok') return refusalOf(answer);
        return answer.scheduled && typeof when === 'object'
          ? { kind: 'scheduled', from: answer.scheduled.from }
          : { kind: 'published', publication: answer.publication };
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}
