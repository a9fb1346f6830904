import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A point in time. */
export const moment = () => timestamp({ withTimezone: true });

/** An amount in minor units of its currency. */
export const minor = () => bigint({ mode: 'bigint' });
