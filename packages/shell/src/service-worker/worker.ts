// The service worker of an app, at /sw.js (PWA-01). The build bundles it and inserts the list of files.
import type { BuildFiles } from './build-files.ts';
import { serveBuild } from './serve-build.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const KVOTA_BUILD: BuildFiles;
declare const self: unknown;

serveBuild(self as WorkerScope, KVOTA_BUILD); // the global scope of a service worker
