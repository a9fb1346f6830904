export { isDatabaseAway } from './database/database-away.ts';
export { requireKnownSchema } from './database/known-schema.ts';
export { PreparingClient } from './database/preparing-client.ts';
export { RefusedDatabase, refusalOf, unreachable } from './database/refused-database.ts';
export { databaseCode, isDuplicate, transact } from './database/transact.ts';
export { listen, PortTaken, WrongHost, type Listening } from './http/listen.ts';
export { every, systemClock, wait, type Clock, type Stop } from './time/clock.ts';
export { startWorker, type Task, type Worker, type WorkerDeps } from './time/worker.ts';
