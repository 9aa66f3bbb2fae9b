import type { StoredMessage } from './service.ts';

/** The way out of one channel. `send` rejects where a message was not taken. */
export type Sender = { readonly send: (message: StoredMessage) => Promise<void>; readonly close: () => void };
