import type { MessageSettings } from '#backend/outbox/environment.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';

/** What this service is given: its letters go by mail. */
export type CrmDeps = BackendDeps<MessageSettings>;
