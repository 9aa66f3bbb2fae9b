import { expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import { MAX_FILE_BYTES, MAX_FILES_BYTES } from '#core/support-rules/support-limits.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { freshIdempotencyKey } from '#test/kit/fakes/shop.ts';
import { addCustomer, PASSWORD, USERNAME } from '#test/kit/people.ts';

const AT = '/yeu-cau-ho-tro';

/** A host with a logged-in customer. */
const open = async () => {
  const { host, world } = hostUnderTest({
    renderer: renderer({ kind: 'development', styles: [] }),
    world: memoryWorld({ origin }),
  });
  addCustomer(world);
  const asked = { username: USERNAME, password: PASSWORD, redirectUrl: '', remember: 'on' };
  await host.command('logIn', { ...asked, idempotencyKey: freshIdempotencyKey() });
  const post = (path: string, use: string, fields: readonly (readonly [string, string])[]) =>
    host.form(path, [['_use', use], ['idempotencyKey', ''], ...fields]);
  /** As a browser posts a form with files. */
  const upload = (path: string, use: string, fields: Readonly<Record<string, string>>, files: readonly File[]) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ _use: use, idempotencyKey: '', ...fields })) body.set(name, value);
    for (const file of files) body.append('files', file);
    return host.send(path, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } });
  };
  return { host, world, post, upload };
};

test('without JavaScript a customer asks, writes again and closes', async () => {
  const { world, post } = await open();
  const asked = await post(AT, 'openSupportRequest', [
    ['order', ''],
    ['service', ''],
    ['title', 'Máy chủ chậm'],
    ['text', 'Từ hôm qua.'],
  ]);
  const page = asked.headers.get('location') ?? '';
  expect([asked.status, page]).toEqual([303, expect.stringMatching(/^\/yeu-cau-ho-tro\/[\w-]+$/)]);
  const id = page.slice(AT.length + 1);
  const more = [
    ['id', id],
    ['text', 'Vẫn chậm.'],
  ] as const;
  expect((await post(page, 'answerSupportRequest', more)).status).toBe(303);
  const closed = await post(page, 'closeSupportRequest', [['id', id]]);
  expect([closed.status, closed.headers.get('location')]).toEqual([303, AT]);
  const [record] = [...world.state.supportRequests.values()];
  expect(record?.request).toMatchObject({
    state: 'closed',
    messages: [{ text: 'Từ hôm qua.' }, { text: 'Vẫn chậm.' }],
  });
});

test('without JavaScript a refused form comes back with what was typed', async () => {
  const { world, post } = await open();
  const refused = await post(AT, 'openSupportRequest', [
    ['order', ''],
    ['service', ''],
    ['title', 'Máy chủ chậm'],
    ['text', ' '],
  ]);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('value="Máy chủ chậm"');
  expect(world.state.supportRequests.size).toBe(0);
});

const question = { order: '', service: '', title: 'Máy chủ chậm', text: 'Từ hôm qua.' };
const log = new File(['Lỗi 500 lúc 9 giờ.\n'], 'nhật ký "9 giờ".log');
/** As browsers send a field without a file. */
const noFile = new File([], '');

test('V5.4.1 without JavaScript files go with a request and come back as downloads that nothing runs', async () => {
  const { host, world, upload } = await open();
  const page = (await upload(AT, 'openSupportRequest', question, [log, noFile])).headers.get('location') ?? '';
  const id = page.slice(AT.length + 1);
  const second = new File(['hai'], 'hai.txt');
  expect((await upload(page, 'answerSupportRequest', { id, text: 'Thêm.' }, [second])).status).toBe(303);
  const html = await (await host.get(page)).text();
  const links = [...html.matchAll(/href="(\/yeu-cau-ho-tro\/[^"]+\/tep\/[^"]+)"/g)].map(([, href = '']) => href);
  expect(links).toHaveLength(2);
  const [first = ''] = links;
  const file = await host.get(first);
  expect([file.status, await file.text()]).toEqual([200, 'Lỗi 500 lúc 9 giờ.\n']);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition':
      'attachment; filename="nhat ky _9 gio_.log"; filename*=UTF-8\'\'nh%E1%BA%ADt%20k%C3%BD%20_9%20gi%E1%BB%9D_.log',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect((await host.get(`${page}/tep/khong-co`)).status).toBe(404);
  const guest = hostUnderTest({ renderer: renderer({ kind: 'development', styles: [] }), world });
  const led = await guest.host.get(first);
  expect([led.status, led.headers.get('location')]).toEqual([303, page]);
});

test('V5.2.1 without JavaScript the largest message goes through whole', async () => {
  const { world, upload } = await open();
  const files = Array.from(
    { length: MAX_FILES_BYTES / MAX_FILE_BYTES },
    (_, at) => new File(['a'.repeat(MAX_FILE_BYTES)], `${at}.log`),
  );
  expect((await upload(AT, 'openSupportRequest', question, files)).status).toBe(303);
  const [record] = [...world.state.supportRequests.values()];
  expect(record?.request.messages[0]?.files.map(({ bytes }) => bytes)).toEqual(files.map(() => MAX_FILE_BYTES));
});

test.each([
  ['another kind', new File(['MZ'], 'chay.exe'), 'chay.exe'],
  ['no content', new File([], 'trong.txt'), 'trong.txt'],
  ['a byte too many', new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'to.zip'), 'to.zip'],
])('V5.2.2 without JavaScript a refused file is named, and nothing typed is lost: %s', async (_, file, name) => {
  const { world, upload } = await open();
  const refused = await upload(AT, 'openSupportRequest', question, [file]);
  const html = await refused.text();
  expect(refused.status).toBe(422);
  for (const words of [`Chưa gửi được “${name}”`, 'value="Máy chủ chậm"', 'Từ hôm qua.']) expect(html).toContain(words);
  expect(world.state.supportRequests.size).toBe(0);
});

test('V5.2.1 a guest’s files are not read', async () => {
  const guest = hostUnderTest({ renderer: renderer({ kind: 'development', styles: [] }) });
  const body = new FormData();
  body.set('files', new File([new Uint8Array(200_000)], 'a.zip'));
  const answer = await guest.host.send(AT, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(answer.status).toBe(303);
});
