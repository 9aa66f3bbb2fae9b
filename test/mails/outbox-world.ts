import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { deliverMessages } from '#backend/outbox/deliver-messages.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import { type Message, queueMessage, type StoredMessage } from '#backend/outbox/service.ts';
import type { PrintAttachment } from '#backend/platform/attachment.ts';
import { type Database, openDatabase } from '#backend/platform/database/database.ts';
import { type MailSink, openMailSink } from '#test/kit/servers/mail-sink.ts';

type Deps = Parameters<typeof deliverMessages>[0];

export type OutboxWorld = {
  readonly deps: Deps;
  readonly sink: MailSink;
  /** Lets this many ms pass. */
  readonly pass: (milliseconds: number) => void;
  readonly queue: (message: Message) => Promise<void>;
  readonly deliver: () => Promise<void>;
  readonly find: (key: string) => Promise<StoredMessage | undefined>;
  /** Keys of the mails that the sink has, doubles included. */
  readonly arrived: () => readonly string[];
  /** Forgets every mail, and accepts the next ones. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A mail whose subject is its key. */
export const mailOf = (key: string, more: Partial<Message> = {}): Message => ({
  channel: 'email',
  key,
  to: `${key}@example.vn`,
  subject: key,
  text: 'Chào bạn',
  html: '<p>Chào bạn</p>',
  ...more,
});

/** The outbox alone, on an embedded database, with a clock that only tests move. */
export const openOutboxWorld = async (): Promise<OutboxWorld> => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-outbox-'));
  const [sink, opened] = [await openMailSink(), await openDatabase({ dataDir: folder })];
  let now = Date.parse('2026-11-23T03:00:00Z');
  const clock = { now: () => now, set: async () => undefined, every: () => () => undefined };
  const printAttachment: PrintAttachment = async ({ id }) => {
    if (id === 'gone') throw new Error('no such invoice');
    return { name: `${id}.pdf`, contentType: 'application/pdf', content: Buffer.from(`%PDF ${id}`) };
  };
  const messages = { smtp: { url: sink.url, from: 'Cửa Hàng Mây <thu@shop.example>' }, sms: null, outbox: false };
  const { db } = opened;
  // Delivery reads nothing else of the environment.
  const environment = { messages } as Deps['environment'];
  const deps: Deps = { db, clock, environment, printAttachment, log: pino({ level: 'silent' }) };
  return {
    deps,
    sink,
    pass: (milliseconds) => {
      now += milliseconds;
    },
    queue: (message) => queueMessage({ db, clock }, message),
    deliver: () => deliverMessages(deps),
    find: async (key) => (await db.select().from(outboxMessages).where(eq(outboxMessages.key, key)))[0],
    arrived: () => sink.mails.map(({ headers }) => headers.subject ?? ''),
    clear: async () => {
      await db.delete(outboxMessages);
      sink.clear();
    },
    close: async () => {
      await sink.stop();
      await opened.close();
      rmSync(folder, { recursive: true });
    },
  };
};

/** The database in which the first update after an accepted mail fails, as in a crash before the record. */
export const crashingAfterSend = (db: Database, crashes: () => boolean): Database =>
  new Proxy(db, {
    get: (target, name, receiver) => {
      if (name !== 'update') return Reflect.get(target, name, receiver);
      return (table: typeof outboxMessages) => {
        const update = target.update(table);
        return {
          set: (values: Record<string, unknown>) => {
            if (values.state === 'sent' && crashes()) throw new Error('the process died');
            return update.set(values);
          },
        };
      };
    },
  });
