import { deliveryJob } from '#backend/outbox/deliver-messages.ts';
import { startJob } from '#backend/platform/job.ts';
import type { Backend } from '#backend/server.ts';
import { startOwnBackend } from '#test/kit/backends/own-backend.ts';
import { type MailSink, openMailSink } from '#test/kit/servers/mail-sink.ts';

export const SHOP_ORIGIN = 'https://cuahangmay.example';

export type MailBackend = {
  readonly backend: Backend;
  readonly sink: MailSink;
  readonly close: () => Promise<void>;
};

/** Of the delivery, in ms: tests wait for mails many times. */
const DELIVERY_PERIOD_MS = 100;

/** A backend of its own, whose mail server is a sink. */
export const openMailBackend = async (variables: Readonly<Record<string, string>> = {}): Promise<MailBackend> => {
  const sink = await openMailSink();
  const backend = await startOwnBackend({
    TEST_CLOCK: '1',
    PUBLIC_ORIGIN: SHOP_ORIGIN,
    SMTP_URL: sink.url,
    ...variables,
  });
  const stopDelivery = startJob(backend.deps, { ...deliveryJob, period: DELIVERY_PERIOD_MS });
  const close = async (): Promise<void> => {
    await stopDelivery();
    await backend.close();
    await sink.stop();
  };
  return { backend, sink, close };
};
