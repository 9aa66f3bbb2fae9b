import type { MessageEnvironment } from './environment.ts';
import type { Sender } from './sender.ts';

const TIMEOUT_MS = 10_000;

/** A gateway that did not take a message; its answer is told to nobody, because it may quote the text. */
class SmsRefusal extends Error {
  readonly code: string;
  constructor(status: number) {
    super('The SMS gateway refused');
    this.code = `HTTP ${status}`;
  }
}

/**
 * Hands SMS over to a gateway of one's own: `POST {to, text}` as JSON, `to` as 0912345678; any 2xx takes it. The id of the
 * message goes along as Idempotency-Key, so that a gateway that knows keys sends nothing twice.
 */
export const smsSender = ({ url, token }: NonNullable<MessageEnvironment['sms']>): Sender => ({
  send: async ({ id, to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
      // A code goes to the configured address and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new SmsRefusal(answer.status);
  },
  close: () => undefined,
});
