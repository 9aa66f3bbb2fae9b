import type { StoredMessage } from './service.ts';

/** `send` rejects when the message was not accepted: with a PermanentRefusal when another try is of no use. */
export type Sender = { readonly send: (message: StoredMessage) => Promise<void>; readonly close: () => void };

/** The other side refused this message for good. `code` names neither recipient nor text. */
export class PermanentRefusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super('The message was refused for good');
    this.code = code;
  }
}
