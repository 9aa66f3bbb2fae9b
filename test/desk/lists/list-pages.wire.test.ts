import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffPlaceOf } from '#backend/listeners.ts';
import { type OpenDatabase, openDatabase } from '#backend/platform/database/database.ts';
import type { DeskPage, DeskQuery, DeskResource } from '#backend/platform/desk/desk-resource.ts';
import type { StaffMember } from '#backend/platform/staff-route.ts';
import { allRights } from '#contracts/rights/staff-rights.ts';
import { VIETNAM_OFFSET_MS } from '#core/shared/calendar.ts';
import { runningStatuses } from '#core/shared/service-status.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { endOfPhone } from '#core/shared/text/phone-number.ts';
import { withinOneEdit } from '#core/shared/text/within-one-edit.ts';
import { openSeededShop } from '#test/bench/desk-lists.ts';
import { fillShop } from '#test/bench/fill-shop.ts';
import { type PostgresCluster, startPostgres } from '#test/kit/backends/postgres.ts';

const ORDERS = 400;
const member: StaffMember = { id: 'm', name: 'm', roles: [], rights: allRights, sessionId: 's', device: '' };

/** Where lists have rows, conditions and orders, in the plainest SQL; `$` is the direction. */
const lists: readonly (readonly [string, Partial<DeskQuery>, string])[] = [
  ['orders', {}, 'orders where status <> 10 order by created_at $, id $'],
  ['orders', { filter: { status: 'open' } }, 'orders where status = 20 order by created_at $, id $'],
  ['services', {}, 'cloud_services order by end_date $, id $'],
  ['services', { sort: 'name' }, 'cloud_services order by name $, id $'],
  ['services', { filter: { line: 'domain' } }, `cloud_services where type = 'domain' order by end_date $, id $`],
  ['machines', {}, 'cloud_services order by created_at $, id $'],
  [
    'machines',
    { filter: { state: 'ended' }, sort: 'endsAt' },
    `cloud_services where status in ('SUSPEND', 'CANCELLED', 'CLOSED') order by end_date $, id $`,
  ],
  ['customers', {}, 'parties order by created_at $, id $'],
  ['invoices', {}, 'invoices order by series $, number $'],
  ['mails', {}, `outbox_messages order by (state = 'dead') desc, created_at $, id $`],
  ['mails', { filter: { state: 'sent' } }, `outbox_messages where state = 'sent' order by created_at $, id $`],
  ['mails', { filter: { state: 'dead' } }, `outbox_messages where state = 'dead' order by created_at $, id $`],
  [
    'mails',
    { words: 'PAID' },
    `outbox_messages where key ilike '%paid%' order by (state = 'dead') desc, created_at $, id $`,
  ],
  [
    'balance-entries',
    { filter: { kind: 'top-up' } },
    `balance_entries where kind = 'top-up' order by at $, sequence $`,
  ],
  ['support-requests', {}, 'support_requests order by coalesce(waiting_since, 9e15) $, number desc'],
  ['support-requests', { sort: 'updatedAt' }, 'support_requests order by updated_at $, number desc'],
  [
    'balances',
    {},
    'parties join (select party_id, max(at) as moved_at from balance_entries group by party_id) sums on sums.party_id = id order by moved_at $, id $',
  ],
  [
    'papers',
    {},
    'cloud_services left join domain_papers on service_id = id where papers is not null order by sent_at $, id $',
  ],
  [
    'papers',
    { sort: 'domain', filter: { state: 'waiting' } },
    `cloud_services where papers in ('SENT', 'APPROVED') order by name $, id $`,
  ],
  [
    'domain-transfers',
    {},
    'cloud_services s join order_lines l on l.id = s.line_id where l.transfer order by s.start_date $, s.id $',
  ],
  [
    'customer-merges',
    { isDescending: false },
    `parties kept join parties merged on (merged.created_at, merged.id) > (kept.created_at, kept.id)
       and (kept.phone <> '' and kept.phone = merged.phone or kept.email <> '' and lower(kept.email) = lower(merged.email))
     order by kept.created_at, kept.id, merged.id`,
  ],
];

/** What running services cost for the term that was paid last, with the lines of all services joined before one is chosen. */
const recurring = `
  with touching as (
    select s.id as service, l.* from cloud_services s join order_lines l on l.id = s.line_id where l.removed_at is null
    union all
    select coalesce(l.renews, l.upgrades), l.* from order_lines l where (l.renews is not null or l.upgrades is not null) and l.removed_at is null
  ), newest as (
    select distinct on (t.service) t.* from touching t join orders o on o.id = t.order_id
    where o.paid_at is not null order by t.service, t.position desc
  ), prices as (
    select coalesce(p.parent_id, p.id) as line, sum(p.renewal_net + p.renewal_exempt) as amount
    from order_lines p where p.removed_at is null group by 1
  )
  select round(sum(prices.amount / case when newest.price_plan is not null then 1 when newest.unit_id = 'YEAR' then newest.time * 12 else newest.time end)) as value,
    count(*) as count
  from cloud_services s join newest on newest.service = s.id join prices on prices.line = newest.id
  where s.status in (${runningStatuses.map((status) => `'${status}'`)}) and not s.ends_with_term`;

/** Twins, names as people have them, terms that were paid later, also twice and without being paid. */
const disorder = [
  `update parties set phone = '0912345678' where id in (select id from parties order by md5(id) limit 7)`,
  `update parties set email = case when random() < 0.5 then 'Doi@Example.vn' else 'doi@example.vn' end where id in (select id from parties order by md5('e' || id) limit 5)`,
  `update parties set full_name = normalize('Đỗ Thị Hoà-Bình', NFD) where id = (select max(id) from parties)`,
  `update parties set full_name = U&'\\00D0\\1EB7ng Th\\1ECB Ho\\00E8' where id in (select id from parties order by md5('d' || id) limit 2)`,
  `update parties set full_name = 'O''Brien  Lê_Na 王' where id = (select min(id) from parties)`,
  // Nobody renews what is not bought yet.
  `update order_lines set renews = (select s.id from cloud_services s join order_lines l on l.id = s.line_id
     where l.position < order_lines.position order by md5(order_lines.id || s.id) limit 1)
   where parent_id is null and id in (select id from order_lines order by md5(id) limit 300)`,
  `update order_lines set upgrades = renews, renews = null, price_plan = case when random() < 0.5 then 'plan' end where renews is not null and random() < 0.3`,
  `update order_lines set removed_at = 1 where id in (select id from order_lines order by md5('r' || id) limit 60)`,
  `update cloud_services set ends_with_term = true where random() < 0.1`,
  `update orders set paid_at = null where id in (select id from orders order by md5('p' || id) limit 10)`,
];

describe('lists of the desk in a filled shop', () => {
  let cluster: PostgresCluster;
  let opened: OpenDatabase;
  let resources: readonly DeskResource[];
  beforeAll(async () => {
    const started = await startPostgres();
    if (started === null) throw new Error('PostgreSQL was not found.');
    cluster = started;
    const deps = await openSeededShop(cluster.databaseUrl);
    await fillShop(cluster.databaseUrl, ORDERS);
    opened = await openDatabase({ dataDir: '', databaseUrl: cluster.databaseUrl });
    for (const statement of disorder) await opened.db.execute(sql.raw(statement));
    ({ resources } = staffPlaceOf({ ...deps, db: opened.db }));
  });
  afterAll(async () => {
    await opened.close();
    await cluster.stop();
  });

  const select = async (query: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
    (await opened.db.execute(sql.raw(query))).rows;
  const list = (name: string, query: Partial<DeskQuery>): Promise<DeskPage> => {
    const resource = resources.find((each) => each.name === name);
    if (resource === undefined) throw new Error(`There is no ${name}`);
    const asked = { words: '', filter: {}, sort: resource.sorts[0], isDescending: true, limit: 10_000, offset: 0 };
    return resource.list({ ...asked, ...query }, member);
  };
  const idsOf = ({ rows }: DeskPage) => rows.map(({ id }) => id);

  test.each(lists)('any page of %s with %o is cut out of the whole list in its order', async (name, query, from) => {
    const isPair = name === 'customer-merges';
    for (const isDescending of isPair ? [false] : [true, false]) {
      const rows = from.replaceAll('$', isDescending ? 'desc' : 'asc');
      const id = isPair ? `kept.id || '.' || merged.id` : name === 'domain-transfers' ? 's.id' : 'id';
      const all = (await select(`select ${id} as id from ${rows}`)).map((row) => String(row.id));
      expect(all.length).toBeGreaterThan(0);
      expect(idsOf(await list(name, { ...query, isDescending }))).toEqual(all);
      const places = fc.record({ limit: fc.integer({ min: 1, max: 60 }), offset: fc.nat(all.length + 30) });
      await fc.assert(
        fc.asyncProperty(places, async ({ limit, offset }) => {
          const page = await list(name, { ...query, isDescending, limit, offset });
          expect([idsOf(page), page.total]).toEqual([all.slice(offset, offset + limit), all.length]);
        }),
        { numRuns: 12 },
      );
    }
  });

  test('recurring turnover and the number of running services are those of all lines together', async () => {
    const { rows } = await list('figures', {});
    const [expected] = await select(recurring);
    expect(Number(expected?.count)).toBeGreaterThan(100);
    expect(rows).toContainEqual(
      expect.objectContaining({ id: 'recurring', value: Number(expected?.value), count: Number(expected?.count) }),
    );
  });

  test('the months of the turnover are those of the invoices in Vietnam', async () => {
    const months = new Map<string, { invoices: number; net: number; gross: number }>();
    for (const row of await select(
      `select coalesce(declared_at, issued_at) as at, net, gross from invoices where status <> 'REPLACED'`,
    )) {
      const month = new Date(Number(row.at) + VIETNAM_OFFSET_MS).toISOString().slice(0, 7);
      const { invoices, net, gross } = months.get(month) ?? { invoices: 0, net: 0, gross: 0 };
      months.set(month, { invoices: invoices + 1, net: net + Number(row.net), gross: gross + Number(row.gross) });
    }
    const expected = [...months].map(([id, sums]) => expect.objectContaining({ id, ...sums }));
    expect(expected.length).toBeGreaterThan(1);
    const { rows, total } = await list('sales', {});
    expect(rows).toEqual(expect.arrayContaining(expected));
    expect([rows.length, total]).toEqual([months.size, months.size]);
    expect(idsOf({ rows, total })).toEqual([...months.keys()].toSorted().toReversed());
  });

  test('customers are found by words of their names, a slip in each, parts of e-mail addresses and ends of numbers', async () => {
    const people = (
      await select('select id, full_name, email, phone from parties order by created_at desc, id desc')
    ).map((row) => ({
      id: String(row.id),
      name: foldVietnamese(String(row.full_name)),
      email: String(row.email).toLowerCase(),
      phone: String(row.phone),
    }));
    const letters = (name: string): boolean => /^[\p{L}\s]+$/u.test(name);
    const meant = (words: string): readonly string[] => {
      const folded = foldVietnamese(words).split(' ');
      const end = endOfPhone(words);
      const exact = people.filter(
        ({ name, email, phone }) =>
          folded.every((word) => name.includes(word)) ||
          email.includes(words.toLowerCase()) ||
          (end !== null && phone.endsWith(end)),
      );
      if (exact.length > 0 || !letters(words)) return exact.map(({ id }) => id);
      const isHeard = (word: string, said: string) => word === said || (said.length > 2 && withinOneEdit(said, word));
      return people
        .filter(({ name }) => folded.every((said) => name.split(' ').some((word) => isHeard(word, said))))
        .map(({ id }) => id);
    };
    const person = fc.constantFrom(...people);
    const slip = fc.tuple(person, fc.nat(20), fc.constantFrom('', 'x', 'h', 'n')).map(([{ name }, at, letter]) => {
      const place = at % name.length;
      return name.slice(0, place) + letter + name.slice(place + (letter === 'x' ? 0 : 1));
    });
    const words = fc.oneof(
      slip,
      person.map(({ name }) => name.split(' ').toReversed().join(' ')),
      person.map(({ email }) => email.slice(3)),
      person.map(({ phone }) => phone.slice(-7)),
      fc.constantFrom(
        'đặng hoè',
        'dang thi',
        '\u00d0\u1eb7ng',
        'hoa binh',
        'Hoà-Bình',
        'brien',
        'le_na',
        '王',
        'nguyên',
        'zzz',
        'Thị',
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        words.filter((each) => each.trim() !== ''),
        async (said) => {
          const found = await list('customers', { words: said.trim() });
          expect([said, idsOf(found), found.total]).toEqual([said, meant(said.trim()), meant(said.trim()).length]);
        },
      ),
      { numRuns: 150 },
    );
  });
});
