import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailPreviews } from '#backend/mails/previews.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import { queueMessage } from '#backend/outbox/service.ts';
import type { DeskListQuery } from '#contracts/desk/desk-session.ts';
import type { MailRow, MailSampleRecord } from '#contracts/desk/operations/mail-record.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { readStaffLog } from '#test/kit/staff.ts';
import { type Office, openOffice } from './staff-office.ts';

describe('mails in the staff place', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
    const { db, clock } = office.backend.deps;
    for (const name of ['a', 'b'])
      await queueMessage(
        { db, clock },
        {
          channel: 'email',
          key: `order-received:DH-${name}`,
          to: `${name}@example.vn`,
          subject: `Đơn DH-${name} <b>`,
          text: 'mã 123456',
        },
      );
  });
  afterAll(() => office.close());

  test('lists by recipient, subject, key and state, without contents', async () => {
    const desk = deskVisitor((await office.invite(['sales'])).browser);
    const found = async (query: Partial<DeskListQuery> = {}) => (await desk.list<MailRow>('mails', query)).body.rows;
    const all = await found();
    expect(all.map(({ subject }) => subject)).toContain('Đơn DH-a <b>');
    expect(JSON.stringify(all)).not.toContain('123456');
    for (const words of ['a@example', 'Đơn DH-a', 'order-received:DH-a'])
      expect((await found({ words })).map(({ to }) => to)).toEqual(['a@example.vn']);
    for (const query of [{ filter: { state: 'dead' } }, { page: 2 }, { words: '%' }, { words: '_' }])
      expect(JSON.stringify(await found(query))).not.toContain('a@example.vn');
    const [{ id } = { id: '' }] = await found({ words: 'a@example' });
    const { body } = await desk.read<MailRow>('mails', id);
    expect(body).toMatchObject({ name: 'Đã nhận đơn', state: 'waiting', mayRetry: false });
    expect(JSON.stringify(body)).not.toContain('123456');
  });

  test('a dead letter comes first, is sent again by a member, once, and the log names it', async () => {
    const { db, clock } = office.backend.deps;
    const now = new Date(clock.now() - 3_600_000);
    const dead = {
      channel: 'email',
      state: 'dead',
      error: 'SMTP 550',
      tries: 1,
      nextTryAt: now,
      createdAt: now,
    } as const;
    await db.insert(outboxMessages).values([
      { ...dead, id: 'dead1', key: 'dead-1', to: 'mat@example.vn', subject: 'Thư hỏng', text: 'x' },
      { ...dead, id: 'dead2', key: 'dead-2', to: 'mat@example.vn', subject: '', text: '' },
    ]);
    const { browser, name } = await office.invite(['sales']);
    const desk = deskVisitor(browser);
    const [first, second, third] = (await desk.list<MailRow>('mails', { isDescending: true })).body.rows;
    expect([first, second].map((row) => row?.id).sort()).toEqual(['dead1', 'dead2']);
    expect([first?.error, third?.state]).toEqual(['SMTP 550', 'waiting']);
    const again = async (id: string) => (await desk.send('mails', `/${id}/again`, {})).status;
    // Of the second one nothing is left.
    expect([await again('dead1'), await again('dead1'), await again('dead2'), await again('khong-co')]).toEqual([
      200, 404, 404, 404,
    ]);
    const log = await readStaffLog(await office.admin());
    expect(log).toContain(name);
    expect(log).toContain('/desk/records/mails/dead1/again mail: dead → waiting');
  });

  test('every template has a preview as HTML, under a policy that loads and runs nothing, and as text', async () => {
    const { browser } = await office.invite(['sales']);
    const desk = deskVisitor(browser);
    const { environment } = office.backend.deps;
    const { publicOrigin: origin } = environment;
    const previews = mailPreviews(environment);
    expect(previews.length).toBeGreaterThan(20);
    for (const { name, mail } of previews) {
      const answer = await browser.read(`/desk/mail-samples/${name}`);
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'unsafe-inline'; sandbox;/,
      );
      const html = await answer.text();
      expect(html).not.toMatch(/<(script|img|iframe|form)\b/);
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(href.startsWith(`${origin}/`)).toBe(true);
      const { body } = await desk.read<MailSampleRecord>('mail-samples', name);
      expect(body).toMatchObject({ subject: mail.subject, sms: mail.sms ?? '' });
      expect(body.text).toContain(mail.heading);
    }
    expect((await desk.list('mail-samples', { perPage: 100 })).body.total).toBe(previews.length);
    expect((await browser.read('/desk/mail-samples/none')).status).toBe(404);
  });

  test('a member without the role sees nothing', async () => {
    const { browser } = await office.invite(['content']);
    const desk = deskVisitor(browser);
    for (const resource of ['mails', 'mail-samples']) expect((await desk.list(resource)).status).toBe(403);
    expect((await desk.send('mails', '/dead1/again', {})).status).toBe(403);
    expect((await browser.read('/desk/mail-samples/order-received')).status).toBe(403);
  });
});
