import type { MessageEnvironment } from './environment.ts';
import { PermanentRefusal, type Sender } from './sender.ts';

const TIMEOUT_MS = 10_000;

/** Excludes the gateway's answer, which may quote the text. */
class SmsRefusal extends Error {
  readonly code: string;
  readonly responseCode: number;
  constructor(status: number) {
    super('The SMS gateway refused');
    this.responseCode = status;
    this.code = `HTTP ${status}`;
  }
}

/** The gateway cannot send to this number, or not this text. */
const isPermanent = (status: number): boolean => status === 400 || status === 422;

/**
 * The operator's own gateway: `POST {to, text}` as JSON, `to` as 0912345678; any 2xx means accepted, 400 and 422 mean
 * never. The message id is the Idempotency-Key, so that the gateway can prevent duplicates.
 */
export const createSmsSender = ({ url, token }: NonNullable<MessageEnvironment['sms']>): Sender => ({
  send: async ({ id, to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
      // Codes must only go to the configured URL.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    throw isPermanent(answer.status) ? new PermanentRefusal(`HTTP ${answer.status}`) : new SmsRefusal(answer.status);
  },
  close: () => undefined,
});
