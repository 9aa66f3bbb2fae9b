import type { StoredMessage } from './service.ts';

/** `send` rejects when the message was not accepted. */
export type Sender = { readonly send: (message: StoredMessage) => Promise<void>; readonly close: () => void };
