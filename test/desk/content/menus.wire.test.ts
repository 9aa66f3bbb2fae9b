import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MenuRecord } from '#contracts/desk/content/menu-record.ts';
import { type DeskVisitor, deskVisitor } from '#test/desk/desk-visitor.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

const line = (title: string, level = 0, url = '/cua-hang') => ({ title, url, level });
const menu = { title: 'Giải pháp', slug: 'giai-phap', order: 2 };

describe('menus at the desk', () => {
  let office: Office;
  let desk: DeskVisitor;
  beforeAll(async () => {
    office = await openOffice();
    desk = deskVisitor((await office.invite(['content'])).browser);
  });
  afterAll(() => office.close());

  const add = (change: object) => desk.send<MenuRecord>('menus', '', { ...menu, ...change });
  const answer = async (path: string): Promise<string> => (await fetch(`${office.backend.url}/api/${path}`)).text();

  test('CMS-01 HDR-03 a menu is written as lines with levels and read by the shop as a tree', async () => {
    const items = [
      line('Máy chủ'),
      line('Cloud', 1, '/san-pham/a'),
      line('Nhỏ', 2, '/san-pham/b'),
      line('Tên miền', 0, 'https://ten-mien.example/x'),
    ];
    const kept = await add({ items });
    expect([kept.status, kept.body.count, kept.body.items]).toEqual([200, 4, items]);
    expect(JSON.parse(await answer('menus?nested&populate=*&filters[slug][$eq]=giai-phap'))).toMatchObject({
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
  });

  test('HDR-03 saving menus as they were read changes nothing that the shop gets, and their order is theirs', async () => {
    const withoutTimes = async () => (await answer('menus?nested&populate=*')).replaceAll(/"updatedAt":"[^"]*"/g, '');
    const before = await withoutTimes();
    const { rows } = (await desk.list<MenuRecord>('menus', { perPage: 100 })).body;
    expect(rows.map(({ order }) => order)).toEqual(rows.map(({ order }) => order).toSorted((a, b) => a - b));
    for (const { id, title } of rows) {
      const { version, history: _, label: __, ...fields } = (await desk.read<MenuRecord>('menus', id)).body;
      expect([title, (await desk.send('menus', `/${id}`, fields, { version })).status]).toEqual([title, 200]);
    }
    expect(await withoutTimes()).toBe(before);
  });

  test('HDR-03 a menu with a smaller order stands before, and a removed one nowhere', async () => {
    const last = await add({ title: 'Cuối', slug: 'cuoi', order: 900 });
    const titles = async () =>
      (await desk.list<MenuRecord>('menus', { perPage: 100 })).body.rows.map(({ title }) => title);
    expect((await titles()).at(-1)).toBe('Cuối');
    const { id, version } = last.body;
    await desk.send('menus', `/${id}`, { title: 'Cuối', slug: 'cuoi', order: 1 }, { version });
    expect((await titles()).indexOf('Cuối')).toBeLessThan(2);
    await desk.send('menus', `/${id}/remove`, {});
    expect(await answer('menus?nested&populate=*')).not.toContain('Cuối');
  });

  const bad: readonly (readonly [string, object, string])[] = [
    ['no name', { title: '' }, 'title'],
    ['a long name', { title: 'a'.repeat(61) }, 'title'],
    ['a path with marks', { slug: 'giới thiệu' }, 'slug'],
    ['a script', { slug: 'javascript:alert(1)' }, 'slug'],
    ['no order', { order: 0 }, 'order'],
    ['half an order', { order: 1.5 }, 'order'],
    ['a text for an order', { order: 'đầu' }, 'order'],
    ['an item without a name', { items: [line('')] }, 'items.0.title'],
    ['an item behind a script', { items: [line('A'), line('B', 0, 'javascript:x')] }, 'items.1.url'],
    ['an item at an origin without a scheme', { items: [line('A', 0, '//evil.example')] }, 'items.0.url'],
    ['a first item below nothing', { items: [line('A', 1)] }, 'items.0.title'],
    ['a level that is left out', { items: [line('A'), line('B', 2)] }, 'items.1.title'],
    ['a fourth level', { items: [line('A'), line('B', 1), line('C', 2), line('D', 3)] }, 'items.3.level'],
    ['too many items', { items: Array.from({ length: 101 }, () => line('A')) }, 'items'],
  ];
  test.each(bad)('CMS-01 a menu is refused at its field: %s', async (_, change, field) => {
    const { status, body } = await add({ slug: 'khong-luu', ...change });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});
