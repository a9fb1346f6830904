import type { PictureEnding } from './rules/picture-type.ts';

/** Pictures for logo and banners that designers uploaded (THEME-36). */
export interface Pictures {
  /** Stores a picture, once, and returns its name: its hash and the ending of its type. */
  keep(picture: {
    readonly bytes: Uint8Array;
    readonly ending: PictureEnding;
    readonly author: string;
  }): Promise<string>;
  find(name: string): Promise<Uint8Array | undefined>;
}
