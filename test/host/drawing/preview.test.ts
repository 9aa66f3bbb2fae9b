import { describe, expect, test } from 'vitest';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { jsonRenderer, pathOf } from './drawing.ts';

const path = '/danh-sach-bai-viet/bai-moi';

describe('CMS-02 preview of a draft', () => {
  test('CMS-02 a page with a preview key is rendered each time, not cached and not indexed', async () => {
    const renderer = jsonRenderer();
    const { host } = hostUnderTest({ renderer });
    for (const _ of [1, 2]) {
      const { headers, status } = await host.get(`${path}?preview=key`);
      expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
        200,
        'no-store',
        'noindex, nofollow',
      ]);
    }
    const shared = await host.get(`${path}?utm_source=a`);
    expect([shared.headers.get('cache-control'), shared.headers.get('x-robots-tag')]).toEqual([
      'public, max-age=0, must-revalidate',
      null,
    ]);
    await host.get(path);
    expect(renderer.drawn.map(pathOf)).toEqual([`${path}?preview=key`, `${path}?preview=key`, path]);
  });

  test('CMS-02 an API answer with a preview key is not cached; the published one is, for a minute', async () => {
    const { host, called } = hostUnderTest();
    const ask = (preview: string | null) =>
      host.get(`/api/loadArticle?input=${encodeURIComponent(JSON.stringify({ slug: 'docker-hay-may-ao', preview }))}`);
    const [draft, published] = [await ask('key'), await ask(null)];
    expect([draft.status, draft.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect([published.status, published.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    expect(called.filter(([name]) => name === 'loadArticle')).toHaveLength(2);
  });
});
