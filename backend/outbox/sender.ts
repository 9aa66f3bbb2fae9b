import type { StoredMessage } from './service.ts';

/** Delivery over one channel. `send` rejects when the message was not accepted. */
export type Sender = { readonly send: (message: StoredMessage) => Promise<void>; readonly close: () => void };
