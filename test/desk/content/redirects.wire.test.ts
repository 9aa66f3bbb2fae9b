import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RedirectRecord } from '#contracts/desk/content/redirect-record.ts';
import { type DeskVisitor, deskVisitor } from '#test/desk/desk-visitor.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

const rule = { urlNew: '/cua-hang', statusCode: 302, beginDate: null, endDate: null, site: null };

describe('redirect rules at the desk', () => {
  let office: Office;
  let desk: DeskVisitor;
  beforeAll(async () => {
    office = await openOffice('development', { REDIRECT_ORIGINS: 'https://tin-tuc.example' });
    desk = deskVisitor((await office.invite(['content'])).browser);
  });
  afterAll(() => office.close());

  const add = (change: object) => desk.send<RedirectRecord>('redirects', '', { ...rule, ...change });
  const read = async (id: string) => (await desk.read<RedirectRecord>('redirects', id)).body;
  const all = async () => (await desk.list<RedirectRecord>('redirects', { perPage: 100 })).body.rows;
  const followed = async (urlOld: string): Promise<unknown> =>
    (
      await fetch(`${office.backend.url}/api/config-redirects?filters[urlOld][$eq]=${encodeURIComponent(urlOld)}`)
    ).json();
  const sql = (statement: string) => office.backend.deps.db.execute(statement);

  test('RED-03 CMS-01 saving rules as they were read changes nothing, and one that the shop cannot follow is refused', async () => {
    const answer = async () =>
      (await (await fetch(`${office.backend.url}/api/config-redirects?populate=*`)).text()).replaceAll(
        /"updatedAt":"[^"]*"/g,
        '',
      );
    const before = await answer();
    const rules = await all();
    expect(rules.length).toBeGreaterThan(2);
    for (const { id, problems, urlNew, statusCode, urlOld } of rules) {
      const { version, history: _, label: __, ...fields } = await read(id);
      const { status } = await desk.send('redirects', `/${id}`, fields, { version });
      expect([urlOld, status]).toEqual([urlOld, urlNew.trim() === '' && statusCode !== 410 ? 422 : 200]);
      if (status === 422) expect(problems).not.toEqual([]);
    }
    expect(await answer()).toBe(before);
  });

  test('RED-03 CMS-01 a rule to another site is saved for an allowed one, and otherwise refused with the reason', async () => {
    const foreign = await add({ urlOld: '/ngoai', urlNew: 'https://evil.example/a' });
    expect([foreign.status, foreign.body.errors?.urlNew]).toEqual([
      422,
      expect.stringContaining('các trang khác được phép (https://tin-tuc.example;'),
    ]);
    const kept = await add({ urlOld: '/ngoai', urlNew: 'https://tin-tuc.example/a' });
    expect([kept.status, kept.body.state, kept.body.problems]).toEqual([200, 'live', []]);
  });

  test('RED-03 a rule that the shop would answer with 500 is refused with the reason', async () => {
    const self = await add({ urlOld: '/vòng quanh', urlNew: '/v%C3%B2ng%20quanh' });
    expect([self.status, self.body.errors?.urlNew]).toEqual([422, expect.stringContaining('chính là địa chỉ cũ')]);
    const there = await add({ urlOld: '/di', urlNew: '/ve' });
    const back = await add({ urlOld: '/ve', urlNew: '/di' });
    expect([there.status, back.status, back.body.errors?.urlNew]).toEqual([
      200,
      422,
      expect.stringContaining('chuyển vòng quanh'),
    ]);
    // Saved again unchanged, it does not collide with itself.
    const { id, version } = there.body;
    const again = await desk.send('redirects', `/${id}`, { ...rule, urlOld: '/di', urlNew: '/ve' }, { version });
    expect(again.status).toBe(200);
    const said = (await all()).flatMap(({ problems }) => problems);
    expect(said).toContain('Địa chỉ mới đang để trống.');
    expect(said).toContain('Quy tắc thuộc về một trang khác.');
  });

  test('RED-03 no order of rules makes a chain that the shop does not follow to its end', async () => {
    const links = Array.from({ length: 7 }, (_, at) => ({ urlOld: `/xich-${at}`, urlNew: `/xich-${at + 1}` }));
    const statuses: number[] = [];
    for (const link of links) statuses.push((await add(link)).status);
    expect(statuses[0]).toBe(200);
    expect(statuses).toContain(422);
    const chain = (await all()).filter(({ urlOld }) => urlOld.startsWith('/xich-'));
    expect(chain.map(({ state, problems }) => [state, problems])).toEqual(chain.map(() => ['live', []]));
  });

  test('RED-01 a rule without a status acts as 301, and one that is no redirect says so', async () => {
    const { body } = await add({ urlOld: '/khong-ma' });
    const set = (change: string) =>
      sql(`update content_entries set attributes = ${change} where attributes ->> 'urlOld' = '/khong-ma'`);
    await set("attributes - 'statusCode'");
    expect(await read(body.id)).toMatchObject({ statusCode: 301, problems: [] });
    await set(`attributes || '{"statusCode":299}'`);
    expect((await read(body.id)).problems).toEqual(['Mã 299 không phải mã chuyển hướng; cửa hàng dùng 301.']);
  });

  test('CMS-03 the list shows the hits of each rule, summed over all reports', async () => {
    await add({ urlOld: '/cu-lam-roi' });
    const report = async (hits: object) =>
      (await fetch(`${office.backend.url}/api/redirect-hits`, { method: 'POST', body: JSON.stringify({ hits }) }))
        .status;
    const one = { urlOld: '/cu-lam-roi', count: 2 };
    const statuses = await Promise.all([
      report([one, one]),
      report([one]),
      report([{ urlOld: '/khong-co', count: 9 }]),
    ]);
    expect(statuses).toEqual([204, 204, 204]);
    const row = (await all()).find(({ urlOld }) => urlOld === '/cu-lam-roi');
    expect([row?.hits, typeof row?.lastHitAt]).toEqual([6, 'number']);
    expect((await sql('select url_old from redirect_hits')).rows).toHaveLength(1);
  });

  const bad: readonly (readonly [string, object, string])[] = [
    ['no slash', { urlOld: 'cu' }, 'urlOld'],
    ['two slashes', { urlOld: '//evil.example' }, 'urlOld'],
    ['a backslash', { urlOld: '/\\evil' }, 'urlOld'],
    ['no target', { urlNew: '' }, 'urlNew'],
    ['a script', { urlNew: 'javascript:alert(1)' }, 'urlNew'],
    ['an origin without a scheme', { urlNew: '//evil.example' }, 'urlNew'],
    ['an origin behind a name', { urlNew: 'https://cua-hang@evil.example/' }, 'urlNew'],
    ['a status of another kind', { statusCode: 200 }, 'statusCode'],
    [
      'an end before the beginning',
      { beginDate: '2026-02-02T03:00:00.000Z', endDate: '2026-02-01T03:00:00.000Z' },
      'endDate',
    ],
    ['a day that is none', { beginDate: '2026-02-31T03:00:00.000Z' }, 'beginDate'],
    ['a site that is none', { site: '9999' }, 'site'],
    ['a text for a time', { endDate: 'mai' }, 'endDate'],
  ];
  test.each(bad)('CMS-01 a rule is refused at its field: %s', async (_, change, field) => {
    const { status, body } = await add({ urlOld: '/moi-tinh', ...change });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await followed('/moi-tinh')).toMatchObject({ data: [] });
  });

  test('CMS-01 what is typed twice or by two members is kept once, and the second member is told', async () => {
    const key = randomUUID();
    const data = { ...rule, urlOld: '/hai-nguoi' };
    const made = await desk.send<RedirectRecord>('redirects', '', data, { key });
    expect((await desk.send('redirects', '', data, { key })).status).toBe(409);
    const { id, version } = made.body;
    const [theirs, mine] = ['/cua-ho', '/cua-toi'];
    expect((await desk.send('redirects', `/${id}`, { ...data, urlNew: theirs }, { version })).status).toBe(200);
    const refused = await desk.send('redirects', `/${id}`, { ...data, urlNew: mine }, { version });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('vừa đổi')]);
    expect(await followed('/hai-nguoi')).toMatchObject({ data: [{ attributes: { urlNew: theirs } }] });
  });

  test('RED-03 an earlier version that would go round in a circle by now does not come back', async () => {
    const made = await add({ urlOld: '/a-b', urlNew: '/b-a' });
    const { id, version } = made.body;
    const moved = await desk.send<RedirectRecord>('redirects', `/${id}`, { ...rule, urlOld: '/a-b' }, { version });
    expect((await add({ urlOld: '/b-a', urlNew: '/a-b' })).status).toBe(200);
    const restored = await desk.send('redirects', `/${id}/restore`, { version: moved.body.history[0]?.id });
    expect([restored.status, Object.keys(restored.body.errors ?? {})]).toEqual([422, ['urlNew']]);
    expect((await read(id)).urlNew).toBe('/cua-hang');
  });

  test('RED-01 a removed rule is followed no more', async () => {
    const { body } = await add({ urlOld: '/bo-di' });
    expect(await followed('/bo-di')).toMatchObject({ data: [{}] });
    expect((await desk.send('redirects', `/${body.id}/remove`, {})).status).toBe(200);
    expect(await followed('/bo-di')).toMatchObject({ data: [] });
  });
});
