import type { MessageSettings } from '#backend/outbox/environment.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';

export type CrmDeps = BackendDeps<MessageSettings>;
