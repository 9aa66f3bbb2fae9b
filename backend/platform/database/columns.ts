import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** ms since 1970 UTC. */
export const time = (name: string) => bigint(name, { mode: 'number' });
/** Whole đồng. */
export const money = (name: string) => bigint(name, { mode: 'number' });
export const stamp = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
