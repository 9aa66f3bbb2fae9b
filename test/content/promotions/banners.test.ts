import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cmsContent } from '#adapters/cms/content.ts';
import { serviceClient } from '#adapters/service-client.ts';
import type { BannerKind } from '#core/content/banner.ts';
import type { Content } from '#core/content/content.port.ts';
import { got } from '#test/content/got.ts';
import { noPictures } from '#test/content/no-pictures.ts';
import { recording } from '#test/content/recordings/recordings.ts';

const NOW = 1_767_225_600_000;

/** The content system over a network where `answer` returns every reply; `asked` collects the URLs. */
const contentOn = (answer: (address: URL) => { status?: number; body: unknown }, asked: URL[] = []): Content =>
  cmsContent(
    serviceClient({
      baseUrl: 'http://cms.example',
      bearer: null,
      requestId: 'banners00001',
      fetch: async (input) => {
        const address = new URL(String(input));
        asked.push(address);
        const { status = 200, body } = answer(address);
        return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
      },
    }),
    { now: () => NOW },
    noPictures,
  );

const banner = (more: object) => ({
  id: 1,
  slug: 'b',
  name: 'B',
  type: 'POPUP',
  media: [],
  startDate: null,
  endDate: null,
  site: null,
  ...more,
});
const only = async (more: object, kind: BannerKind = 'POPUP') =>
  got(await contentOn(() => ({ body: { data: [banner(more)] } })).banners(kind));
const parameters = (address: URL | string) => [...new URL(address, 'http://cms.example').searchParams].toSorted();

describe('CMS-01 requests for banners', () => {
  test.each(['SLIDER', 'POPUP', 'FLOATING'] satisfies BannerKind[])(
    'CMS-01 CMS-03 %s banners are requested as recorded, with a timestamp that bypasses caches',
    async (kind) => {
      const asked: URL[] = [];
      await contentOn(() => ({ body: { data: [] } }), asked).banners(kind);
      expect(asked.map(parameters)).toEqual([
        parameters(recording('v4', `banners-${kind.toLowerCase()}`).request.path),
      ]);
    },
  );

  test.each(['v4', 'v5'] as const)(
    'CMS-01 on a %s system whose media is JSON a second request reads it as a field',
    async (version) => {
      const asked: URL[] = [];
      const refused = recording('v5', 'bad-unknown-populate');
      const content = contentOn((address) => {
        if (address.search.includes('populate[media]') || address.search.includes('populate%5Bmedia%5D'))
          return version === 'v5' ? refused : { body: { data: [{ id: 1, attributes: { type: 'POPUP', slug: 'b' } }] } };
        return recording(version, 'json-banners-fields-media');
      }, asked);
      const banners = got(await content.banners('POPUP'));
      expect(banners.map(({ slides }) => slides.length)).toEqual([2, 1, 1]);
      expect(parameters(asked[1] ?? '')).toEqual(
        parameters(recording(version, 'json-banners-fields-media').request.path),
      );
    },
  );
});

describe('BAN-05 what a banner shows', () => {
  test('BAN-05 a picture is a path below the image base, without the system’s own origin; other URLs are dropped', async () => {
    const pictures = ['/uploads/a.png', 'uploads/a.png', 'https://cms.example/uploads/a.png'];
    for (const url of pictures)
      expect((await only({ media: [{ url }] }))[0]?.slides[0]?.imagePath).toBe('/uploads/a.png');
    for (const url of ['https://xau.example/a.png', 'javascript:x', '//xau.example/uploads/a.png', '', 7, null])
      expect((await only({ media: [{ url }] }))[0]?.slides).toEqual([]);
  });

  test('BAN-05 a slide prefers its own image URL to the uploaded picture, and an unsafe link is dropped', async () => {
    const image = { data: { id: 1, attributes: { url: '/uploads/b.png' } } };
    const media = [
      { imageUrl: '/uploads/a.png', image, link: '/a' },
      { imageUrl: null, image, link: 'javascript:x', title: null },
    ];
    expect((await only({ type: 'SLIDER', media }, 'SLIDER'))[0]?.slides).toEqual([
      { imagePath: '/uploads/a.png', title: '', href: '/a', caption: null },
      { imagePath: '/uploads/b.png', title: '', href: null, caption: null },
    ]);
  });

  test('BAN-05 a slide with a heading has a caption, whatever else is missing; one without is a picture of its words', async () => {
    const captionOf = async (more: object) =>
      (await only({ media: [{ url: '/uploads/a.png', ...more }] }))[0]?.slides[0]?.caption;
    for (const heading of [undefined, null, '', '  ', 7]) expect(await captionOf({ heading, text: 'T' })).toBe(null);
    expect(await captionOf({ heading: ' Tiêu đề ', tone: 'đỏ', showPrice: 'true' })).toEqual({
      heading: 'Tiêu đề',
      text: '',
      button: '',
      tone: 'indigo',
      showsPrice: false,
    });
    const whole = { heading: 'H', text: 'T', button: 'B', tone: 'green' };
    expect(await captionOf({ ...whole, showPrice: true })).toEqual({ ...whole, showsPrice: true });
  });

  test('BAN-05 keys named data or attributes inside JSON media are kept as content', async () => {
    const media = [{ url: '/uploads/a.png', title: 'A', data: { url: '/uploads/x.png' }, attributes: { title: 'X' } }];
    expect((await only({ media }))[0]?.slides).toMatchObject([{ imagePath: '/uploads/a.png', title: 'A' }]);
  });

  test('BAN-01 a banner with an unreadable window is dropped; one without dates has no limits', async () => {
    for (const date of ['hôm qua', '', 'null', '2026-13-45', {}]) expect(await only({ endDate: date })).toEqual([]);
    expect(await only({ startDate: null, endDate: undefined })).toMatchObject([{ startDate: null, endDate: null }]);
  });

  test('CMS-03 a banner without a site differs from a banner whose site was not returned', async () => {
    const domainOf = async (more: object) => (await only(more))[0]?.siteDomain;
    expect(await domainOf({ site: { data: null } })).toBe(null);
    expect(await domainOf({ site: undefined })).toBe(undefined);
    expect(await domainOf({ site: { data: { id: 1, attributes: { domain: 'a.example' } } } })).toBe('a.example');
  });

  test('CMS-03 a banner of another kind is dropped even when the system returned it', async () => {
    expect(await only({ type: 'FLOATING' })).toEqual([]);
  });
});

describe('HDR-03 menus', () => {
  test('HDR-03 a deeply nested menu is cut off after its fourth level', async () => {
    let item: object = { title: 'tận cùng', url: '/x', children: [] };
    for (let depth = 0; depth < 500; depth++)
      item = { title: 'sâu', url: '/x', children: { data: [{ id: 1, attributes: item }] } };
    const [menu] = got(
      await contentOn(() => ({ body: { data: [{ id: 1, title: 'M', slug: 'm', items: [item] }] } })).menus(),
    );
    const depthOf = (items: readonly { readonly children: readonly object[] }[]): number =>
      // Every menu item has the shape of its parent.
      items.length === 0 ? 0 : 1 + Math.max(...items.map(({ children }) => depthOf(children as typeof items)));
    expect(depthOf(menu?.items ?? [])).toBe(4);
  });

  test('CMS-03 on a system that stores menus as components, the second request populates their levels', async () => {
    const asked: URL[] = [];
    const content = contentOn(
      ({ searchParams }) =>
        recording('v4', searchParams.has('nested') ? 'menus-components-populate-star' : 'menus-components'),
      asked,
    );
    const menus = got(await content.menus());
    expect(
      menus.some(({ items }) => items.some(({ children }) => children.some((child) => child.children.length > 0))),
    ).toBe(true);
    expect(parameters(asked[1] ?? '')).toEqual(parameters(recording('v4', 'menus-components').request.path));
  });

  test('CMS-03 a footer without a route of its own is requested from the standard route', async () => {
    const content = contentOn(({ pathname }) =>
      pathname.endsWith('/all/all') ? recording('v5', 'error-404-unknown-type') : recording('v5', 'footer-populated'),
    );
    expect(got(await content.footer()).columns.map(({ links }) => links.length)).toEqual([3, 3, 2]);
  });
});

describe('ERR-10 arbitrary answers of the content system', () => {
  const asked: Readonly<Record<string, (content: Content) => Promise<{ readonly ok: boolean }>>> = {
    menus: (content) => content.menus(),
    footer: (content) => content.footer(),
    banners: (content) => content.banners('POPUP'),
    siteConfig: (content) => content.siteConfig(),
    faqs: (content) => content.faqs(),
  };
  test.each(Object.keys(asked))('ERR-10 CMS-01 reading %s returns a value or a failure and never throws', (name) =>
    fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.constantFrom(200, 204, 400, 404, 500), async (body, status) => {
        const content = contentOn(() => ({
          status: status === 204 ? 200 : status,
          body: { data: body, BannerFooter: body },
        }));
        expect(typeof (await asked[name]?.(content))?.ok).toBe('boolean');
      }),
      { numRuns: 100 },
    ),
  );
});
