import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailPreviews } from '#backend/mails/previews.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import { queueMessage } from '#backend/outbox/service.ts';
import { readStaffLog, searchStaffList } from '#test/kit/staff.ts';
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
    const { browser } = await office.invite(['sales']);
    const read = async (path: string) => (await browser.read(path)).text();
    const all = await read('/mails');
    expect(all).toContain('Đơn DH-a &lt;b&gt;');
    expect(all).not.toContain('123456');
    for (const words of ['a@example', 'Đơn DH-a', 'order-received:DH-a']) {
      const found = await searchStaffList(browser, '/mails', { q: words });
      expect(found).toContain('a@example.vn');
      expect(found).not.toContain('b@example.vn');
    }
    expect(await read('/mails?filter=dead')).not.toContain('a@example.vn');
    expect(await read('/mails?page=2')).not.toContain('a@example.vn');
    expect(await searchStaffList(browser, '/mails', { q: '%' })).not.toContain('a@example.vn');
  });

  test('a dead letter is sent again by a member, once, and the log names it', async () => {
    const { db, clock } = office.backend.deps;
    const now = new Date(clock.now());
    await db.insert(outboxMessages).values({
      id: 'dead1',
      key: 'dead-1',
      channel: 'email',
      to: 'mat@example.vn',
      subject: 'Thư hỏng',
      text: 'x',
      state: 'dead',
      error: 'SMTP 550',
      tries: 1,
      nextTryAt: now,
      createdAt: now,
    });
    const { browser, name } = await office.invite(['sales']);
    expect(await (await browser.read('/mails?filter=dead')).text()).toContain('SMTP 550');
    const answer = await browser.send('/mails/dead1', { key: randomUUID(), deed: 'again' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/mails?filter=dead']);
    expect((await browser.send('/mails/dead1', { key: randomUUID(), deed: 'again' })).status).toBe(404);
    const log = await readStaffLog(await office.admin());
    expect(log).toContain(name);
    expect(log).toContain('/mails/dead1');
  });

  test('every template has a preview as HTML, under a policy that loads and runs nothing, and as text', async () => {
    const { browser } = await office.invite(['sales']);
    const { environment } = office.backend.deps;
    const { publicOrigin: origin } = environment;
    const previews = mailPreviews(environment);
    expect(previews.length).toBeGreaterThan(20);
    for (const { name, mail } of previews) {
      const answer = await browser.read(`/mails/preview/${name}`);
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'unsafe-inline'; sandbox;/,
      );
      const html = await answer.text();
      expect(html).not.toMatch(/<(script|img|iframe|form)\b/);
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(href.startsWith(`${origin}/`)).toBe(true);
      const text = await (await browser.read(`/mails/preview/${name}?as=text`)).text();
      expect(text).toContain(mail.heading.replaceAll('"', '&quot;'));
    }
    expect((await browser.read('/mails/preview/none')).status).toBe(404);
  });

  test('a member without the role sees nothing', async () => {
    const { browser } = await office.invite(['content']);
    for (const path of ['/mails', '/mails/preview', '/mails/preview/order-received'])
      expect((await browser.read(path)).status).toBe(403);
  });
});
