import type { FastifyInstance } from 'fastify';

import { HttpProblem } from '../kernel/http-problem.ts';
import type { Pictures } from './pictures.ts';
import { pictureTypes, type PictureEnding } from './rules/picture-type.ts';

export interface PictureRouteDeps {
  readonly pictures: Pick<Pictures, 'find'>;
}

/** Where uploaded pictures are. The beginning is one of the calls, so that a site passes it on (NET-40). */
export const picturePath = '/cms/v1/pictures/';

const nameForm = /^[\w-]{43}\.(?<ending>png|jpg|webp|svg)$/;

/**
 * Serves uploaded pictures (THEME-36). A name is a hash of its content, so browsers keep a picture for ever. If somebody
 * opens the address of an SVG as a page, the policy lets nothing run or load there.
 */
export function pictureRoutes(app: FastifyInstance, { pictures }: PictureRouteDeps): void {
  app.get<{ Params: { name: string } }>(`${picturePath}:name`, async ({ params: { name } }, reply) => {
    // The form lets only endings of the table through.
    const ending = nameForm.exec(name)?.groups?.['ending'] as PictureEnding | undefined;
    const bytes = ending && (await pictures.find(name));
    if (!ending || !bytes) throw new HttpProblem(404, 'There is no such picture.');
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      .type(pictureTypes[ending])
      .send(bytes);
  });
}
