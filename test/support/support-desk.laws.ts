import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { idempotencyKey, type SupportRequestId, supportRequestId } from '#core/shared/ids.ts';
import type { SentFile } from '#core/shared/sent-file.ts';
import type { SupportDesk } from '#core/support/support-desk.port.ts';
import type { NewSupportRequest } from '#core/support/support-request.ts';

import { MAX_FILE_BYTES, MAX_FILES_BYTES, MAX_OPEN_REQUESTS } from '#core/support-rules/support-limits.ts';
import { unwrap } from '#test/orders/order-world.ts';

export type SupportSubject = {
  /** A new customer. */
  readonly customer: () => Promise<SupportDesk>;
  /** A new customer with an order and its running service. */
  readonly buyer: () => Promise<{ readonly support: SupportDesk; readonly order: string; readonly service: string }>;
  readonly guest: () => Promise<SupportDesk>;
  readonly tokenless: SupportDesk;
  /** A member of the staff answers. */
  readonly answer: (id: SupportRequestId, text: string) => Promise<void>;
};

const say = (text: string, files: readonly SentFile[] = []) => ({ text, files });
const newKey = () => idempotencyKey(randomUUID().replaceAll('-', ''));
const asked: NewSupportRequest = { title: 'Máy chủ không khởi động', text: 'Từ 9 giờ sáng.', about: null, files: [] };
const base64 = (bytes: string | Uint8Array): string => Buffer.from(bytes).toString('base64');
/** Without files. */
const zip = `PK\u0005\u0006${'\0'.repeat(18)}`;
const rejected = (code: string) => ({ ok: false, failure: { kind: 'rejected', code } });
const notFound = { ok: false, failure: { kind: 'not-found' } };
const denied = { ok: false, failure: { kind: 'denied' } };

/** What every SupportDesk owes its callers. */
export const supportDeskLaws = (open: () => Promise<SupportSubject>): void => {
  test('a request is opened, listed and read with its message', async () => {
    const desk = await (await open()).customer();
    expect(unwrap(await desk.list())).toEqual([]);
    const id = unwrap(await desk.open(asked, newKey()));
    const request = unwrap(await desk.load(id));
    expect(request).toMatchObject({
      id,
      number: expect.stringMatching(/^HT-\d{4,}$/),
      title: asked.title,
      state: 'waiting',
      about: null,
      messages: [{ from: 'customer', text: asked.text }],
    });
    const { messages: _, about: __, ...row } = request;
    expect(unwrap(await desk.list())).toEqual([row]);
  });

  test('a key opens, writes and closes once; another input with it is refused', async () => {
    const desk = await (await open()).customer();
    const key = newKey();
    const id = unwrap(await desk.open(asked, key));
    expect(unwrap(await desk.open(asked, key))).toBe(id);
    expect(await desk.open({ ...asked, title: 'Khác' }, key)).toMatchObject(rejected('idempotency-key-reused'));
    const write = newKey();
    for (const _ of [1, 2, 3])
      expect(await desk.write(id, say('Thêm: lỗi 500.'), write)).toEqual({ ok: true, value: null });
    expect(unwrap(await desk.load(id)).messages.map(({ text }) => text)).toEqual([asked.text, 'Thêm: lỗi 500.']);
    expect(unwrap(await desk.list())).toHaveLength(1);
  });

  test('an answer turns the request over, a message turns it back, and a closed one opens again', async () => {
    const { customer, answer } = await open();
    const desk = await customer();
    const id = unwrap(await desk.open(asked, newKey()));
    const stateNow = async () => unwrap(await desk.load(id)).state;
    await answer(id, 'Đã khởi động lại.');
    expect(await stateNow()).toBe('answered');
    unwrap(await desk.write(id, say('Vẫn lỗi.'), newKey()));
    expect(await stateNow()).toBe('waiting');
    unwrap(await desk.close(id, newKey()));
    expect(await stateNow()).toBe('closed');
    unwrap(await desk.write(id, say('Lỗi lại.'), newKey()));
    expect(await stateNow()).toBe('waiting');
    expect(unwrap(await desk.load(id)).messages.map(({ from }) => from)).toEqual([
      'customer',
      'staff',
      'customer',
      'customer',
    ]);
  });

  test('V8.2.2 nobody reads, writes to or closes another customer’s request, and guests have none', async () => {
    const { customer, guest, tokenless } = await open();
    const [owner, other] = [await customer(), await customer()];
    const id = unwrap(await owner.open(asked, newKey()));
    for (const [desk, refusal] of [
      [other, notFound],
      [await guest(), denied],
      [tokenless, denied],
    ] as const) {
      expect(await desk.load(id)).toMatchObject(refusal);
      expect(await desk.write(id, say('x'), newKey())).toMatchObject(refusal);
      expect(await desk.close(id, newKey())).toMatchObject(refusal);
    }
    expect(unwrap(await other.list())).toEqual([]);
    expect(await (await guest()).list()).toMatchObject(denied);
    expect(await (await guest()).open(asked, newKey())).toMatchObject(denied);
    expect(unwrap(await owner.load(id))).toMatchObject({ state: 'waiting', messages: [{ from: 'customer' }] });
    expect(await owner.load(supportRequestId('khong-co'))).toMatchObject(notFound);
  });

  test('a request is about an order or a service of its customer, and of nobody else’s', async () => {
    const { buyer, customer } = await open();
    const { support, order, service } = await buyer();
    for (const about of [
      { kind: 'order', id: order },
      { kind: 'service', id: service },
    ] as const) {
      const id = unwrap(await support.open({ ...asked, about }, newKey()));
      expect(unwrap(await support.load(id)).about).toEqual({ ...about, title: expect.stringMatching(/.+/) });
      expect(await (await customer()).open({ ...asked, about }, newKey())).toMatchObject(notFound);
    }
    const unknown = { kind: 'order', id: 'khong-co' } as const;
    expect(await support.open({ ...asked, about: unknown }, newKey())).toMatchObject(notFound);
  });

  test('a customer has at most so many open requests; closing one makes room', async () => {
    const desk = await (await open()).customer();
    const opened: SupportRequestId[] = [];
    for (let count = 0; count < MAX_OPEN_REQUESTS; count += 1)
      opened.push(unwrap(await desk.open({ ...asked, title: `Việc ${count}` }, newKey())));
    expect(await desk.open(asked, newKey())).toMatchObject(rejected('too-many-support-requests'));
    const [first] = opened;
    if (first === undefined) throw new Error('none was opened');
    unwrap(await desk.close(first, newKey()));
    expect((await desk.open(asked, newKey())).ok).toBe(true);
    expect(unwrap(await desk.list())).toHaveLength(MAX_OPEN_REQUESTS + 1);
  });

  test('of twenty requests at once no more are opened than one after the other', async () => {
    const desk = await (await open()).customer();
    const answers = await Promise.all(Array.from({ length: 2 * MAX_OPEN_REQUESTS }, () => desk.open(asked, newKey())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(MAX_OPEN_REQUESTS);
    expect(unwrap(await desk.list())).toHaveLength(MAX_OPEN_REQUESTS);
  });

  test('files of a message are listed with it and read again as they were, also those of the first one', async () => {
    const desk = await (await open()).customer();
    const log = { name: 'C:\\logs\\lỗi\u202e.log', content: base64('Lỗi 500 lúc 9 giờ.\n') };
    const id = unwrap(await desk.open({ ...asked, files: [log] }, newKey()));
    const more = { name: 'gói.zip', content: base64(zip) };
    unwrap(await desk.write(id, say('Thêm.', [more, { ...log, name: 'hai.txt' }]), newKey()));
    unwrap(await desk.write(id, say('Không có tệp.'), newKey()));
    const { messages } = unwrap(await desk.load(id));
    expect(messages.map(({ files }) => files.map(({ name }) => name))).toEqual([
      ['lỗi.log'],
      expect.arrayContaining(['gói.zip', 'hai.txt']),
      [],
    ]);
    const [first] = messages[0]?.files ?? [];
    expect(first?.bytes).toBe(Buffer.from(log.content, 'base64').length);
    expect(unwrap(await desk.file(id, first?.id ?? ''))).toEqual({
      name: 'lỗi.log',
      kind: 'text',
      content: log.content,
    });
    expect(await desk.file(id, 'khong-co')).toMatchObject(notFound);
  });

  test.each([
    ['another kind', { name: 'chay.exe', content: base64('MZ') }, 'kind'],
    ['no content', { name: 'trong.txt', content: '' }, 'empty'],
    ['a picture called a text', { name: 'anh.txt', content: 'iVBORw0KGgo=' }, 'content'],
    ['bytes called a text', { name: 'may.log', content: base64(new Uint8Array([0x41, 0, 0x42])) }, 'content'],
    ['no UTF-8', { name: 'cu.csv', content: base64(new Uint8Array([0xc3, 0x28])) }, 'content'],
    ['a byte too many', { name: 'to.log', content: base64('a'.repeat(MAX_FILE_BYTES + 1)) }, 'large'],
  ])('V5.2.2 a file is refused with its name, and the message with it: %s', async (_, file, problem) => {
    const desk = await (await open()).customer();
    const refused = {
      ok: false,
      failure: { kind: 'rejected', code: 'file-refused', detail: { name: file.name, problem } },
    };
    expect(await desk.open({ ...asked, files: [file] }, newKey())).toMatchObject(refused);
    expect(unwrap(await desk.list())).toEqual([]);
    const id = unwrap(await desk.open(asked, newKey()));
    expect(await desk.write(id, say('Kèm tệp.', [file]), newKey())).toMatchObject(refused);
    expect(unwrap(await desk.load(id)).messages).toHaveLength(1);
  });

  test('V8.2.2 nobody reads another customer’s file, also not by a request of their own', async () => {
    const { customer, guest, tokenless } = await open();
    const [owner, other] = [await customer(), await customer()];
    const log = { name: 'rieng.log', content: base64('Chuyện riêng.') };
    const id = unwrap(await owner.open({ ...asked, files: [log] }, newKey()));
    const own = unwrap(await other.open(asked, newKey()));
    const file = unwrap(await owner.load(id)).messages[0]?.files[0]?.id ?? '';
    for (const [desk, refusal] of [
      [other, notFound],
      [await guest(), denied],
      [tokenless, denied],
    ] as const)
      expect(await desk.file(id, file)).toMatchObject(refusal);
    expect(await other.file(own, file)).toMatchObject(notFound);
    expect(await other.write(id, say('Kèm.', [log]), newKey())).toMatchObject(notFound);
    expect(unwrap(await owner.file(id, file)).content).toBe(log.content);
  });

  test('a file is sent once with its key, and another file with it is refused', async () => {
    const desk = await (await open()).customer();
    const id = unwrap(await desk.open(asked, newKey()));
    const key = newKey();
    const log = { name: 'mot.log', content: base64('một') };
    for (const _ of [1, 2]) unwrap(await desk.write(id, say('Kèm.', [log]), key));
    expect(await desk.write(id, say('Kèm.', [{ ...log, content: base64('hai') }]), key)).toMatchObject(
      rejected('idempotency-key-reused'),
    );
    expect(unwrap(await desk.load(id)).messages.flatMap(({ files }) => files)).toHaveLength(1);
  });

  test('V5.2.1 the largest message goes through whole', async () => {
    const desk = await (await open()).customer();
    const content = base64('a'.repeat(MAX_FILE_BYTES));
    const files = Array.from({ length: MAX_FILES_BYTES / MAX_FILE_BYTES }, (_, at) => ({ name: `${at}.log`, content }));
    const id = unwrap(await desk.open({ ...asked, files }, newKey()));
    unwrap(await desk.write(id, say('Thêm.', files), newKey()));
    const { messages } = unwrap(await desk.load(id));
    expect(messages.map((message) => message.files.map(({ bytes }) => bytes))).toEqual(
      [files, files].map((sent) => sent.map(() => MAX_FILE_BYTES)),
    );
    expect(unwrap(await desk.file(id, messages[0]?.files[0]?.id ?? '')).content).toBe(content);
  });
};
