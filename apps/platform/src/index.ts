export { systemClock, type Clock } from './clock.ts';
export type { DatabaseLocation, OpenDatabase } from './database/database.ts';
export { createFakeClock, type FakeClock } from './fake-clock.ts';
export { PortTaken } from './http/listen.ts';
export { silentLogger, streamLogger, type Logger } from './logger.ts';
export { createPlatform, type Platform, type PlatformOptions } from './platform.ts';
export { createTestPlatform, type TestPlatform, type TestPlatformOptions } from './testing/test-platform.ts';
export { demoAccounts, demoPassword } from './users/demo-data.ts';
