import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailTexts } from '#backend/mails/schema.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import type { MailTextRecord } from '#contracts/desk/content/mail-text-record.ts';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { type DeskVisitor, deskVisitor } from '#test/desk/desk-visitor.ts';
import type { StaffBrowser } from '#test/kit/staff.ts';
import { serverLine } from '#test/payment/payment-subject.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

const own = {
  subject: 'Đơn {{ma_don}} của bạn, {{tong_tien}}',
  greeting: 'Chào bạn,\n<b>{{cua_hang}}</b> cảm ơn bạn.',
  closing: 'Hẹn gặp lại ở {{cua_hang}} & bạn bè.',
};

describe('texts of mails at the desk', () => {
  let office: Office;
  let browser: StaffBrowser;
  let desk: DeskVisitor;
  let sales: DeskVisitor;
  beforeAll(async () => {
    office = await openOffice();
    ({ browser } = await office.invite(['content']));
    desk = deskVisitor(browser);
    sales = deskVisitor((await office.invite(['sales'])).browser);
  });
  afterAll(() => office.close());

  const read = async (kind = 'order-received') => (await desk.read<MailTextRecord>('mail-texts', kind)).body;
  const save = async (texts: object, kind = 'order-received') => {
    const { version } = await read(kind);
    return desk.send<MailTextRecord>('mail-texts', `/${kind}`, texts, { version });
  };
  const restore = () => desk.send<MailTextRecord>('mail-texts', '/order-received/restore', {});
  /** What a new buyer gets. */
  const mailOfNewOrder = async () => {
    const { productId, term } = serverLine();
    const product = seedProducts.find(({ id }) => id === productId)?.sku;
    const { body } = await sales.send<OrderRecord>('orders', '', {
      name: 'Trịnh Thị Sen',
      phone: '0912345678',
      email: 'sen@example.vn',
      lines: [{ product, term, quantity: 1 }],
    });
    const [mail] = await office.backend.deps.db
      .select()
      .from(outboxMessages)
      .where(like(outboxMessages.key, `order-received:%`));
    await office.backend.deps.db.delete(outboxMessages);
    return { number: body.number, subject: mail?.subject ?? '', html: mail?.html ?? '', text: mail?.text ?? '' };
  };

  test('every kind of mail without a code is listed with its words, and an unknown one is not found', async () => {
    const { rows, total } = (await desk.list<MailTextRecord>('mail-texts', { perPage: 100 })).body;
    expect([rows.length, total > 25]).toEqual([total, true]);
    expect(rows.every(({ isOwn, words, samples }) => !isOwn && words.length > 0 && samples.length > 0)).toBe(true);
    const found = (await desk.list<MailTextRecord>('mail-texts', { words: 'hoa don' })).body.rows;
    expect(found.map(({ title }) => title)).toEqual(['Hoá đơn']);
    for (const kind of ['activation-code', 'khong-co', '__proto__', '..'])
      expect([kind, (await desk.read('mail-texts', encodeURIComponent(kind))).status]).toEqual([kind, 404]);
  });

  test('what a member writes is in the next mail as text, and the shipped text is back when it is restored', async () => {
    const shipped = await mailOfNewOrder();
    expect(shipped.subject).toContain('chờ thanh toán');
    const saved = await save(own);
    expect([saved.status, saved.body.isOwn]).toEqual([200, true]);
    const mail = await mailOfNewOrder();
    expect(mail.subject).toMatch(new RegExp(`^Đơn ${mail.number} của bạn, [\\d.]+đ$`));
    const { name } = office.backend.deps.environment.identity;
    expect(mail.html).toContain(`&lt;b&gt;${name}&lt;/b&gt; cảm ơn bạn.`);
    expect(mail.html).toContain(`Hẹn gặp lại ở ${name} &amp; bạn bè.`);
    expect(mail.html + mail.text).not.toContain('{{');
    expect(mail.html).toContain('Thanh toán');
    const restored = await restore();
    expect([restored.status, restored.body.isOwn, restored.body.subject]).toEqual([200, false, '']);
    expect((await mailOfNewOrder()).subject).toContain('chờ thanh toán');
  });

  test('a text that is emptied keeps the shipped one, and other kinds of mail stay as they are', async () => {
    await save({ ...own, greeting: null });
    expect((await mailOfNewOrder()).html).toContain('Chào bạn,');
    expect((await read('payment-received')).isOwn).toBe(false);
    await restore();
  });

  const bad: readonly (readonly [string, object, string, string])[] = [
    [
      'a word of another mail',
      { greeting: 'Chào {{ten}}' },
      'greeting',
      'Thư này không có {{ten}}. Dùng được: {{cua_hang}}',
    ],
    ['half a brace', { closing: '{{ma_don' }, 'closing', 'chỉ dùng quanh một từ điền sẵn'],
    ['a subject that does not name the order', { subject: 'Cảm ơn bạn' }, 'subject', 'Tiêu đề phải có {{ma_don}}'],
    ['a long subject', { subject: `{{ma_don}} {{tong_tien}}${'a'.repeat(150)}` }, 'subject', '150'],
    ['a long greeting', { greeting: 'a'.repeat(601) }, 'greeting', '600'],
  ];
  test.each(bad)('a text is refused with what to do: %s', async (_, change, field, sentence) => {
    const { status, body } = await save(change);
    expect([status, body.errors]).toEqual([422, { [field]: expect.stringContaining(sentence) }]);
    expect(await office.backend.deps.db.$count(mailTexts)).toBeLessThan(2);
  });

  test('of two members the second is told, and the log says what changed', async () => {
    const { version } = await read();
    const both = await Promise.all(
      ['Một', 'Hai'].map((closing) => desk.send('mail-texts', '/order-received', { closing }, { version })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const admin = deskVisitor(await office.admin());
    const log = (await admin.list<object>('log', { filter: { about: 'mail-texts' }, perPage: 5 })).body.rows;
    expect(JSON.stringify(log)).toMatch(/closing/);
    await restore();
  });

  test('a preview is drawn as the mail is sent, loads and runs nothing, and only the desk frames it', async () => {
    const preview = (sample: string, texts: Record<string, string>) =>
      browser.read(`/desk/mail-preview/${sample}?${new URLSearchParams(texts)}`);
    const answer = await preview('order-received', own);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; sandbox;.*frame-ancestors 'self'$/,
    );
    expect(answer.headers.get('x-frame-options')).not.toBe('DENY');
    const html = await answer.text();
    expect(html).toContain('cảm ơn bạn.');
    expect(html).not.toMatch(/<(script|img|iframe|form|b)\b|\{\{/);
    expect(await (await preview('order-received', { greeting: '{{sai}}' })).text()).toContain('Chào bạn,');
    expect((await preview('reset', {})).status).toBe(404);
    const { browser: seller } = await office.invite(['sales']);
    expect((await seller.read('/desk/mail-preview/order-received')).status).toBe(403);
    expect((await browser.read('/desk')).headers.get('content-security-policy')).toContain("frame-src 'self'");
  });
});
