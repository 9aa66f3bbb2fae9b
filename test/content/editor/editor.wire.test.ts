import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hmacPreviewKeys } from '#adapters/system/preview-keys.ts';
import { createPreviewKey } from '#backend/content/preview-access.ts';
import { PREVIEW_HEADER, PREVIEW_KEY_LIFE_MS, previewHeaderOf } from '#contracts/secrets/preview-key.ts';
import { seedArticles } from '#contracts/seed/content/articles.ts';
import { type ContentUnderTest, editorBrowser, openContent, previewSecret, readJson } from './editors-content.ts';

const banner = {
  name: 'Hè rực nắng',
  slug: 'he-ruc-nang',
  type: 'POPUP',
  startDate: '',
  endDate: '',
  site: '',
  'image-0': '/uploads/logo.svg',
  'title-0': 'Giảm giá mùa hè',
  'link-0': '/cua-hang',
};
const article = {
  title: 'Bài mới',
  slug: '',
  summary: 'Tóm tắt.',
  body: '## Mục\n\nNội dung **đậm**.',
  category: '1',
  author: '',
  cover: '/uploads/logo.svg',
  readMinutes: '4',
  tags: ['1', '2'],
  featured: '1',
  metaTitle: '',
  metaDescription: '',
};

describe('the editors’ page', () => {
  let content: ContentUnderTest;
  let editor: ReturnType<typeof editorBrowser>;
  beforeAll(async () => {
    content = await openContent({
      CONTENT_IMAGE_ORIGINS: 'https://cdn.example',
    });
    editor = editorBrowser(content);
    await editor.logIn();
  });
  afterAll(() => content.close());

  const added = async (section: string, fields: Readonly<Record<string, string | readonly string[]>>) => {
    const form = await editor.read(`/cms/${section}/moi`);
    return editor.send(form, `/cms/${section}/moi`, { deed: 'save', ...fields });
  };
  const bannersNamed = (slug: string) => readJson(content.app, `/api/banners?filters[slug][$eq]=${slug}&populate=*`);

  test('CMS-01 reading and writing require a log-in, and a form after its end changes nothing', async () => {
    const stranger = editorBrowser(content);
    for (const path of ['/cms/banner', '/cms/bai-viet/1', '/cms/khong-co'])
      expect((await stranger.read(path)).to).toBe(`/log-in?to=${encodeURIComponent(path)}`);
    const lost = await stranger.post('/cms/banner/moi', { ...banner, slug: 'gia-mao', deed: 'publish' });
    expect([lost.status, lost.text.includes('để giữ những gì bạn gõ')]).toEqual([403, true]);
    expect(await bannersNamed('gia-mao')).toMatchObject({ data: [] });
  });

  test('CMS-01 a new banner is a draft, shows why it is hidden, and is public once published', async () => {
    const kept = await added('banner', banner);
    expect(kept.to).toMatch(/^\/cms\/banner\/\d+\?da-luu$/);
    expect(await bannersNamed('he-ruc-nang')).toMatchObject({ data: [] });
    const page = await editor.read(String(kept.to));
    expect(page.text).toContain('Banner còn là bản nháp, chưa đăng.');
    const path = String(kept.to).replace('?da-luu', '');
    expect((await editor.send(page, path, { ...banner, deed: 'publish' })).status).toBe(303);
    expect(await bannersNamed('he-ruc-nang')).toMatchObject({
      data: [
        {
          attributes: { name: 'Hè rực nắng', type: 'POPUP', media: [{ title: 'Giảm giá mùa hè', link: '/cua-hang' }] },
        },
      ],
    });
    expect((await editor.read(path)).text).not.toContain('không có tác dụng');
  });

  test('IMG-01 CMS-01 a picture of an allowed host is saved, one of another host is refused, and editors see which the shop drops', async () => {
    const at = (image: string) => ({ ...banner, slug: 'anh-noi-khac', 'image-0': image });
    const refused = await added('banner', at('https://evil.example/a.png'));
    expect([refused.status, refused.text.includes('Ảnh ở evil.example không hiện ở cửa hàng')]).toEqual([422, true]);
    expect((await added('banner', at('https://cdn.example/a.png'))).status).toBe(303);
    await content.database.db.execute(
      "update content_entries set attributes = replace(attributes::text, 'cdn.example', 's3.example')::jsonb where attributes ->> 'slug' = 'anh-noi-khac'",
    );
    const list = await editor.read('/cms/banner');
    expect(list.text).toContain('Ảnh ở s3.example không hiện ở cửa hàng');
    expect(list.text).toContain('Mọi ảnh của banner nằm ở máy chủ ngoài danh sách được phép.');
    await added('bai-viet', {
      ...article,
      title: 'Có ảnh ngoài',
      body: '![a](https://s3.example/b.png) ![c](/uploads/logo.svg)',
    });
    expect((await editor.read('/cms/bai-viet')).text).toContain('Ảnh ở s3.example không hiện ở cửa hàng');
  });

  test('CMS-01 form errors are shown at their fields, and the input is preserved', async () => {
    const bad = { ...banner, name: '', slug: 'Có Dấu', startDate: '2026-02-02T10:00', endDate: '2026-02-01T10:00' };
    const answer = await added('banner', {
      ...bad,
      'image-0': '/uploads/khong-co.png',
      'link-0': 'javascript:alert(1)',
    });
    expect(answer.status).toBe(422);
    for (const sentence of [
      'Hãy đặt tên',
      'Chỉ dùng chữ thường',
      'Lúc kết thúc phải sau',
      'Không có tệp ảnh',
      'Hãy nhập đường dẫn',
    ])
      expect(answer.text).toContain(sentence);
    expect(answer.text).toContain('value="Có Dấu"');
    expect(answer.text).toContain('value="javascript:alert(1)"');
  });

  test('CMS-01 input is never rendered as HTML', async () => {
    const answer = await added('bai-viet', {
      ...article,
      deed: 'look',
      title: '"><script>x</script>',
      body: '<script>x</script>\n\n**b** [x](javascript:y)',
    });
    expect(answer.text).not.toContain('<script>');
    expect(answer.text).toContain('<strong>b</strong>');
    expect(answer.text).not.toContain('href="javascript');
  });

  test('CMS-01 a menu is written as an outline and read by the shop as a tree', async () => {
    const items =
      'Máy chủ | /cua-hang\n  Cloud | /san-pham/a\n    Nhỏ | /san-pham/b\nTên miền | https://ten-mien.example/x';
    const kept = await added('menu', { title: 'Giải pháp', slug: 'giai-phap', order: '2', items });
    expect(kept.to).toContain('da-luu');
    const menus = await readJson(content.app, '/api/menus?nested&populate=*&filters[slug][$eq]=giai-phap');
    expect(menus).toMatchObject({
      data: [
        {
          attributes: {
            items: {
              data: [
                {
                  attributes: { title: 'Máy chủ', children: { data: [{ attributes: { children: { data: [{}] } } }] } },
                },
                { attributes: { title: 'Tên miền', url: 'https://ten-mien.example/x' } },
              ],
            },
          },
        },
      ],
    });
    expect((await editor.read(String(kept.to))).text).toContain('  Cloud | /san-pham/a\n    Nhỏ | /san-pham/b');
    const refused = await added('menu', { title: 'Sai', slug: 'sai', order: '1', items: 'A | /a\n      B | /b' });
    expect(refused.text).toContain('Dòng 2: thụt vào quá một bậc');
  });

  test('V8.2.1 a draft is told only with its own, unexpired preview key', async () => {
    const drafts = ['bai-kin', 'bai-khac'];
    for (const slug of drafts) await added('bai-viet', { ...article, slug });
    const asked = (headers: Record<string, string>) =>
      content.app.request('/api/articles?publicationState=preview&pagination[pageSize]=100', { headers });
    const keyOf = (slug: string, now = content.clock.now()) => createPreviewKey([previewSecret], slug, now);
    const forged = createPreviewKey(['another secret of at least 32 letters'], 'bai-kin', content.clock.now());
    for (const header of [
      null,
      '',
      'bai-kin',
      previewHeaderOf('bai-kin', forged),
      previewHeaderOf('bai-kin', keyOf('bai-khac')),
      previewHeaderOf('bai-kin', keyOf('bai-kin', content.clock.now() - PREVIEW_KEY_LIFE_MS - 1)),
    ])
      expect((await asked(header === null ? {} : { [PREVIEW_HEADER]: header })).status, String(header)).toBe(403);
    const preview = await (await asked({ [PREVIEW_HEADER]: previewHeaderOf('bai-kin', keyOf('bai-kin')) })).text();
    expect(drafts.filter((slug) => preview.includes(slug))).toEqual(['bai-kin']);
  });

  test('CMS-02 an article is written, previewed through its own link, and published', async () => {
    const kept = await added('bai-viet', article);
    const page = await editor.read(String(kept.to));
    const [, slug = '', key = ''] =
      /https:\/\/shop\.example\/danh-sach-bai-viet\/([^?"]+)\?preview=([^"]+)/.exec(page.text) ?? [];
    expect(slug).toBe('bai-moi');
    expect(await hmacPreviewKeys([previewSecret], content.clock).isValid(slug, key)).toBe(true);
    const found = `/api/articles?filters[slug][$eq]=${slug}&populate=*`;
    expect(await readJson(content.app, found)).toMatchObject({ data: [] });
    const preview = (headers: Record<string, string>, path = found) =>
      content.app.request(`${path}&publicationState=preview`, { headers });
    const shown = await preview({ [PREVIEW_HEADER]: previewHeaderOf(slug, key) });
    expect(await shown.json()).toMatchObject({
      data: [{ attributes: { publishedAt: null, featured: true, readMinutes: 4 } }],
    });
    const path = String(kept.to).replace('?da-luu', '');
    await editor.send(page, path, { ...article, deed: 'publish' });
    expect(await readJson(content.app, found)).toMatchObject({
      data: [
        {
          attributes: {
            title: 'Bài mới',
            category: { data: { id: 1 } },
            tags: { data: [{ id: 1 }, { id: 2 }] },
            cover: { data: { attributes: { url: '/uploads/logo.svg' } } },
          },
        },
      ],
    });
    const taken = await added('bai-viet', { ...article, slug: String(seedArticles[0]?.slug) });
    expect(taken.text).toContain('Đường dẫn này đã thuộc về một mục khác.');
  });

  test('CMS-01 edited and removed entries survive a restart; untouched entries are updated from the seed', async () => {
    const { rows } = await content.database.db.execute<{ id: number }>(
      "select id from content_entries where type = 'articles' and edited_at is null order by id limit 3",
    );
    const [renamed = 0, removed = 0, untouched = 0] = rows.map(({ id }) => id);
    const page = await editor.read(`/cms/bai-viet/${renamed}`);
    await editor.send(page, `/cms/bai-viet/${renamed}`, { ...article, slug: 'ten-khac', deed: 'save' });
    const other = await editor.read(`/cms/bai-viet/${removed}`);
    expect((await editor.send(other, `/cms/bai-viet/${removed}`, { deed: 'remove' })).to).toBe('/cms/bai-viet?da-xoa');
    await content.database.db.execute(
      `update content_entries set attributes = attributes || '{"title":"cũ"}' where type = 'articles' and id = ${untouched}`,
    );
    const before = await readJson(content.app, '/api/articles?fields[0]=slug&pagination[pageSize]=100');
    await content.seedAgain();
    expect(await readJson(content.app, '/api/articles?fields[0]=slug&pagination[pageSize]=100')).toEqual(before);
    expect(await readJson(content.app, `/api/articles/${renamed}`)).toMatchObject({
      data: { attributes: { slug: 'ten-khac' } },
    });
    expect((await content.app.request(`/api/articles/${removed}`)).status).toBe(404);
    expect(await readJson(content.app, `/api/articles/${untouched}`)).not.toMatchObject({
      data: { attributes: { title: 'cũ' } },
    });
  });

  test('CMS-01 unknown paths are not found', async () => {
    for (const path of ['/cms/banner/0', '/cms/banner/99999999999', '/cms/banner/x', '/cms/nao-do'])
      expect((await editor.read(path)).status).toBe(404);
  });
});
