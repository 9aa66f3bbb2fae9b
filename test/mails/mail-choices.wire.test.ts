import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restMailChoices } from '#adapters/rest/mail-choices.ts';
import { queueOptionalMail, type Reader, readDecisions, recordDecision } from '#backend/mails/mail-choices.ts';
import type { OptionalMailKey } from '#backend/mails/mail-kinds.vi.ts';
import { freshKey, queueMail } from '#backend/mails/queue-mail.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import { type MailDecisions, optionalMailNames } from '#core/account-rules/optional-mails.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { mailChoicesContract } from '#test/account/personal-data/mail-choices.contract.ts';
import { eachBackend, freshLogin, freshToken } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

eachBackend('mail choices', (backend) => {
  mailChoicesContract('choices over the reference backend', async () => ({
    customer: async () =>
      restMailChoices(
        wireClient(backend, '', (await freshLogin(backend, 'VERIFIED', { email: `${randomUUID()}@example.vn` })).token),
      ),
    guest: async () => restMailChoices(wireClient(backend, '', await freshToken(backend))),
    newIdempotencyKey: () => idempotencyKey(randomUUID().replaceAll('-', '')),
  }));
});

const mail = () => ({ subject: 'Nhắc', summary: '', heading: 'Nhắc', parts: [], sms: 'Nhac' });

describe('what a reader ended is not queued', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice('development', { SMS_URL: 'http://127.0.0.1:9/sms', SMS_TOKEN: 't' });
  });
  afterAll(() => office.close());

  const deps = () => office.backend.deps;
  const rowsOf = async (key: string) =>
    (await deps().db.select().from(outboxMessages)).filter((row) => row.key.startsWith(key));
  const queue = async (reader: Reader, kind: 'reminder' | 'stock-alert') => {
    const key: OptionalMailKey = freshKey(kind);
    const to = { email: 'doc@example.vn', phone: '0912345678' };
    await deps().db.transaction((tx) => queueOptionalMail(deps(), tx, mail, { key, to, reader }));
    return rowsOf(key);
  };
  const anyReader: fc.Arbitrary<Reader> = fc.oneof(
    fc.uuid().map((partyId) => ({ partyId })),
    fc.uuid().map((id) => ({ email: `${id}@example.vn` })),
  );
  const anyDecisions: fc.Arbitrary<MailDecisions> = fc.record(
    { 'reminder-email': fc.boolean(), 'reminder-sms': fc.boolean(), 'stock-alert-email': fc.boolean() },
    { requiredKeys: [] },
  );

  test('an ended kind is never queued, the others are, and obligatory mails always', () =>
    fc.assert(
      fc.asyncProperty(anyReader, anyDecisions, async (reader, decisions) => {
        for (const name of optionalMailNames) {
          const isWanted = decisions[name];
          if (isWanted !== undefined)
            await recordDecision(deps().db, reader, { mail: name, isWanted, way: 'portal' }, deps().clock.now());
        }
        expect(await readDecisions(deps().db, reader)).toEqual(decisions);
        const channels = (await queue(reader, 'reminder')).map(({ channel }) => channel).toSorted();
        const sms = deps().environment.sendsSms && decisions['reminder-sms'] !== false ? ['sms'] : [];
        expect(channels).toEqual([...(decisions['reminder-email'] === false ? [] : ['email']), ...sms]);
        const alerts = (await queue(reader, 'stock-alert')).filter(({ channel }) => channel === 'email');
        expect(alerts).toHaveLength(decisions['stock-alert-email'] === false ? 0 : 1);
        const obligatory = freshKey('payment-received');
        const to = { email: 'doc@example.vn', phone: null };
        await deps().db.transaction((tx) => queueMail(deps(), tx, mail, { key: obligatory, to }));
        expect(await rowsOf(obligatory)).toHaveLength(1);
      }),
      { numRuns: 15 },
    ));

  const linkOf = async (reader: Reader): Promise<URL> => {
    const [row] = (await queue(reader, 'reminder')).filter(({ channel }) => channel === 'email');
    expect(row?.text).toContain(row?.unsubscribe ?? 'none');
    return new URL(row?.unsubscribe ?? '');
  };
  const oneClick = (link: URL) =>
    fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

  test('one click of a mail program ends this kind without a log-in, for customers and guests', async () => {
    for (const reader of [{ partyId: randomUUID() }, { email: `${randomUUID()}@Example.VN` }]) {
      const link = await linkOf(reader);
      expect(link.href).not.toMatch(/example\.vn|party/i);
      expect((await fetch(link)).status).toBe(200);
      expect(await readDecisions(deps().db, reader)).toEqual({});
      for (const _ of [1, 2]) expect((await oneClick(link)).status).toBe(200);
      expect(await readDecisions(deps().db, reader)).toEqual({ 'reminder-email': false });
      expect((await queue(reader, 'reminder')).filter(({ channel }) => channel === 'email')).toEqual([]);
      expect((await queue(reader, 'stock-alert')).filter(({ channel }) => channel === 'email')).toHaveLength(1);
    }
  });

  test('a link ends mails with what stuck to it when it was copied, and as mails of before spelt it', async () => {
    const link = await linkOf({ partyId: randomUUID() });
    const key = link.searchParams.get('key') ?? '';
    const [id = '', sealed = ''] = key.split('.');
    const before = `${id}.${Buffer.from(sealed, 'base64url').toString('base64')}`;
    for (const spelt of [
      before,
      ...['.', ')', '\u200b', '”', ' ', '>\r\n', '…', '!', '/'].map((stuck) => key + stuck),
    ]) {
      link.searchParams.set('key', spelt);
      expect([spelt, (await fetch(link)).status]).toEqual([spelt, 200]);
    }
  });

  test('a key ends its own kind only, and no text that the shop did not seal ends anything', async () => {
    const reader = { partyId: randomUUID() };
    const link = await linkOf(reader);
    const key = link.searchParams.get('key') ?? '';
    const wrong = [
      { mail: 'stock-alert-email', key },
      { mail: 'newsletter-email', key },
      { mail: 'payment-received', key },
      { mail: '', key },
      { mail: 'reminder-email', key: '' },
      { mail: 'reminder-email', key: `${key.slice(0, -2)}AA` },
      { mail: 'reminder-email', key: key.split('.')[1] ?? '' },
      { mail: 'reminder-email', key: `party:${reader.partyId}` },
      { mail: 'reminder-email', key: Buffer.from(`party:${reader.partyId}`).toString('base64') },
      { mail: '__proto__', key },
    ];
    for (const query of wrong) {
      const other = new URL(link);
      other.search = new URLSearchParams(query).toString();
      expect([(await oneClick(other)).status, query]).toEqual([410, query]);
    }
    expect(await readDecisions(deps().db, reader)).toEqual({});
  });
});
