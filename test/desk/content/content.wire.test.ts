import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Content, PageRecord, PictureRecord } from '#contracts/desk/content/content-record.ts';
import { PREVIEW_HEADER, previewHeaderOf } from '#contracts/secrets/preview-key.ts';
import { type DeskVisitor, deskVisitor } from '#test/desk/desk-visitor.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

type Any = Content<Readonly<Record<string, unknown>>>;

describe('content at the desk', () => {
  let office: Office;
  let desk: DeskVisitor;
  const publicJson = async (path: string): Promise<string> => (await fetch(`${office.backend.url}/api/${path}`)).text();
  const pageOf = async (slug: string): Promise<PageRecord & { readonly version: string }> => {
    const { rows } = (await desk.list<PageRecord>('pages', { perPage: 100 })).body;
    const id = rows.find((page) => page.slug === slug)?.id ?? '';
    return (await desk.read<PageRecord & { readonly version: string }>('pages', id)).body;
  };
  beforeAll(async () => {
    office = await openOffice();
    desk = deskVisitor((await office.invite(['content'])).browser);
  });
  afterAll(() => office.close());

  const kinds = [
    ['pages', 'pages'],
    ['faqs', 'faqs'],
    ['projects', 'projects'],
    ['authors', 'authors'],
    ['article-categories', 'categories'],
    ['article-tags', 'tags'],
    ['footer', 'footer'],
    ['licences', 'license'],
    ['contact', 'config'],
    ['home', 'config'],
    ['footer-banner', 'config'],
  ] as const;
  test.each(kinds)('saving %s as they were read changes nothing that visitors get', async (resource, type) => {
    const answer = `${type}?populate=*&pagination[pageSize]=100`;
    const withoutTimes = (text: string) => text.replaceAll(/"updatedAt":"[^"]*"/g, '');
    const before = withoutTimes(await publicJson(answer));
    const { rows } = (await desk.list<Any>(resource, { perPage: 100 })).body;
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      const { body } = await desk.read<Any>(resource, id);
      const { version, history: _, label, ...fields } = body;
      const saved = await desk.send<Any>(resource, `/${id}`, fields, { version });
      expect([label, saved.status, saved.body.errors]).toEqual([label, 200, undefined]);
      const history = [expect.anything(), ...body.history];
      // The key of a preview ends an hour later than the one before.
      expect([label, saved.body]).toEqual([
        label,
        { ...body, history, ...(body.previewUrl ? { previewUrl: expect.any(String) } : {}) },
      ]);
    }
    expect(withoutTimes(await publicJson(answer))).toBe(before);
  });

  test('a link of the footer that leads nowhere is refused where it stands, with an example of a good one', async () => {
    const { rows } = (await desk.list<Any>('footer', { perPage: 1 })).body;
    const { version, history: _, label: __, id, ...fields } = (await desk.read<Any>('footer', rows[0]?.id ?? '')).body;
    for (const link of [
      'gioi-thieu',
      'www.may.vn',
      'http://may.vn',
      '//may.vn',
      '/gioi thieu',
      'javascript:alert(1)',
    ]) {
      const columns = [{ title: 'Cửa hàng', items: [{ title: 'Giới thiệu', link }] }];
      const { status, body } = await desk.send<Any>('footer', `/${id}`, { ...fields, columns }, { version });
      expect([link, status]).toEqual([link, 422]);
      expect(Object.entries(body.errors ?? {})).toEqual([
        ['columns.0.items.0.link', expect.stringContaining('bắt đầu bằng /, ví dụ /gioi-thieu')],
      ]);
    }
  });

  test('a page is changed, read by visitors, and brought back as it was', async () => {
    const page = await pageOf('chinh-sach-hoan-tien');
    const { version, history: _, label: __, id, ...fields } = page;
    const sections = [{ kind: 'rich-text', body: 'Hoàn tiền trong 14 ngày. {{shop}}' }];
    const saved = await desk.send<PageRecord>('pages', `/${id}`, { ...fields, sections }, { version });
    expect(saved.status).toBe(200);
    expect(await publicJson('pages?filters[slug][$eq]=chinh-sach-hoan-tien&populate=*')).toContain('trong 14 ngày');
    const [earlier] = saved.body.history;
    const restored = await desk.send<PageRecord>('pages', `/${id}/restore`, { version: earlier?.id });
    expect([restored.status, restored.body.sections]).toEqual([200, page.sections]);
    expect(await publicJson('pages?filters[slug][$eq]=chinh-sach-hoan-tien&populate=*')).not.toContain('trong 14 ngày');
  });

  test('CMS-02 V8.2.1 a page as it is typed is read by its preview link only, until it is saved', async () => {
    const { version, history: _, label: __, id, ...fields } = await pageOf('chinh-sach-hoan-tien');
    const typed = { ...fields, sections: [{ kind: 'rich-text', body: 'Đang gõ dở' }] };
    const shown = await desk.send<PageRecord & { readonly previewUrl: string }>('pages', `/${id}/preview`, typed);
    const [, key = ''] = /\/chinh-sach-hoan-tien\?preview=([^"]+)$/.exec(shown.body.previewUrl) ?? [];
    const asked = 'pages?filters[slug][$eq]=chinh-sach-hoan-tien&populate[sections][populate]=*';
    const previewed = async () =>
      (
        await fetch(`${office.backend.url}/api/${asked}&publicationState=preview`, {
          headers: { [PREVIEW_HEADER]: previewHeaderOf('chinh-sach-hoan-tien', key) },
        })
      ).text();
    expect(await previewed()).toContain('Đang gõ dở');
    expect(await publicJson(asked)).not.toContain('Đang gõ dở');
    expect((await desk.send('pages', `/${id}`, fields, { version })).status).toBe(200);
    expect(await previewed()).not.toContain('Đang gõ dở');
  });

  test('of two editors the second is told, and a path is taken once', async () => {
    const page = { title: 'Về chúng tôi', slug: 've-chung-toi', sections: [{ kind: 'rich-text', body: 'Xin chào' }] };
    const made = await desk.send<PageRecord>('pages', '', page);
    expect([made.status, made.body.published]).toEqual([200, true]);
    expect((await desk.send('pages', '', page)).body.errors).toHaveProperty('slug');
    const { version } = made.body;
    const both = await Promise.all(
      ['Một', 'Hai'].map((title) => desk.send('pages', `/${made.body.id}`, { ...page, title }, { version })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const removed = await desk.send('pages', `/${made.body.id}/remove`, {});
    expect([removed.status, removed.body]).toEqual([200, { id: made.body.id }]);
    expect((await desk.read('pages', made.body.id)).status).toBe(404);
    expect(await publicJson('pages?filters[slug][$eq]=ve-chung-toi')).not.toContain('Về chúng tôi');
  });

  const badPages: readonly (readonly [string, object, string])[] = [
    ['no title', { title: ' ' }, 'title'],
    ['capitals in the path', { slug: 'Ve-Toi' }, 'slug'],
    ['an address as path', { slug: 'https://x.vn' }, 'slug'],
    ['a path that climbs', { slug: '../x' }, 'slug'],
    ['an unknown part', { sections: [{ kind: 'script' }] }, 'sections.0.kind'],
    [
      'a script behind a link',
      { sections: [{ kind: 'call-to-action', url: 'javascript:alert(1)' }] },
      'sections.0.url',
    ],
    ['another origin without a scheme', { sections: [{ kind: 'call-to-action', url: '//x.vn' }] }, 'sections.0.url'],
    ['a title longer than a line', { title: 'a'.repeat(201) }, 'title'],
  ];
  test.each(badPages)('a page is refused at its field: %s', async (_, change, field) => {
    const { status, body } = await desk.send('pages', '', { title: 'Trang', slug: 'trang-thu', ...change });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  const upload = (bytes: Buffer, alt = 'Ảnh thử') =>
    desk.send<PictureRecord>('pictures', '', { alt, base64: bytes.toString('base64') });
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#2b3fcb' } });

  test('a picture is drawn upright, without place and camera, no larger than pages show it, and served', async () => {
    const exif = { IFD0: { Make: 'Máy ảnh bí mật' }, IFD3: { GPSLatitude: '21/1 1/1 0/1' } };
    const turned = await photo(4_000, 1_000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { status, body } = await upload(turned);
    expect([status, body.width, body.height]).toEqual([200, 640, 2_560]);
    const served = await fetch(`${office.backend.url}${body.url}`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const metadata = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([metadata.width, metadata.exif]).toEqual([640, undefined]);
    const author = await desk.send('authors', '', { name: 'Người viết', slug: 'nguoi-viet', avatar: body.id });
    expect(author.status).toBe(200);
    expect(await publicJson('authors?filters[slug][$eq]=nguoi-viet&populate=*')).toContain(body.url);
  });

  test('what is no picture, or one that no page needs, is refused at its field', async () => {
    const bad: readonly (readonly [string, Buffer])[] = [
      ['SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
      ['PDF', Buffer.from('%PDF-1.4\n')],
      ['text', Buffer.from('không phải ảnh')],
      ['nothing', Buffer.alloc(0)],
      ['a part of a picture', (await photo(900, 900).jpeg().toBuffer()).subarray(0, 400)],
      ['25 megapixels', await photo(5_000, 5_000).png({ compressionLevel: 9 }).toBuffer()],
      ['11 MB', Buffer.concat([await photo(10, 10).jpeg().toBuffer(), Buffer.alloc(11 * 1024 * 1024)])],
    ];
    const before = (await desk.list('pictures')).body.total;
    for (const [name, bytes] of bad) {
      const { status, body } = await upload(bytes);
      expect([name, status, Object.keys(body.errors ?? {})]).toEqual([name, 422, ['base64']]);
    }
    expect((await upload(await photo(10, 10).png().toBuffer(), ' ')).body.errors).toHaveProperty('alt');
    expect((await desk.list('pictures')).body.total).toBe(before);
    for (const path of ['/uploads/pictures/x.webp', `/uploads/pictures/${'0'.repeat(32)}.webp`])
      expect([path, (await fetch(office.backend.url + path)).status]).toEqual([path, 404]);
  });
});
