import { expect } from 'vitest';
import { deliveryJob } from '#backend/outbox/deliver-messages.ts';
import type { Backend } from '#backend/server.ts';
import { startOwnBackend } from '#test/kit/backends/own-backend.ts';
import { type MailSink, openMailSink } from '#test/kit/servers/mail-sink.ts';

/** For effects after the response; allows for a slow machine. */
const slowMachine = { timeout: 30_000, interval: 100 };

export const SHOP_ORIGIN = 'https://cuahangmay.example';

export type MailBackend = {
  readonly backend: Backend;
  readonly sink: MailSink;
  /** `expect.poll` of what a mail changes: before each look the clock moves on until the delivery is due, and back. */
  readonly pollMails: <Value>(read: () => Value | Promise<Value>) => ReturnType<typeof expect.poll<Value>>;
  readonly close: () => Promise<void>;
};

/** A backend of its own, whose mail server is a sink. */
export const openMailBackend = async (variables: Readonly<Record<string, string>> = {}): Promise<MailBackend> => {
  const sink = await openMailSink();
  const backend = await startOwnBackend({
    SANDBOX_CLOCK: '1',
    PUBLIC_ORIGIN: SHOP_ORIGIN,
    SMTP_URL: sink.url,
    ...variables,
  });
  const { clock } = backend.deps;
  const pollMails: MailBackend['pollMails'] = (read) =>
    expect.poll(async () => {
      await clock.set(clock.now() + deliveryJob.period);
      await clock.set(clock.now() - deliveryJob.period);
      return read();
    }, slowMachine);
  const close = async (): Promise<void> => {
    await backend.close();
    await sink.stop();
  };
  return { backend, sink, pollMails, close };
};
