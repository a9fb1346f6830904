import type { DocumentHead, DocumentPage, Locale } from '@kvota/contracts';

/** A version to publish. */
export interface NewVersion {
  readonly doc: string;
  readonly lang: Locale;
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  readonly inForceSince: string;
}

/** The operator's documents. They are read from the database each time, because several nodes share it. */
export interface DocumentStore {
  /** Lists what is in force today, in the requested language if it is written in that. */
  list(lang: Locale | undefined): Promise<DocumentHead[]>;
  /** Returns the version in force, or the requested one; undefined if there is none. */
  read(doc: string, lang: Locale | undefined, version: number | undefined): Promise<DocumentPage | undefined>;
  /** Adds a version and returns its number. */
  publish(version: NewVersion): Promise<number>;
}
