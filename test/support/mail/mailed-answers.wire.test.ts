import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { restSupportDesk } from '#adapters/rest/support-desk.ts';
import type { DeskSupportRecord } from '#contracts/desk/support-record.ts';
import { idempotencyKey, type SupportRequestId } from '#core/shared/ids.ts';
import {
  MAX_FILE_BYTES,
  MAX_KEPT_FILES_BYTES,
  MAX_MESSAGE,
  MAX_REQUEST_MESSAGES,
} from '#core/support-rules/support-limits.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { eachBackend, freshLogin, runSql } from '#test/kit/backends/backends.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { unwrap } from '#test/orders/order-world.ts';
import { filePart, multipart, newMailId, rawMail, sampleMails, textPart } from './sample-mails.ts';

const NAME = 'support-requests';
const newKey = () => idempotencyKey(randomUUID().replaceAll('-', ''));

eachBackend('answers of customers by mail', (backend) => {
  const desk = async () => deskVisitor(await enterStaff(backend));
  const deliver = async (
    raw: Buffer,
    {
      secret = inject('secrets').mail,
      type = 'message/rfc822',
    }: { readonly secret?: string; readonly type?: string } = {},
  ) => {
    const answer = await fetch(`${backend.publicUrl}/support/mails`, {
      method: 'POST',
      headers: { 'content-type': type, authorization: `Bearer ${secret}` },
      body: new Uint8Array(raw),
    });
    const body: { readonly code?: string; readonly data?: { readonly outcome: string } } = await answer.json();
    return { status: answer.status, code: body.code ?? body.data?.outcome };
  };
  /** A request that a member has answered, and where the mail of the answer is answered. */
  const openAnswered = async () => {
    const email = `k${randomUUID().replaceAll('-', '')}@example.vn`;
    const { token } = await freshLogin(backend, 'VERIFIED', { email });
    const support = restSupportDesk(wireClient(backend, '', token));
    const id = unwrap(await support.open({ title: 'Máy chủ', text: 'Lỗi 500.', about: null, files: [] }, newKey()));
    const answered = await (await desk()).send(NAME, `/${id}/answer`, { text: 'Đã khởi động lại.' });
    expect(answered.status).toBe(200);
    const [mail] = await runSql(
      backend,
      `select reply_to, thread, text from outbox_messages where recipient = '${email}' and reply_to is not null`,
    );
    return { support, id, email, to: String(mail?.reply_to), mail };
  };
  const lastOf = async ({
    support,
    id,
  }: {
    support: Awaited<ReturnType<typeof openAnswered>>['support'];
    id: SupportRequestId;
  }) => unwrap(await support.load(id)).messages.at(-1);
  const readAtDesk = async (id: SupportRequestId) => (await (await desk()).read<DeskSupportRecord>(NAME, id)).body;
  const plain = (
    given: { readonly to: string; readonly from: string },
    body: string,
    headers: readonly string[] = [],
  ) => rawMail({ ...given, headers, type: 'text/plain; charset=utf-8', body });

  test('V2.4.1 files for which earlier ones leave no room are named in the message, and not kept', async () => {
    const opened = await openAnswered();
    const send = (from: string) =>
      deliver(
        rawMail({
          to: opened.to,
          from,
          type: 'multipart/mixed; boundary="a"',
          body: multipart('a', textPart('Đây là nhật ký.'), filePart('loi.log', 'text/plain', 'Lỗi 500\n')),
        }),
      );
    expect(await send(opened.email)).toMatchObject({ code: 'taken' });
    await runSql(backend, `update support_files set bytes = ${MAX_KEPT_FILES_BYTES} where request_id = '${opened.id}'`);
    expect(await send(opened.email)).toMatchObject({ code: 'taken' });
    expect(await lastOf(opened)).toMatchObject({
      text: expect.stringContaining('[Tệp không nhận được: «loi.log»: Các tệp khách đã gửi đầy 200 MB.]'),
      files: [],
    });
  });

  test('the mail of an answer says that it may be answered, where, and to which others it belongs', async () => {
    const { to, mail, support, id } = await openAnswered();
    const { number } = unwrap(await support.load(id));
    expect(to).toMatch(/^ho-tro\+ht-\d+\.[0-9a-f]{24}@mail\.example\.vn$/);
    expect(to).toContain(number.toLowerCase());
    expect(mail?.thread).toBe(number.toLowerCase());
    expect(String(mail?.text)).toContain('Bạn trả lời thư này hoặc viết tiếp trên trang.');
  });

  test.each(sampleMails)('$program: the request has the words and the files of the customer', async (sample) => {
    const asked = await openAnswered();
    const { to, email, id } = asked;
    expect(await deliver(sample.raw({ to, from: email }))).toEqual({ status: 200, code: 'taken' });
    const message = await lastOf(asked);
    expect(message).toMatchObject({ from: 'customer', text: sample.text });
    expect(message?.files.map(({ name }) => name)).toEqual(sample.files ?? []);
    const record = await readAtDesk(id);
    expect([record.state, record.messages.at(-1)?.by, record.messages.at(-1)?.mail]).toEqual([
      'waiting',
      '',
      { otherSender: '' },
    ]);
    expect(record.messages.at(0)?.mail).toBeNull();
  });

  test('a mail server may write the address in capitals; the text of a file comes through whole', async () => {
    const asked = await openAnswered();
    const { to, email, id, support } = asked;
    const body = multipart('b', textPart('Đây.'), filePart('a.log', 'text/plain', 'Lỗi 500\n'));
    await deliver(rawMail({ to: to.toUpperCase(), from: email, type: 'multipart/mixed; boundary="b"', body }));
    const file = (await lastOf(asked))?.files[0]?.id ?? '';
    expect(unwrap(await support.file(id, file))).toMatchObject({ name: 'a.log', content: 'TOG7l2kgNTAwCg==' });
  });

  test('V4.2.1 a wrong code, the code of another request, an unknown number and the shop itself are refused alike', async () => {
    const [asked, other] = [await openAnswered(), await openAnswered()];
    const { to, email, id } = asked;
    const code = to.slice(to.indexOf('.') + 1, to.indexOf('@'));
    const wrong = [
      to.replace(code, `${code[0] === '0' ? '1' : '0'}${code.slice(1)}`),
      other.to.replace(/\.[0-9a-f]{24}@/, `.${code}@`),
      to.replace(/ht-\d+/, 'ht-99999999'),
      'ho-tro@mail.example.vn',
      to.replace('mail.example.vn', 'mail.example.com'),
    ];
    for (const recipient of wrong)
      expect([recipient, await deliver(plain({ to: recipient, from: email }, 'Xin chào'))]).toEqual([
        recipient,
        { status: 404, code: 'NOT_FOUND' },
      ]);
    for (const each of [id, other.id]) expect((await readAtDesk(each)).messages).toHaveLength(2);
  });

  test('V4.1.1 only the mail server hands mails over, and mails only', async () => {
    const { to, email, id } = await openAnswered();
    const raw = plain({ to, from: email }, 'Xin chào');
    expect([
      await deliver(raw, { secret: 'x'.repeat(32) }),
      await deliver(raw, { secret: '' }),
      await deliver(raw, { type: 'text/plain' }),
      await deliver(Buffer.alloc(0)),
    ]).toEqual([
      { status: 401, code: 'UNAUTHENTICATED' },
      { status: 401, code: 'UNAUTHENTICATED' },
      { status: 400, code: 'BAD_USER_INPUT' },
      { status: 400, code: 'BAD_USER_INPUT' },
    ]);
    expect((await readAtDesk(id)).messages).toHaveLength(2);
  });

  test.each([
    'Auto-Submitted: auto-replied',
    'Precedence: bulk',
    'List-Id: <tin.example.vn>',
    'X-Auto-Response-Suppress: All',
    'Content-Type: multipart/report; boundary=x',
  ])('an automatic mail is ignored: %s', async (header) => {
    const { to, email, id } = await openAnswered();
    const raw = rawMail({ to, from: email, headers: [header], body: 'Tôi đi vắng.' });
    expect(await deliver(raw)).toEqual({ status: 200, code: 'ignored' });
    const record = await readAtDesk(id);
    expect([record.messages.length, record.state]).toEqual([2, 'answered']);
  });

  test('the same mail at once and again is one message; in another request it is its own', async () => {
    const [asked, other] = [await openAnswered(), await openAnswered()];
    const mailId = newMailId();
    const rawTo = (to: string) =>
      rawMail({ to, from: asked.email, id: mailId, type: 'text/plain; charset=utf-8', body: 'Một lần thôi.' });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => deliver(rawTo(asked.to))));
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([...Array.from({ length: 7 }, () => 'known'), 'taken']);
    expect(await deliver(rawTo(asked.to))).toEqual({ status: 200, code: 'known' });
    expect(await deliver(rawTo(other.to))).toEqual({ status: 200, code: 'taken' });
    for (const { id } of [asked, other]) expect((await readAtDesk(id)).messages).toHaveLength(3);
  });

  test('staff read who sent a mail that came from elsewhere; the customer reads the message alone', async () => {
    const asked = await openAnswered();
    await deliver(plain({ to: asked.to, from: 'Kế Toán <Ke.Toan@Cong-Ty.example>' }, 'Tôi trả lời thay.'));
    expect((await readAtDesk(asked.id)).messages.at(-1)?.mail).toEqual({ otherSender: 'ke.toan@cong-ty.example' });
    expect(JSON.stringify(await lastOf(asked))).not.toContain('ke.toan');
    await deliver(plain({ to: asked.to, from: asked.email.toUpperCase() }, 'Là tôi đây.'));
    expect((await readAtDesk(asked.id)).messages.at(-1)?.mail).toEqual({ otherSender: '' });
  });

  test('a closed request is open again and waits for the shop', async () => {
    const { to, email, id, support } = await openAnswered();
    unwrap(await support.close(id, newKey()));
    await deliver(plain({ to, from: email }, 'Vẫn lỗi.'));
    const record = await readAtDesk(id);
    expect([record.state, typeof record.waitingSince]).toEqual(['waiting', 'number']);
  });

  test('a blocked customer writes nothing; a request that was merged is that of the other customer; a deleted one is gone', async () => {
    const [asked, other] = [await openAnswered(), await openAnswered()];
    const { to, email, id } = asked;
    const partyOf = async (request: string) =>
      String((await runSql(backend, `select party_id from support_requests where id = '${request}'`))[0]?.party_id);
    const [party, into] = [await partyOf(id), await partyOf(other.id)];
    await runSql(backend, `update parties set blocked_at = 1 where id = '${party}'`);
    expect(await deliver(plain({ to, from: email }, 'Xin chào'))).toEqual({ status: 403, code: 'ACCOUNT_BLOCKED' });
    await runSql(backend, `update support_requests set party_id = '${into}' where id = '${id}'`);
    expect(await deliver(plain({ to, from: email }, 'Xin chào'))).toEqual({ status: 200, code: 'taken' });
    expect(unwrap(await other.support.load(id)).messages.at(-1)).toMatchObject({ text: 'Xin chào', from: 'customer' });
    expect((await readAtDesk(id)).messages.at(-1)?.mail).toEqual({ otherSender: email });
    await runSql(backend, `delete from support_requests where id = '${id}'`);
    expect(await deliver(plain({ to, from: email }, 'Xin chào'))).toEqual({ status: 404, code: 'NOT_FOUND' });
  });

  test('V2.2.1 NUL in a text, a sender and a name of a file is stored as nothing; bombs are refused', async () => {
    const asked = await openAnswered();
    const body = multipart('b', 'Content-Type: text/plain\n\nXin\0 chao', filePart('a\0.log', 'text/plain', 'a'));
    const raw = (text: string) =>
      rawMail({ to: asked.to, from: '\0<x\0@y.example>', type: 'multipart/mixed; boundary="b"', body: text });
    expect(await deliver(raw(body))).toEqual({ status: 200, code: 'taken' });
    expect(await lastOf(asked)).toMatchObject({ text: 'Xin chao', files: [{ name: 'a.log' }] });
    expect(await deliver(raw('--b\n\nx\n'.repeat(10_000)))).toEqual({ status: 400, code: 'BAD_USER_INPUT' });
    expect(await deliver(raw('\n'.repeat(500_000)))).toEqual({ status: 400, code: 'BAD_USER_INPUT' });
    const head = plain({ to: asked.to, from: asked.email }, 'x', [`X-A: ${'a'.repeat(1_000_000)}`]);
    expect(await deliver(head)).toEqual({ status: 400, code: 'BAD_USER_INPUT' });
    expect((await readAtDesk(asked.id)).messages).toHaveLength(3);
  });

  test('a full request takes no further mail, and one request few mails an hour', async () => {
    const [full, busy] = [await openAnswered(), await openAnswered()];
    await runSql(
      backend,
      `insert into support_messages (request_id, "from", text, written_at) select '${full.id}', 'staff', 'x', 1 from generate_series(1, ${MAX_REQUEST_MESSAGES})`,
    );
    expect(await deliver(plain({ to: full.to, from: full.email }, 'x'))).toEqual({
      status: 409,
      code: 'STATUS_NOT_ALLOWED',
    });
    const codes: (string | undefined)[] = [];
    for (let sent = 0; sent < 32; sent += 1)
      codes.push((await deliver(plain({ to: busy.to, from: busy.email }, 'x'))).code);
    expect(codes).toEqual([...Array.from({ length: 30 }, () => 'taken'), 'TOO_MANY_TRIES', 'TOO_MANY_TRIES']);
  });

  describe('files', () => {
    const sendFiles = async (...parts: readonly string[]) => {
      const asked = await openAnswered();
      const body = multipart('b', textPart('Xem tệp.'), ...parts);
      const answer = await deliver(
        rawMail({ to: asked.to, from: asked.email, type: 'multipart/mixed; boundary="b"', body }),
      );
      const message = await lastOf(asked);
      return { ...answer, text: message?.text, names: message?.files.map(({ name }) => name).toSorted() };
    };

    test('V5.2.2 what is refused is named with its reason, and the rest is taken', async () => {
      const { status, text, names } = await sendFiles(
        filePart('chay.exe', 'application/octet-stream', 'MZ'),
        filePart('a.log', 'text/plain', 'Lỗi'),
        filePart('gia.png', 'image/png', 'không phải ảnh'),
        filePart('lon.log', 'text/plain', 'a'.repeat(MAX_FILE_BYTES + 1)),
        filePart('rong.txt', 'text/plain', ''),
      );
      expect([status, names]).toEqual([200, ['a.log']]);
      expect(text?.split('\n').map((line) => line.slice(0, 60))).toEqual([
        'Xem tệp.',
        '',
        expect.stringMatching(/^\[Tệp không nhận được: «chay.exe»: Chỉ nhận/),
        expect.stringMatching(/^\[Tệp không nhận được: «gia.png»: Nội dung/),
        expect.stringMatching(/^\[Tệp không nhận được: «lon.log»: Tệp lớn hơn/),
        expect.stringMatching(/^\[Tệp không nhận được: «rong.txt»: Tệp không có/),
      ]);
    });

    test('V5.2.2 a sixth file is named, and many are counted', async () => {
      const parts = Array.from({ length: 20 }, (_, at) => filePart(`${at}.log`, 'text/plain', 'a'));
      const { text, names } = await sendFiles(...parts);
      expect(names).toEqual(['0.log', '1.log', '2.log', '3.log', '4.log']);
      expect(text).toContain('«5.log»: Một lần gửi được tối đa 5 tệp.');
      expect(text).toContain('[Và 7 tệp khác không nhận được.]');
    });

    test('a long mail is cut with a note, and a file has all of it, history too', async () => {
      const asked = await openAnswered();
      const long = Array.from({ length: 400 }, (_, at) => `Dòng thứ ${at} của nhật ký.`).join('\n');
      const history = '\n\nVào 10:12 27/11/2026, Sen Hồ đã viết:\n> Chào bạn';
      await deliver(plain({ to: asked.to, from: asked.email }, long + history));
      const message = await lastOf(asked);
      expect(message?.text.length).toBeLessThanOrEqual(MAX_MESSAGE);
      expect(message?.text).toMatch(
        /^Dòng thứ 0 [\s\S]*\[Thư dài hơn một tin nhắn; toàn văn ở tệp toan-van-thu.txt.\]$/,
      );
      const { id = '' } = message?.files[0] ?? {};
      const { content } = unwrap(await asked.support.file(asked.id, id));
      expect(Buffer.from(content, 'base64').toString()).toBe(long + history);
    });

    test('V5.2.1 a mail larger than two full messages is refused before it is read', async () => {
      const { to, email } = await openAnswered();
      const raw = plain({ to, from: email }, 'a'.repeat(31 * 1_048_576));
      expect((await deliver(raw)).status).toBe(413);
    });
  });
});
