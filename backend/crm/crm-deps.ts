import type { MessageSettings } from '#backend/outbox/environment.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';

/** Dependencies of the CRM service; it sends e-mail. */
export type CrmDeps = BackendDeps<MessageSettings>;
