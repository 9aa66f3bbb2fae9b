import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cmsContent } from '#adapters/cms/content.ts';
import { serviceClient } from '#adapters/service-client.ts';
import type { Content } from '#core/content/content.port.ts';
import { plainText } from '#core/content/plain-text.ts';
import { type Recording, recording, replaying } from '#test/content/recordings/recordings.ts';
import { forAll } from '#test/kit/for-all.ts';
import { noPictures } from './no-pictures.ts';

const NOW = 1_767_225_600_000;
const contentOn = (network: typeof fetch): Content =>
  cmsContent(
    serviceClient({ baseUrl: 'http://cms.example', bearer: null, requestId: 'recorded0001', fetch: network }),
    {
      now: () => NOW,
    },
    noPictures,
  );

const replayed = (version: 'v4' | 'v5', name: string): Content => contentOn(replaying(recording(version, name)));
const answering = (body: unknown, status = 200): Content =>
  contentOn(replaying({ status, contentType: 'application/json', body }));

const old = '/thue-vps-gia-re';
const firstRule = {
  urlOld: old,
  urlNew: '/cua-hang/danh-muc/cloud-server',
  statusCode: 301,
  beginDate: null,
  endDate: null,
  siteDomain: 'cloud.example.vn',
};

describe('RED-01 redirect rules of the content system', () => {
  test.each(['redirect-match', 'redirect-timestamp'])('CMS-03 the recorded answer %s holds the rule', async (name) => {
    expect(await replayed('v4', name).redirects()).toEqual({ ok: true, value: [firstRule] });
  });
  test('CMS-03 the newer system returns the same rule in its own format and in the v4 format', async () => {
    for (const name of ['redirect-match', 'as-v4-redirect-match'])
      expect(await replayed('v5', name).redirects()).toEqual({ ok: true, value: [firstRule] });
  });
  test('RED-01 all pages of the list are read, and a page that fails fails the list', async () => {
    const asked: (string | null)[] = [];
    const system =
      (failing: string | null): typeof fetch =>
      async (input) => {
        const page = new URL(String(input)).searchParams.get('pagination[page]');
        asked.push(page);
        if (page === failing) return new Response('', { status: 500 });
        const data = [{ id: Number(page), urlOld: `/${page}`, urlNew: '/', statusCode: 301, site: null }];
        return Response.json({ data, meta: { pagination: { page, pageSize: 100, pageCount: 3, total: 300 } } });
      };
    const rules = await contentOn(system(null)).redirects();
    expect(rules.ok && rules.value.map(({ urlOld }) => urlOld)).toEqual(['/1', '/2', '/3']);
    expect(asked).toEqual(['1', '2', '3']);
    expect(await contentOn(system('2')).redirects()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
  test('ENT-09 a rule without a site differs from a rule whose site was not returned', async () => {
    const none = await replayed('v4', 'redirect-no-site').redirects();
    const untold = await replayed('v4', 'redirect-no-populate').redirects();
    expect(none).toMatchObject({ ok: true, value: [{ siteDomain: null }] });
    expect(untold).toMatchObject({ ok: true, value: [{ siteDomain: undefined }] });
  });
  test('RED-01 the window is in milliseconds, a blank target is unchanged and a 410 has no target', async () => {
    expect(await replayed('v4', 'redirect-window').redirects()).toMatchObject({
      value: [{ beginDate: Date.parse('2026-01-15T00:00:00.000Z'), endDate: Date.parse('2027-12-31T16:59:59.000Z') }],
    });
    expect(await replayed('v4', 'redirect-blank-target').redirects()).toMatchObject({ value: [{ urlNew: '   ' }] });
    expect(await replayed('v4', 'redirect-410').redirects()).toMatchObject({
      value: [{ statusCode: 410, urlNew: null }],
    });
  });
  test('RED-01 a rule with an unreadable window is dropped', async () => {
    const rule = { urlOld: '/a', urlNew: '/b', statusCode: 301, beginDate: 'hôm qua', endDate: null, site: null };
    expect(await answering({ data: [rule] }).redirects()).toEqual({ ok: true, value: [] });
  });
  test.each([
    ['301', 301],
    ['302', 302],
    ['303', 303],
    ['307', 307],
    ['308', 308],
    ['410', 410],
    [' 410 ', 410],
    ['', 301],
    ['  ', 301],
    ['tạm thời', 301],
    ['302 Found', 301],
    [null, 301],
    [undefined, 301],
    [true, 301],
  ])('RED-04 a status that is stored as the text «%s» is the status %i', async (statusCode, status) => {
    const rule = { urlOld: '/a', urlNew: '/b', statusCode, beginDate: null, endDate: null, site: null };
    expect(await answering({ data: [rule] }).redirects()).toMatchObject({ ok: true, value: [{ statusCode: status }] });
  });
});

describe('RED-04 a status as text', () => {
  test('RED-04 any number is read alike as a number and as a text', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 999 }), fc.constantFrom('', ' ', '\n'), async (status, space) => {
        const read = (statusCode: unknown) =>
          answering({
            data: [{ urlOld: '/a', urlNew: '/b', statusCode, beginDate: null, endDate: null, site: null }],
          }).redirects();
        expect(await read(`${space}${status}${space}`)).toEqual(await read(status));
      }),
    ));
});

describe('CMS-03 the calls as printed in the specification', () => {
  const asked = async (call: (content: Content) => Promise<unknown>): Promise<Request> => {
    const requests: Request[] = [];
    await call(contentOn(replaying({ status: 200, contentType: 'application/json', body: { data: [] } }, requests)));
    const [only] = requests;
    if (only === undefined || requests.length !== 1) throw new Error('one call was expected');
    return only;
  };
  const parameters = (url: string) => [...new URL(url, 'http://cms.example').searchParams].toSorted();

  test.each([
    ['site-logo', (content: Content) => content.logo()],
    ['menus-nested', (content: Content) => content.menus()],
    ['footer-all-all', (content: Content) => content.footer()],
    ['license', (content: Content) => content.licences()],
    ['config', (content: Content) => content.siteConfig()],
  ])('CMS-03 the adapter sends the request that was recorded as %s', async (name, call) => {
    const request = await asked(call);
    const recorded = recording('v4', name).request;
    expect(new URL(request.url).pathname).toBe(new URL(recorded.path, 'http://cms.example').pathname);
    expect(parameters(request.url)).toEqual(parameters(recorded.path));
  });

  test('VIS-01 the visitor’s token is never sent to the content system', async () => {
    const request = await asked((content) => content.menus());
    expect([request.headers.get('authorization'), request.headers.get('x-ecomos-access-token')]).toEqual([null, null]);
  });
});

const versions = (names: Partial<Record<'v4' | 'v5', readonly string[]>>): [string, Recording][] =>
  (['v4', 'v5'] as const).flatMap((version) =>
    (names[version] ?? []).map((name): [string, Recording] => [`${version}/${name}`, recording(version, name)]),
  );

describe('ENT-09 entries of both system versions', () => {
  test.each(versions({ v4: ['site-logo', 'site-logo-no-populate'], v5: ['site-logo', 'as-v4-site-logo'] }))(
    'ENT-09 the logo of %s is read',
    async (_, answer) => {
      expect(await contentOn(replaying(answer)).logo()).toEqual({
        ok: true,
        value: {
          // The uploaded file, or the typed address of a system that did not return the file.
          imagePath: expect.stringMatching(/^\/uploads\/logo(-cloud|_\w+)\.png$/),
          alt: 'Logo Cloud Việt',
        },
      });
    },
  );
  test('ENT-09 an uploaded logo comes before a typed address, which may be dead', async () => {
    const data = { imageUrl: 'https://cdn.example/dead.png', image: { url: '/uploads/Ảnh (1).png' }, alt: 'A' };
    expect(await answering({ data }).logo()).toEqual({
      ok: true,
      value: { imagePath: '/uploads/Ảnh%20(1).png', alt: 'A' },
    });
  });
  test('CMS-02 an answer is Markdown or a list of blocks, and a question without an answer is left out', async () => {
    const blocks = [{ type: 'paragraph', children: [{ type: 'text', text: 'khối' }] }];
    const data = ['Tối thiểu **1 tháng**', blocks, '', null, 7].map((answer, id) => ({ id, question: 'Hỏi?', answer }));
    const read = await answering({ data }).faqs();
    expect(
      read.ok && read.value.map(({ answer }) => [plainText(answer), JSON.stringify(answer).includes('bold')]),
    ).toEqual([
      ['Tối thiểu 1 tháng', true],
      ['khối', false],
    ]);
  });
  test('ENT-09 a logo without a URL of its own uses the uploaded picture', async () => {
    const image = { data: { id: 1, attributes: { url: '/uploads/a.png' } } };
    const answers = [{ imageUrl: null, image }, { image: { url: '/uploads/a.png' } }];
    for (const attributes of answers)
      expect(await answering({ data: { id: 1, attributes } }).logo()).toMatchObject({
        value: { imagePath: '/uploads/a.png' },
      });
  });
  test.each(
    versions({ v4: ['menus-nested', 'menus-nested-true'], v5: ['menus-components', 'as-v4-menus-components'] }),
  )('ENT-09 the menus of %s form a tree, with the store menu first', async (_, answer) => {
    const menus = await contentOn(replaying(answer)).menus();
    if (!menus.ok) throw new Error(menus.failure.kind);
    expect(menus.value[0]).toEqual({ title: 'Cửa hàng', slug: 'shop', kind: 'store', items: [] });
    expect(menus.value.some(({ items }) => items.some(({ children }) => children.length > 0))).toBe(true);
  });
  test.each(versions({ v4: ['footer-all-all'], v5: ['footer-all-all', 'as-v4-footer-all-all', 'footer-populated'] }))(
    'ENT-09 the footer of %s has its columns sorted by id and its seller',
    async (_, answer) => {
      const footer = await contentOn(replaying(answer)).footer();
      if (!footer.ok) throw new Error(footer.failure.kind);
      expect(footer.value.columns.map(({ id, title }) => [id, title]).slice(0, 2)).toEqual([
        [1, 'Sản phẩm'],
        [2, 'Về chúng tôi'],
      ]);
      expect(footer.value.columns[0]?.links[0]).toEqual({
        title: 'Cloud Server',
        href: '/cua-hang/danh-muc/cloud-server',
        kind: 'page',
      });
      expect(footer.value.company).toBe('Công ty Cổ phần Cloud Việt');
    },
  );
  test.each(versions({ v4: ['license', 'license-populate-dot'], v5: ['license', 'as-v4-license'] }))(
    'ENT-09 the licences of %s have a URL and a picture',
    async (_, answer) => {
      const licences = await contentOn(replaying(answer)).licences();
      if (!licences.ok) throw new Error(licences.failure.kind);
      expect(licences.value[0]?.url).toBe('http://online.gov.vn/Home/WebDetails/0');
      expect(licences.value.every(({ imagePath }) => imagePath?.startsWith('/uploads/'))).toBe(true);
    },
  );
  test('ENT-09 licences whose pictures were not populated are left out', async () => {
    expect(await replayed('v4', 'license-populate-licenses').licences()).toEqual({ ok: true, value: [] });
  });
  test.each(versions({ v4: ['faqs'], v5: ['faqs'] }))(
    'CMS-03 the questions of %s are read in order',
    async (_, answer) => {
      const faqs = await contentOn(replaying(answer)).faqs();
      expect(faqs.ok && faqs.value.map(({ question }) => question)).toContain('Thuê VPS tối thiểu bao lâu?');
    },
  );
});

const calls: Readonly<Record<string, (content: Content) => Promise<{ ok: boolean; failure?: { kind: string } }>>> = {
  logo: (content) => content.logo(),
  menus: (content) => content.menus(),
  footer: (content) => content.footer(),
  licences: (content) => content.licences(),
  faqs: (content) => content.faqs(),
  rules: (content) => content.redirects(),
};

describe('ERR-10 a content system that misbehaves', () => {
  test('CMS-03 a single type without an entry is not found', async () => {
    for (const version of ['v4', 'v5'] as const)
      expect(await replayed(version, 'error-404-unknown-type').footer()).toEqual({
        ok: false,
        failure: { kind: 'not-found' },
      });
  });
  test('ERR-10 a rejected token, a wrong method and an HTML page are failures, not content', async () => {
    expect(await replayed('v4', 'error-401-invalid-token').menus()).toEqual({ ok: false, failure: { kind: 'denied' } });
    expect((await replayed('v4', 'error-405-wrong-method').menus()).ok).toBe(false);
    const page = contentOn(replaying({ status: 200, contentType: 'text/html', body: '<html>' }));
    for (const call of Object.values(calls))
      expect(await call(page)).toEqual({ ok: false, failure: { kind: 'garbled' } });
  });
  test('ENT-09 no answer of such a system makes the shop throw', async () => {
    const field = fc.constantFrom(
      'data',
      'attributes',
      'id',
      'title',
      'slug',
      'items',
      'children',
      'image',
      'url',
      'site',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom(null, true, 0, -1, '', 'x', '/a'),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(fc.oneof(field, fc.constantFrom('urlOld', 'categories', 'licenses', 'vendors')), tie('tree'), {
          maxKeys: 6,
        }),
      ),
    }));
    await forAll(
      fc.tuple(tree, fc.constantFrom(...Object.values(calls))),
      async ([body, call]) => {
        const answer = await call(answering(body));
        if (!answer.ok) expect(answer.failure?.kind).toMatch(/^(garbled|not-found)$/);
      },
      400,
    );
  });
});
