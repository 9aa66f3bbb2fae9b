import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskSession } from '#contracts/desk/desk-session.ts';
import { eachRealBackend } from '#test/kit/backends/backends.ts';
import { sampleWordsIn } from '#test/kit/sample-words.ts';
import { enterContact, firm, openProductionShop, type ProductionShop } from './production-shop.ts';

const pages = ['/', '/cua-hang', '/danh-sach-bai-viet', '/gio-hang', '/dang-nhap', '/tim-kiem?q=vps'];

eachRealBackend('a shop that starts empty', ({ databaseUrl }) => {
  let shop: ProductionShop;
  beforeAll(async () => {
    shop = await openProductionShop(databaseUrl, () => false, { SEED: 'none' });
  });
  afterAll(() => shop.close());

  const textOf = async (path: string) => {
    const answer = await shop.browser().send(path);
    return { status: answer.status, html: await answer.text() };
  };

  test('CFG-01 it has neither products nor pages, and no service of the sample', async () => {
    for (const table of ['products', 'categories', 'tags', 'seos']) {
      const { rows } = await shop.backend.deps.db.execute<{ count: string }>(sql.raw(`select count(*) from ${table}`));
      expect([table, rows[0]?.count]).toEqual([table, '0']);
    }
    const { rows } = await shop.backend.deps.db.execute(sql`select type from content_entries order by type`);
    expect(rows).toEqual([{ type: 'config' }, { type: 'sites' }]);
  });

  test.each(pages)('DATA-01 visitors see %s in the name of the firm, with a way to reach it', async (path) => {
    const { status, html } = await textOf(path);
    expect([path, status]).toEqual([path, 200]);
    for (const words of [firm.shop.name, firm.shop.hotline, firm.shop.email]) expect(html).toContain(words);
    expect(sampleWordsIn(html)).toEqual([]);
    expect(html).not.toMatch(/undefined|\[object|NaN|\{\{/);
  });

  test.each([
    '/lien-he',
    '/gioi-thieu',
    '/san-pham/cloud-server-ssd-1',
    '/baremetal',
    '/tim-kiem-domain',
    '/dang-ky-microsoft-365-backup',
    '/dang-ky-microsoft-365-backup/thanh-cong',
    '/thuc-hanh-lab/cloud-lab',
  ])('DATA-01 %s is a plain missing page', async (path) => {
    expect((await textOf(path)).status).toBe(404);
  });

  test('DATA-01 no link of the home page leads to a page that is not there', async () => {
    const { html } = await textOf('/');
    const paths = new Set(Array.from(html.matchAll(/href="(\/[^"#?]*)/g), ([, path = '']) => path));
    const dead: string[] = [];
    for (const path of paths) if ((await textOf(path)).status === 404) dead.push(path);
    expect(paths.size).toBeGreaterThan(5);
    expect(dead.filter((path) => !path.startsWith('/assets/') && !path.startsWith('/src/'))).toEqual([]);
  });

  test('CFG-01 the staff are told what is missing until somebody has written it', async () => {
    const lacks = async () => {
      const answer = await shop.staff.read('/desk/session', { accept: 'application/json' });
      const session: DeskSession = await answer.json();
      return session.lacks.join(' ');
    };
    expect(await lacks()).toContain('Chưa có sản phẩm nào để bán');
    expect(await lacks()).toContain('Chưa có nội dung');
    await enterContact(shop);
    expect((await textOf('/')).status).toBe(200);
    await shop.backend.deps.db.execute(
      sql`insert into content_entries (type, id, attributes) values ('menus', 20001, '{"title":"Dịch vụ","slug":"dich-vu","items":[]}')`,
    );
    expect(await lacks()).not.toContain('Chưa có nội dung');
  });
});
