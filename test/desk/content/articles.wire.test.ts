import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hmacPreviewKeys } from '#adapters/system/preview-keys.ts';
import { createPreviewKey } from '#backend/content/preview-access.ts';
import { seedContentSystem } from '#backend/content/seed.ts';
import type { ArticleRecord } from '#contracts/desk/content/article-record.ts';
import { PREVIEW_HEADER, PREVIEW_KEY_LIFE_MS, previewHeaderOf } from '#contracts/secrets/preview-key.ts';
import { seedArticles } from '#contracts/seed/content/articles.ts';
import { type DeskVisitor, deskVisitor } from '#test/desk/desk-visitor.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

const previewSecret = 'test-preview-secret-0123456789abcdef';
const HOUR_MS = 3_600_000;

type Record = ArticleRecord & { readonly previewUrl: string };

describe('articles at the desk', () => {
  let office: Office;
  let desk: DeskVisitor;
  beforeAll(async () => {
    office = await openOffice('development', {
      PREVIEW_SECRET: previewSecret,
      CONTENT_IMAGE_ORIGINS: 'https://cdn.example',
    });
    desk = deskVisitor((await office.invite(['content'])).browser);
  });
  afterAll(() => office.close());

  const article = { title: 'Bài mới', summary: 'Tóm tắt.', body: '## Mục\n\nNội dung **đậm**.' };
  const add = (change: object = {}) => desk.send<Record>('articles', '', { ...article, ...change });
  const ask = (path: string, headers: HeadersInit = {}) => fetch(`${office.backend.url}/api/${path}`, { headers });
  const found = async (slug: string): Promise<unknown> =>
    (await ask(`articles?filters[slug][$eq]=${slug}&populate=*`)).json();
  const save = async (id: string, change: object) => {
    const { version, history: _, label: __, ...fields } = (await desk.read<Record>('articles', id)).body;
    return desk.send<Record>('articles', `/${id}`, { ...fields, ...change }, { version });
  };

  test('CMS-02 an article is written as a draft, previewed through its own link, and published', async () => {
    const cover = (await desk.list<{ readonly id: string }>('pictures')).body.rows[0]?.id;
    const kept = await add({ category: '1', tags: ['1', '2'], cover, readMinutes: 4, featured: true });
    expect([kept.status, kept.body.state, kept.body.slug]).toEqual([200, 'draft', 'bai-moi']);
    const [, slug = '', key = ''] = /\/danh-sach-bai-viet\/([^?"]+)\?preview=([^"]+)$/.exec(kept.body.previewUrl) ?? [];
    const { clock } = office.backend.deps;
    expect(await hmacPreviewKeys([previewSecret], clock).isValid(slug, key)).toBe(true);
    expect(await found(slug)).toMatchObject({ data: [] });
    const shown = await ask(`articles?filters[slug][$eq]=${slug}&publicationState=preview`, {
      [PREVIEW_HEADER]: previewHeaderOf(slug, key),
    });
    expect(await shown.json()).toMatchObject({
      data: [{ attributes: { publishedAt: null, featured: true, readMinutes: 4 } }],
    });
    expect((await save(kept.body.id, { published: true })).body.state).toBe('live');
    expect(await found(slug)).toMatchObject({
      data: [
        {
          attributes: {
            title: 'Bài mới',
            category: { data: { id: 1 } },
            tags: { data: [{ id: 1 }, { id: 2 }] },
            cover: { data: { id: Number(cover) } },
          },
        },
      ],
    });
    const taken = await add({ slug: String(seedArticles[0]?.slug) });
    expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ['slug']]);
  });

  test('V8.2.1 a draft is told only with its own, unexpired preview key', async () => {
    const drafts = ['bai-kin', 'bai-khac'];
    for (const slug of drafts) await add({ slug });
    const { clock } = office.backend.deps;
    const asked = (headers: HeadersInit) => ask('articles?publicationState=preview&pagination[pageSize]=100', headers);
    const keyOf = (slug: string, now = clock.now()) => createPreviewKey([previewSecret], slug, now);
    const forged = createPreviewKey(['another secret of at least 32 letters'], 'bai-kin', clock.now());
    for (const header of [
      null,
      '',
      'bai-kin',
      previewHeaderOf('bai-kin', forged),
      previewHeaderOf('bai-kin', keyOf('bai-khac')),
      previewHeaderOf('bai-kin', keyOf('bai-kin', clock.now() - PREVIEW_KEY_LIFE_MS - 1)),
    ])
      expect((await asked(header === null ? {} : { [PREVIEW_HEADER]: header })).status, String(header)).toBe(403);
    const preview = await (await asked({ [PREVIEW_HEADER]: previewHeaderOf('bai-kin', keyOf('bai-kin')) })).text();
    expect(drafts.filter((slug) => preview.includes(slug))).toEqual(['bai-kin']);
  });

  test('CMS-02 V8.2.1 what is typed and not saved is read by the preview link only, for an hour, until it is saved', async () => {
    const { clock } = office.backend.deps;
    const { body } = await add({ slug: 'dang-go', title: 'Bản đã lưu', published: true });
    const { version: _, history: __, label: ___, ...fields } = (await desk.read<Record>('articles', body.id)).body;
    const typed = { ...fields, title: 'Bản đang gõ', slug: 'dia-chi-khac', body: '| a |\n|---|\n| b |' };
    const shown = await desk.send<Record>('articles', `/${body.id}/preview`, typed);
    expect([shown.status, shown.body.title]).toEqual([200, 'Bản đã lưu']);
    const key = /preview=([^"]+)$/.exec(shown.body.previewUrl)?.[1] ?? '';
    const previewed = async () =>
      (
        await ask('articles?filters[slug][$eq]=dang-go&publicationState=preview', {
          [PREVIEW_HEADER]: previewHeaderOf('dang-go', key),
        })
      ).text();
    expect(await previewed()).toContain('Bản đang gõ');
    expect(JSON.stringify(await found('dang-go'))).toContain('Bản đã lưu');
    const other = createPreviewKey([previewSecret], 'bai-moi', clock.now());
    const all = await ask('articles?publicationState=preview&pagination[pageSize]=100', {
      [PREVIEW_HEADER]: previewHeaderOf('bai-moi', other),
    });
    expect(await all.text()).not.toContain('Bản đang gõ');
    const refused = await desk.send('articles', `/${body.id}/preview`, { ...typed, body: '' });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['body']]);
    await save(body.id, { title: 'Bản lưu sau' });
    expect(await previewed()).toContain('Bản lưu sau');
    await desk.send('articles', `/${body.id}/preview`, typed);
    await clock.set(clock.now() + HOUR_MS);
    const late = createPreviewKey([previewSecret], 'dang-go', clock.now());
    const answer = await ask('articles?filters[slug][$eq]=dang-go&publicationState=preview', {
      [PREVIEW_HEADER]: previewHeaderOf('dang-go', late),
    });
    expect(await answer.text()).toContain('Bản lưu sau');
  });

  test('CMS-02 an article with a date to come is read from that time on, and not before', async () => {
    const { clock } = office.backend.deps;
    const at = clock.now() + HOUR_MS;
    const planned = await add({ slug: 'hen-dang', published: true, publishedAt: new Date(at).toISOString() });
    expect([planned.body.state, planned.body.date]).toEqual(['planned', at]);
    for (const path of ['articles?pagination[pageSize]=100', `articles/${planned.body.id}`, 'categories?populate=*'])
      expect([path, (await (await ask(path)).text()).includes('hen-dang')]).toEqual([path, false]);
    await clock.set(at - 1_000);
    expect(await found('hen-dang')).toMatchObject({ data: [] });
    await clock.set(at);
    expect(await found('hen-dang')).toMatchObject({ data: [{ attributes: { slug: 'hen-dang' } }] });
    const back = await save(planned.body.id, { published: false });
    expect([back.body.state, back.body.date]).toEqual(['draft', null]);
    expect(await found('hen-dang')).toMatchObject({ data: [] });
  });

  test('CMS-02 saving articles as they were read changes nothing that visitors get', async () => {
    const answer = async () =>
      (await (await ask('articles?populate=*&pagination[pageSize]=100')).text()).replaceAll(/"updatedAt":"[^"]*"/g, '');
    const before = await answer();
    const { rows } = (await desk.list<Record>('articles', { perPage: 100 })).body;
    expect(rows.length).toBeGreaterThan(5);
    for (const { id, slug } of rows) expect([slug, (await save(id, {})).status]).toEqual([slug, 200]);
    expect(await answer()).toBe(before);
  });

  test('IMG-01 CMS-01 the desk says which pictures of a text the shop drops', async () => {
    const { body } = await add({
      title: 'Có ảnh ngoài',
      body: '![a](https://s3.example/b.png) ![b](https://cdn.example/b.png) ![c](/uploads/logo.svg)',
    });
    expect(body.problems).toEqual([expect.stringContaining('Ảnh ở s3.example không hiện ở cửa hàng')]);
  });

  const bad: readonly (readonly [string, object, string])[] = [
    ['no title', { title: ' ' }, 'title'],
    ['no summary', { summary: '' }, 'summary'],
    ['no text', { body: '\n' }, 'body'],
    ['a long title', { title: 'a'.repeat(201) }, 'title'],
    ['a slug with capitals', { slug: 'Có Dấu' }, 'slug'],
    ['a slug that climbs', { slug: '../x' }, 'slug'],
    ['a category that is none', { category: '9999' }, 'category'],
    ['an author that is none', { author: '9999' }, 'author'],
    ['a tag that is none', { tags: ['1', '9999'] }, 'tags'],
    ['a picture that is none', { cover: '9999' }, 'cover'],
    ['no minute', { readMinutes: 0 }, 'readMinutes'],
    ['a day that is none', { publishedAt: '2026-02-31T00:00:00.000Z' }, 'publishedAt'],
  ];
  test.each(bad)('CMS-01 an article is refused at its field: %s', async (_, change, field) => {
    const { status, body } = await add({ slug: 'khong-luu', ...change });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  test('CMS-01 letters that nobody sees and a NUL are not kept', async () => {
    const { status, body } = await add({ title: 'Bài\u200b \u0000lạ', slug: 'bai-la', body: 'a\u0000b\r\n\r\nc' });
    expect([status, body.title, body.body]).toEqual([200, 'Bài lạ', 'ab\n\nc']);
  });

  test('CMS-01 edited and removed entries survive a restart; untouched entries are updated from the seed', async () => {
    const { db, environment } = office.backend.deps;
    await db.execute("update content_entries set edited_at = null where type = 'articles' and seed_key is not null");
    const { rows } = await db.execute<{ id: number }>(
      "select id from content_entries where type = 'articles' and seed_key is not null order by id limit 3",
    );
    const [renamed = 0, removed = 0, untouched = 0] = rows.map(({ id }) => id);
    expect((await save(String(renamed), { slug: 'ten-khac' })).status).toBe(200);
    expect((await desk.send('articles', `/${removed}/remove`, {})).status).toBe(200);
    await db.execute(
      `update content_entries set attributes = attributes || '{"title":"cũ"}' where type = 'articles' and id = ${untouched}`,
    );
    const slugs = async () => (await ask('articles?fields[0]=slug&pagination[pageSize]=100')).json();
    const before = await slugs();
    await db.transaction((tx) => seedContentSystem(tx, environment));
    expect(await slugs()).toEqual(before);
    expect(await (await ask(`articles/${renamed}`)).json()).toMatchObject({
      data: { attributes: { slug: 'ten-khac' } },
    });
    expect((await ask(`articles/${removed}`)).status).toBe(404);
    expect(await (await ask(`articles/${untouched}`)).json()).not.toMatchObject({
      data: { attributes: { title: 'cũ' } },
    });
  });

  test('CMS-01 unknown articles are not found', async () => {
    for (const id of ['0', '99999999999', 'x', '-1', '1e3'])
      expect([id, (await desk.read('articles', id)).status]).toEqual([id, 404]);
  });
});
