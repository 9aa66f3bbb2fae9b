import { describe, expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import { MAX_DOCUMENT_BYTES } from '#core/domains/documents/validate-document-file.ts';
import { token } from '#core/shared/ids.ts';
import { renderer } from '#ssr/renderer.tsx';
import { buyName } from '#test/domains/documents/registrant-documents-shop.ts';
import { citizenFields, documents, jpeg } from '#test/domains/documents/registrant-documents-subject.ts';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';

const drawing = renderer({ kind: 'development', styles: [] });

/** A browser without scripts whose guest has bought a .vn name. */
const opened = async () => {
  const world = memoryWorld({ origin });
  const under = hostUnderTest({ world, renderer: drawing });
  const shop = openShop({ world });
  const id = await buyName(shop, 'tiem-banh-may.vn');
  under.host.cookies.set('token_anonymous', shop.browser.anonymous ?? token(''));
  const path = `/xac-thuc-thong-tin/${id}`;
  const post = (fields: Readonly<Record<string, string>>, files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      _use: 'saveRegistrantDocuments',
      idempotencyKey: '',
      id,
      registrant: 'citizen',
      ...fields,
    }))
      body.set(name, value);
    for (const [name, bytes] of Object.entries(files)) body.set(`documents.${name}`, new Blob([bytes]), `${name}.jpg`);
    return under.host.send(path, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } });
  };
  const kept = async () => expectOk(await shop.useCases.loadRegistrantDocuments({ id }));
  return { ...under, path, post, kept };
};

const picture = new Uint8Array(Buffer.from(jpeg, 'base64'));
const named = Object.fromEntries(Object.entries(citizenFields).map(([name, value]) => [`fields.${name}`, value ?? '']));
const allFiles = Object.fromEntries(documents.map((document) => [document, picture]));

describe('registrant documents as pages and plain forms', () => {
  test('ROUTE-34 ROUTE-35 a guest sees their own names and documents, uncached; another visitor sees none', async () => {
    const { host, path, world } = await opened();
    const list = await host.get('/xac-thuc-thong-tin-domain');
    expect([list.status, list.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const html = await list.text();
    expect(html).toContain('tiem-banh-may.vn');
    expect(html).toContain('Chờ xác thực thông tin');
    const page = await (await host.get(path)).text();
    for (const words of ['Căn cước công dân, mặt trước', 'enctype="multipart/form-data"', 'Gửi hồ sơ'])
      expect(page.toLowerCase()).toContain(words.toLowerCase());
    expect(page).not.toMatch(/name="consent"[^>]*checked/);
    const stranger = hostUnderTest({ world, renderer: drawing });
    expect((await stranger.host.get(path)).status).toBe(404);
    expect(await (await stranger.host.get('/xac-thuc-thong-tin-domain')).text()).toContain(
      'Chưa có tên miền nào cần hồ sơ',
    );
  });

  test('DOM-02 one plain form with its files submits the registrant documents', async () => {
    const { host, path, post, kept } = await opened();
    const answer = await post({ ...named, consent: 'on', step: 'send' }, allFiles);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    expect(await kept()).toMatchObject({ state: 'SENT', fields: citizenFields });
    const page = await (await host.get(path)).text();
    expect(page).toContain('Đã gửi hồ sơ');
    expect(page).toContain('Chờ duyệt');
  });

  test('DOM-02 an incomplete form with a file that is not a picture shows the errors at the fields and keeps the input', async () => {
    const { post, kept } = await opened();
    const files = { selfie: new TextEncoder().encode('<svg/>'), declaration: picture };
    const answer = await post({ 'fields.fullName': 'Trần Thị Bích', 'fields.phone': '12', step: 'send' }, files);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    for (const words of [
      'value="Trần Thị Bích"',
      'Số điện thoại không hợp lệ',
      'Tệp này không đọc được',
      'Bạn chọn tệp cho mục này',
      'Bạn đánh dấu đồng ý thì cửa hàng mới được xử lý giấy tờ',
    ])
      expect(page).toContain(words);
    expect(await kept()).toMatchObject({ state: 'WAITING', fields: { fullName: 'Trần Thị Bích', phone: '12' } });
    expect((await kept()).documents.map(({ document }) => document)).toEqual(['declaration']);
  });

  test('DOM-02 a file over 5 MB is an error of its field; a far too large body is a 413', async () => {
    const { post, host, path } = await opened();
    const large = new Uint8Array(MAX_DOCUMENT_BYTES + 1);
    large.set(picture.subarray(0, 100));
    const answer = await post({ ...named, step: 'save' }, { selfie: large });
    expect([answer.status, (await answer.text()).includes('Tệp lớn hơn 5 MB')]).toEqual([422, true]);
    const huge = await post({ ...named, step: 'save' }, { selfie: new Uint8Array(6 * MAX_DOCUMENT_BYTES) });
    expect(huge.status).toBe(413);
    const elsewhere = await host.send(`${path}/khac`, {
      method: 'POST',
      body: 'a'.repeat(100_000),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    });
    expect(elsewhere.status).toBe(413);
  });

  test('ROUTE-35 another visitor’s post changes nothing and is rejected', async () => {
    const { path, world, kept } = await opened();
    const stranger = hostUnderTest({ world, renderer: drawing });
    const id = path.split('/').at(-1) ?? '';
    const answer = await stranger.host.form(path, [
      ['_use', 'saveRegistrantDocuments'],
      ['id', id],
      ['fields.fullName', 'Kẻ Lạ'],
      ['step', 'save'],
    ]);
    expect([404, 422]).toContain(answer.status);
    expect(await kept()).toMatchObject({ fields: {} });
  });
});
