import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cmsContent } from '#adapters/cms/content.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { type BannerRecord, bannerKinds } from '#contracts/desk/content/banner-record.ts';
import { noPictures } from '#test/content/no-pictures.ts';
import { type DeskVisitor, deskVisitor } from '#test/desk/desk-visitor.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

const slide = { imageUrl: '/uploads/logo.svg', title: 'Giảm giá mùa hè', link: '/cua-hang' };
const banner = { name: 'Hè rực nắng', slug: 'he-ruc-nang', type: 'POPUP', media: [slide] };

describe('banners at the desk', () => {
  let office: Office;
  let desk: DeskVisitor;
  beforeAll(async () => {
    office = await openOffice('development', { CONTENT_IMAGE_ORIGINS: 'https://cdn.example' });
    desk = deskVisitor((await office.invite(['content'])).browser);
  });
  afterAll(() => office.close());

  const add = (change: object = {}) => desk.send<BannerRecord>('banners', '', { ...banner, ...change });
  const read = async (id: string) => (await desk.read<BannerRecord>('banners', id)).body;
  const save = async (id: string, change: object) => {
    const { version, history: _, label: __, ...fields } = await read(id);
    return desk.send<BannerRecord>('banners', `/${id}`, { ...fields, ...change }, { version });
  };
  const named = async (slug: string): Promise<unknown> =>
    (await fetch(`${office.backend.url}/api/banners?filters[slug][$eq]=${slug}&populate[media][populate]=*`)).json();
  /** As the shop reads them. */
  const shown = () => {
    const { clock, url } = { clock: office.backend.deps.clock, url: office.backend.url };
    const client = serviceClient({ baseUrl: url, bearer: null, requestId: 'banners00001', fetch });
    const content = cmsContent(client, clock, noPictures);
    return Promise.all(bannerKinds.map((kind) => content.banners(kind)));
  };

  test('CMS-01 BAN-01 a new banner is a draft, says why it is hidden, and is public once published', async () => {
    const kept = await add();
    expect([kept.status, kept.body.state, kept.body.problems]).toEqual([
      200,
      'draft',
      ['Banner còn là bản nháp, chưa đăng.'],
    ]);
    expect(await named('he-ruc-nang')).toMatchObject({ data: [] });
    const published = await save(kept.body.id, { published: true });
    expect([published.body.state, published.body.problems]).toEqual(['live', []]);
    expect(await named('he-ruc-nang')).toMatchObject({
      data: [
        {
          attributes: { name: 'Hè rực nắng', type: 'POPUP', media: [{ title: 'Giảm giá mùa hè', link: '/cua-hang' }] },
        },
      ],
    });
    const over = await save(kept.body.id, { endDate: '2020-01-01T00:00:00.000Z' });
    expect([over.body.state, over.body.problems]).toEqual(['idle', ['Đã qua lúc kết thúc.']]);
  });

  test('BAN-01 saving banners as they were read changes nothing that the shop shows', async () => {
    const before = await shown();
    expect(before.every(({ ok }) => ok)).toBe(true);
    const { rows } = (await desk.list<BannerRecord>('banners', { perPage: 100 })).body;
    expect(rows.length).toBeGreaterThan(3);
    for (const { id, name } of rows) expect([name, (await save(id, {})).status]).toEqual([name, 200]);
    expect(await shown()).toEqual(before);
  });

  test('BAN-01 banners stand in the order that editors gave them, at the desk and in the shop', async () => {
    const added: BannerRecord[] = [];
    for (const name of ['Một', 'Hai', 'Ba']) added.push((await add({ name, slug: '', published: true })).body);
    const names = async () => {
      const kinds = await shown();
      const popups = kinds.flatMap((answer) => (answer.ok ? answer.value : [])).map(({ name }) => name);
      return popups.filter((name) => added.some((each) => each.name === name));
    };
    const listed = async () =>
      (await desk.list<BannerRecord>('banners', { perPage: 100 })).body.rows
        .map(({ name }) => name)
        .filter((name) => added.some((each) => each.name === name));
    expect([await names(), await listed()]).toEqual([
      ['Một', 'Hai', 'Ba'],
      ['Một', 'Hai', 'Ba'],
    ]);
    for (const [at, order] of [3, 2, 1].entries())
      expect((await save(added[at]?.id ?? '', { order })).status).toBe(200);
    expect([await names(), await listed()]).toEqual([
      ['Ba', 'Hai', 'Một'],
      ['Ba', 'Hai', 'Một'],
    ]);
    expect((await save(added[0]?.id ?? '', { order: 0 })).body.order).toBe(0);
    expect(await names()).toEqual(['Một', 'Ba', 'Hai']);
    for (const order of [-1, 1.5]) expect((await save(added[0]?.id ?? '', { order })).status).toBe(422);
  });

  test('IMG-01 an uploaded picture stands in a banner in the order of the desk, and the list shows the first', async () => {
    const upload = async (alt: string, background: string) => {
      const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
      return (await desk.send<{ readonly url: string }>('pictures', '', { alt, base64: bytes.toString('base64') }))
        .body;
    };
    const [red, blue] = [await upload('Đỏ', '#f00'), await upload('Xanh', '#00f')];
    const kept = await add({ slug: 'hai-anh', published: true, media: [{ image: blue.id }, { image: red.id }] });
    expect([kept.status, kept.body.thumbnail]).toEqual([200, blue.url]);
    const text = JSON.stringify(await named('hai-anh'));
    expect(text.indexOf(blue.url)).toBeLessThan(text.indexOf(red.url));
  });

  test('IMG-01 CMS-01 a picture of an allowed host is saved, one of another host is refused, and editors see which the shop drops', async () => {
    const at = (imageUrl: string) => ({ slug: 'anh-noi-khac', published: true, media: [{ ...slide, imageUrl }] });
    const refused = await add(at('https://evil.example/a.png'));
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'media.0.imageUrl': expect.stringContaining('Ảnh ở evil.example không hiện ở cửa hàng') },
    ]);
    const kept = await add(at('https://cdn.example/a.png'));
    expect([kept.status, kept.body.state]).toEqual([200, 'live']);
    await office.backend.deps.db.execute(
      "update content_entries set attributes = replace(attributes::text, 'cdn.example', 's3.example')::jsonb where attributes ->> 'slug' = 'anh-noi-khac'",
    );
    expect(await read(kept.body.id)).toMatchObject({
      state: 'idle',
      problems: [
        'Mọi ảnh của banner nằm ở máy chủ ngoài danh sách được phép.',
        expect.stringContaining('Ảnh ở s3.example không hiện ở cửa hàng'),
      ],
    });
  });

  test('CMS-01 texts that were never typed, or were cleared, are empty', async () => {
    const untyped = { link: null, heading: null, text: null, button: null, title: null };
    const kept = await add({ slug: null, name: 'Không chữ', media: [{ ...slide, ...untyped }] });
    expect([kept.status, kept.body.slug, kept.body.media[0]]).toEqual([
      200,
      'khong-chu',
      expect.objectContaining({ link: '', heading: '', text: '', button: '', title: '' }),
    ]);
    expect((await add({ name: null, slug: 'x' })).body.errors).toEqual({ name: 'Hãy đặt tên cho banner.' });
  });

  const bad: readonly (readonly [string, object, string])[] = [
    ['no name', { name: '' }, 'name'],
    ['a long name', { name: 'a'.repeat(201) }, 'name'],
    ['a slug with capitals', { slug: 'Có Dấu' }, 'slug'],
    ['a kind that is none', { type: 'BANNER' }, 'type'],
    ['a site that is none', { site: '9999' }, 'site'],
    [
      'an end before the beginning',
      { startDate: '2026-02-02T03:00:00.000Z', endDate: '2026-02-01T03:00:00.000Z' },
      'endDate',
    ],
    [
      'a picture without a file',
      { media: [slide, { ...slide, imageUrl: '/uploads/khong-co.png' }] },
      'media.1.imageUrl',
    ],
    ['a file that is no picture', { media: [{ ...slide, imageUrl: '/uploads/../main.ts' }] }, 'media.0.imageUrl'],
    ['no picture', { media: [{ ...slide, imageUrl: '' }] }, 'media.0.image'],
    ['a picture that is none', { media: [{ image: '99999' }] }, 'media.0.image'],
    ['a script behind a link', { media: [{ ...slide, link: 'javascript:alert(1)' }] }, 'media.0.link'],
    ['an origin without a scheme', { media: [{ ...slide, link: '//evil.example' }] }, 'media.0.link'],
    ['nine pictures', { media: Array.from({ length: 9 }, () => slide) }, 'media'],
  ];
  test.each(bad)('CMS-01 a banner is refused at its field: %s', async (_, change, field) => {
    const { status, body } = await add({ slug: 'khong-luu', ...change });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});
