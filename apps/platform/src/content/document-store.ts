import type { DocumentHead, DocumentPage, Locale } from '@kvota/contracts';

/** A version as it is published. */
export interface NewVersion {
  readonly doc: string;
  readonly lang: Locale;
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  readonly inForceSince: string;
}

/** The operator's documents. Several nodes share them; they are read from the database each time. */
export interface DocumentStore {
  /** What is in force today, in the language asked for where it is written in that. */
  list(lang: Locale | undefined): Promise<DocumentHead[]>;
  /** The version in force, or the one asked for; undefined where there is none. */
  read(doc: string, lang: Locale | undefined, version: number | undefined): Promise<DocumentPage | undefined>;
  /** Adds a version and gives its number. */
  publish(version: NewVersion): Promise<number>;
}
