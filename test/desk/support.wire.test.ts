import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { restSupportDesk } from '#adapters/rest/support-desk.ts';
import type { CannedAnswerRow, DeskSupportRecord, DeskSupportRow } from '#contracts/desk/support-record.ts';
import { idempotencyKey, type SupportRequestId } from '#core/shared/ids.ts';
import { MAX_FILE_BYTES, MAX_FILES_BYTES } from '#core/support-rules/support-limits.ts';
import { mailsTo } from '#test/consultation/backend-crm.ts';
import { eachBackend, freshLogin, runSql, setClock } from '#test/kit/backends/backends.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { unwrap } from '#test/orders/order-world.ts';
import { deskVisitor } from './desk-visitor.ts';

const NAME = 'support-requests';
const newKey = () => idempotencyKey(randomUUID().replaceAll('-', ''));

eachBackend('requests of customers at the desk', (backend) => {
  const desk = async () => deskVisitor(await enterStaff(backend));
  const ask = async (title: string) => {
    const email = `k${randomUUID().replaceAll('-', '')}@example.vn`;
    const { token } = await freshLogin(backend, 'VERIFIED', { email });
    const support = restSupportDesk(wireClient(backend, '', token));
    const id = unwrap(await support.open({ title, text: 'Lỗi 500.', about: null, files: [] }, newKey()));
    return { support, id, email };
  };
  const act = async (id: SupportRequestId, action: string, data: object = {}) =>
    (await desk()).send<DeskSupportRecord>(NAME, `/${id}/${action}`, data);
  const rows = async (query: object) =>
    (await (await desk()).list<DeskSupportRow>(NAME, { perPage: 100, ...query })).body.rows;

  test('who waits longest stands first, and who was answered or closed waits no more', async () => {
    const mark = randomUUID().slice(0, 8);
    const now = Date.now();
    const askAt = async (at: number, title: string) => {
      await setClock(backend, at);
      return ask(`${title} ${mark}`);
    };
    const first = await askAt(now, 'Một');
    const second = await askAt(now + 60_000, 'Hai');
    const third = await askAt(now + 120_000, 'Ba');
    const waiting = async () =>
      (await rows({ words: mark, sort: 'waitingSince', filter: { state: 'waiting' } })).map(({ id }) => id);
    expect(await waiting()).toEqual([first.id, second.id, third.id]);
    unwrap(await first.support.write(first.id, { text: 'Nhắc lại.', files: [] }, newKey()));
    expect(await waiting()).toEqual([first.id, second.id, third.id]);
    await act(first.id, 'answer', { text: 'Đã xong.' });
    await act(second.id, 'close');
    expect(await waiting()).toEqual([third.id]);
    const all = await rows({ words: mark, sort: 'waitingSince' });
    expect(all.map(({ waitingSince }) => waitingSince === null)).toEqual([false, true, true]);
  });

  test('an answer is read by the customer on the page and in a mail that leads there, and by whom is known', async () => {
    const { support, id, email } = await ask('Máy chủ không khởi động');
    const answered = await act(id, 'answer', { text: 'Nút nguồn đã khởi động lại.\n\nBạn thử lại nhé.' });
    expect([answered.status, answered.body.state, answered.body.owner]).toEqual([
      200,
      'answered',
      expect.stringMatching(/.+/),
    ]);
    expect(answered.body.messages.map(({ by }) => by === '')).toEqual([true, false]);
    const { messages, number } = unwrap(await support.load(id));
    expect(messages.at(-1)).toMatchObject({ from: 'staff', text: 'Nút nguồn đã khởi động lại.\n\nBạn thử lại nhé.' });
    expect(JSON.stringify(messages)).not.toContain(answered.body.owner);
    const [mail = ''] = await mailsTo(backend, email);
    for (const words of ['Nút nguồn đã khởi động lại.', 'Bạn thử lại nhé.', number, `/yeu-cau-ho-tro/${id}`])
      expect(mail).toContain(words);
  });

  test('a request is found by number, title, name and e-mail of its customer', async () => {
    const { support, id, email } = await ask(`Chậm ${randomUUID()}`);
    const { number, title } = unwrap(await support.load(id));
    for (const words of [number, number.toLowerCase(), number.replace('-', ''), title, email.slice(0, 20)])
      expect([words, (await rows({ words })).map((row) => row.id)]).toEqual([words, [id]]);
    expect((await rows({ sort: 'updatedAt', isDescending: true })).map((row) => row.id)).toContain(id);
    for (const words of ['HT-99999999', 'khong ai hoi the nay'])
      expect([words, await rows({ words })]).toEqual([words, []]);
  });

  test.each([
    ['no text', {}],
    ['an empty text', { text: ' \n ' }],
    ['a book', { text: 'a'.repeat(5_001) }],
    ['a number', { text: 5 }],
  ])('an answer is refused at its field: %s', async (_, data) => {
    const { id, email } = await ask('Hỏi');
    const { status, body } = await act(id, 'answer', data);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['text']]);
    expect(await mailsTo(backend, email)).toEqual([]);
  });

  test('a request is closed once, taken over, and unknown ones are not there', async () => {
    const { id } = await ask('Hỏi');
    expect((await act(id, 'take')).body.owner).toMatch(/.+/);
    expect([(await act(id, 'close')).status, (await act(id, 'close')).status]).toEqual([200, 409]);
    expect((await (await desk()).send(NAME, '/khong-co/answer', { text: 'x' })).status).toBe(404);
  });

  describe('files', () => {
    const base64 = (bytes: string | Uint8Array): string => Buffer.from(bytes).toString('base64');
    const download = async (id: string, file: string) =>
      (await enterStaff(backend)).read(`/desk/support-requests/${id}/files/${file}`);

    test('V5.4.1 a member answers with files; the customer saves them, and the mail names them', async () => {
      const { support, id, email } = await ask('Hướng dẫn');
      const files = [
        { name: 'Hướng dẫn\u202e (1).txt', content: base64('Bấm nút nguồn.') },
        { name: 'hai.csv', content: base64('a,b') },
      ];
      const { status, body } = await act(id, 'answer', { text: 'Xem tệp.', files });
      const sent = body.messages.at(-1)?.files ?? [];
      expect([status, sent.map(({ name }) => name).toSorted()]).toEqual([200, ['Hướng dẫn (1).txt', 'hai.csv']]);
      const own = unwrap(await support.load(id)).messages.at(-1)?.files ?? [];
      expect(own).toEqual(sent);
      const guide = own.find(({ name }) => name.endsWith('.txt'))?.id ?? '';
      expect(unwrap(await support.file(id, guide))).toEqual({
        name: 'Hướng dẫn (1).txt',
        kind: 'text',
        content: base64('Bấm nút nguồn.'),
      });
      const answer = await download(id, guide);
      expect([answer.status, await answer.text()]).toEqual([200, 'Bấm nút nguồn.']);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; filename="Huong dan _1_.txt"; filename\*=UTF-8''/),
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      const [mail = ''] = await mailsTo(backend, email);
      for (const words of ['Hướng dẫn (1).txt', 'hai.csv']) expect(mail).toContain(words);
    });

    test('a member saves what the customer sent, by its own request only', async () => {
      const { support, id } = await ask('Hỏi');
      const other = await ask('Hỏi khác');
      const log = { name: 'lỗi.log', content: base64('Lỗi 500') };
      unwrap(await support.write(id, { text: 'Đây.', files: [log] }, newKey()));
      const file = unwrap(await support.load(id)).messages.at(-1)?.files[0]?.id ?? '';
      expect(await (await download(id, file)).text()).toBe('Lỗi 500');
      expect([(await download(other.id, file)).status, (await download(id, 'khong-co')).status]).toEqual([404, 404]);
    });

    test('V5.2.2 a refused file says at its field which one and why; nothing is answered', async () => {
      const { support, id, email } = await ask('Hỏi');
      const files = [{ name: 'chay.exe', content: base64('MZ') }];
      const { status, body } = await act(id, 'answer', { text: 'Xem tệp.', files });
      expect([status, body.errors]).toEqual([422, { files: expect.stringMatching(/^«chay.exe»: Chỉ nhận ảnh/) }]);
      expect(unwrap(await support.load(id)).messages).toHaveLength(1);
      expect(await mailsTo(backend, email)).toEqual([]);
    });

    test('V5.2.1 the largest answer goes through whole', async () => {
      const { support, id } = await ask('Hỏi');
      const content = base64('+/'.repeat(MAX_FILE_BYTES / 2));
      const files = Array.from({ length: MAX_FILES_BYTES / MAX_FILE_BYTES }, (_, at) => ({
        name: `${at}.log`,
        content,
      }));
      expect((await act(id, 'answer', { text: 'Xem tệp.', files })).status).toBe(200);
      const sent = unwrap(await support.load(id)).messages.at(-1)?.files ?? [];
      expect(sent.map(({ bytes }) => bytes)).toEqual(files.map(() => MAX_FILE_BYTES));
    });

    test('what is stored of a file is not what was sent', async () => {
      const { support, id } = await ask('Hỏi');
      const secret = `bi mat ${randomUUID()}`;
      unwrap(await support.write(id, { text: 'Đây.', files: [{ name: 'a.txt', content: base64(secret) }] }, newKey()));
      const [row] = await runSql(backend, `select sealed from support_files where request_id = '${id}'`);
      const sealed = String(row?.sealed);
      expect(sealed).toMatch(/^[0-9a-f]{12}\./);
      expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64').includes(secret)).toBe(false);
    });
  });

  describe('canned answers', () => {
    test('are made, changed, found and removed', async () => {
      const visitor = await desk();
      const title = `Khởi động lại ${randomUUID().slice(0, 8)}`;
      const made = await visitor.send<CannedAnswerRow>('canned-answers', '', { title, text: 'Đã khởi động lại.' });
      expect([made.status, made.body.title]).toEqual([200, title]);
      const { id, version } = made.body;
      const changed = { title, text: 'Đã khởi động lại, bạn thử nhé.' };
      expect((await visitor.send('canned-answers', `/${id}`, changed, { version })).status).toBe(200);
      const { body } = await visitor.list<CannedAnswerRow>('canned-answers', { words: title });
      expect(body.rows).toEqual([{ id, ...changed }]);
      expect((await visitor.send('canned-answers', `/${id}/remove`, {})).body).toEqual({ id });
      expect((await visitor.read('canned-answers', id)).status).toBe(404);
      expect((await visitor.send('canned-answers', '', { title: ' ', text: 'x' })).body.errors).toHaveProperty('title');
    });
  });
});
