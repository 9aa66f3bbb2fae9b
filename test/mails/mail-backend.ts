import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvironment } from '#backend/environment.ts';
import { type Backend, startBackend } from '#backend/server.ts';
import { type MailSink, openMailSink } from '#test/kit/servers/mail-sink.ts';

export const SHOP_ORIGIN = 'https://cuahangmay.example';

export type MailBackend = {
  readonly backend: Backend;
  readonly sink: MailSink;
  readonly close: () => Promise<void>;
};

/** A backend of its own on the embedded database, whose mail server is a sink. */
export const openMailBackend = async (variables: Readonly<Record<string, string>> = {}): Promise<MailBackend> => {
  const sink = await openMailSink();
  const folder = mkdtempSync(join(tmpdir(), 'chm-mails-'));
  const backend = await startBackend(
    parseEnvironment({
      MODE: 'development',
      BACKEND_PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      TEST_CLOCK: '1',
      PUBLIC_ORIGIN: SHOP_ORIGIN,
      SMTP_URL: sink.url,
      ...variables,
    }),
  );
  const close = async (): Promise<void> => {
    await backend.close();
    await sink.stop();
    rmSync(folder, { recursive: true });
  };
  return { backend, sink, close };
};
