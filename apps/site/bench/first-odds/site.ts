// Serves the built site in a separate process, with the first screens that its server renders.
import { loadServerParts } from '@kvota/run/load-server-parts';
import { serveApp } from '@kvota/run/serve-app';

import { answer } from '../answering.ts';
import { folder, ownOrigin } from '../world.ts';

const [platform = '', port] = process.argv.slice(2);
const parts = await loadServerParts(folder, { ...ownOrigin, platformUrl: platform });
if (!parts.render) throw new Error('The site has no build for its server: build @kvota/site.');
const origin = `http://localhost:${port}`;
await serveApp({ folder, port: Number(port), config: ownOrigin, platform, origin, ...parts });
answer<never>(origin, {});
