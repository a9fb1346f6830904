import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Reads which titles have a picture in the built frame, as paths by code. Without a built frame, none has. */
export function readPictures(frame: string | undefined): ReadonlyMap<string, string> {
  return new Map(namesIn(frame).flatMap(pictureOf));
}

/** A picture is named `{code}.{hash of its content}.svg`. */
function pictureOf(name: string): (readonly [code: string, path: string])[] {
  const code = /^([a-z0-9_-]+)\.[0-9a-f]{8}\.svg$/.exec(name)?.[1];
  return code === undefined ? [] : [[code, `/art/${name}`]];
}

function namesIn(frame: string | undefined): readonly string[] {
  try {
    return frame === undefined ? [] : readdirSync(join(frame, 'art'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
