// Serves the built site in a separate process, with the first screens that its server renders.
import { loadRenderer } from '@kvota/run/load-renderer';
import { serveApp } from '@kvota/run/serve-app';

import { answer } from '../answering.ts';
import { configFor, folder } from '../world.ts';

const [platformUrl = '', port] = process.argv.slice(2);
const config = configFor(platformUrl);
const render = await loadRenderer(folder, config);
if (!render) throw new Error('The site has no build for its server: build @kvota/site.');
await serveApp({ folder, port: Number(port), config, render });
answer<never>(`http://localhost:${port}`, {});
