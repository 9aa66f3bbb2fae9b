import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orders } from '#backend/order-store/schema.ts';
import { instalmentDues } from '#backend/orders/instalment-schema.ts';
import { invoices, payments } from '#backend/payments/schema.ts';
import { createBackendClock } from '#backend/platform/clock.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { personalTables, type ServerDeps, services } from '#backend/services.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';
import { token } from '#core/shared/ids.ts';
import { outcomeOf, value } from '#test/account/account-subject.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import {
  eachBackend,
  eachRealBackend,
  freshLogin,
  runSql,
  setClock,
  type TestBackend,
} from '#test/kit/backends/backends.ts';
import { insertMarked, insertMarkedCustomer, linksFor, type MarkedCustomer } from '#test/kit/personal-rows.ts';
import { readOutbox } from '#test/kit/staff.ts';

/** Names of the columns that hold text, by table. */
const textColumns = async (backend: TestBackend): Promise<readonly (readonly [table: string, readonly string[]])[]> => {
  const rows = await runSql(
    backend,
    `select table_name as name, string_agg(column_name, ' ' order by column_name) as columns
     from information_schema.columns where table_schema = 'public'
     and data_type in ('text', 'jsonb', 'ARRAY', 'character varying') group by 1 order by 1`,
  );
  return rows.map(({ name, columns }) => [String(name), String(columns).split(' ')] as const);
};

/** Every text of the database that holds the mark, as `table.column`. */
const findMark = async (backend: TestBackend, mark: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [table, columns] of await textColumns(backend)) {
    const counts = columns.map((name) => `count(*) filter (where "${name}"::text like '%${mark}%') as "${name}"`);
    const [row] = await runSql(backend, `select ${counts.join(', ')} from "${table}"`);
    found.push(...columns.filter((name) => Number(row?.[name]) > 0).map((name) => `${table}.${name}`));
  }
  return found;
};

/** Every row of the database that holds the mark. */
const rowsOf = async (backend: TestBackend, mark: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [table] of await textColumns(backend)) {
    const rows = await runSql(backend, `select t::text as row from "${table}" t where t::text like '%${mark}%'`);
    found.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return found.toSorted();
};

const securityOf = async (backend: TestBackend, partyId: string) => {
  const subject = await backendAccountSubject(backend);
  return subject.as(token((await freshLogin(backend, 'VERIFIED', { as: partyId })).token));
};

/** The job runs at the earliest five minutes after the last time. */
const runJob = async (backend: TestBackend): Promise<void> => {
  await setClock(backend, Date.now() + 1_000);
  await setClock(backend, Date.now() + 6 * MINUTE_MS);
};

const makeDue = (backend: TestBackend, partyId: string) =>
  runSql(
    backend,
    `update account_deletions set effective_at = now() - interval '1 minute' where party_id = '${partyId}'`,
  );

const deleteNow = async (backend: TestBackend, { partyId, email }: MarkedCustomer): Promise<void> => {
  value(await (await securityOf(backend, partyId)).deletion.request(email));
  await makeDue(backend, partyId);
  await runJob(backend);
};

/** What may still hold a mark: what was bought, and the last mail. No name, address, contact or id of the person. */
const keptColumns: Readonly<Record<string, string>> = {
  balance_entries: 'by id key',
  cloud_services: 'kind papers power provisioner system transfer type unit_id',
  domain_holds: 'name',
  instalment_dues: 'id',
  invoice_lines: 'id title unit',
  invoices: 'order_number seller series status',
  order_events: 'kind',
  order_lines: [
    'campaign_action_id campaign_id category category_id description image_path intent item_type option_id',
    'options pays_due price_plan price_type quotation_id renews sku slug title unit_id unit_name',
    'upgrades',
  ].join(' '),
  orders: 'channel financial number order_type platform source vouchers',
  outbox_messages: 'recipient',
  payment_notifications: 'fields id transaction_id verdict',
  top_ups: 'number',
  unmatched_transfers: 'decided_by id problem state transaction_id',
  payments: 'bank_code order_number qr_text return_url source state transaction_id',
  refund_requests: 'decided_by id',
  security_log: 'event failure network result session',
};

const totals = async (backend: TestBackend) => {
  const [sums] = await runSql(
    backend,
    `select (select count(*) from orders) as orders, (select count(distinct owner_party_id) from orders) as owners,
       (select sum(net + exempt) from order_lines) as lines, (select sum(amount) from payments) as payments,
       (select sum(gross) from invoices) as invoices, (select sum(gross) from invoice_lines) as invoiced,
       (select count(*) from cloud_services) as services, (select sum(gross) from instalment_dues) as dues`,
  );
  return sums;
};

eachBackend('the deletion of an account', (backend) => {
  test('V14.2.7 nothing that tells of the customer is left but what law keeps; the accounts and other customers stay as they were', async () => {
    const [gone, other] = [await insertMarkedCustomer(backend), await insertMarkedCustomer(backend)];
    const before = await findMark(backend, gone.mark);
    // The request follows; a use of a voucher holds links only.
    const filled = new Set(before.map((each) => each.split('.')[0]));
    expect(
      personalTables()
        .map(({ table }) => getTableName(table))
        .filter((name) => !filled.has(name)),
    ).toEqual(['account_deletions', 'voucher_uses']);
    const [sums, others] = [await totals(backend), await rowsOf(backend, other.mark)];
    await deleteNow(backend, gone);
    const kept = Object.entries(keptColumns).flatMap(([table, columns]) =>
      columns.split(' ').map((each) => `${table}.${each}`),
    );
    expect(await findMark(backend, gone.mark)).toEqual(kept.toSorted());
    expect(await totals(backend)).toEqual(sums);
    expect(await rowsOf(backend, other.mark)).toEqual(others);
  });

  test('an invoice keeps its number, lines and amounts; its buyer stays only with a tax code', async () => {
    const customer = await insertMarkedCustomer(backend);
    const { mark, partyId } = customer;
    const company = { name: 'Công ty Thử', taxCode: '0101234567', address: 'Hà Nội', email: '', phone: '' };
    const [order, payment, invoice] = [newId(), newId(), newId()];
    const add = (table: PgTable, values: Readonly<Record<string, string | number | object>>) =>
      insertMarked(backend, table, mark, { ...linksFor(customer, table, {}), ...values });
    const number = `${mark}2`;
    await add(orders, { id: order, number });
    await add(payments, { id: payment, order_id: order, order_number: number, state: 'paid', amount: 3 });
    const ids = { order_id: order, payment_id: payment };
    await add(invoices, { ...ids, id: invoice, series: number, buyer: company });
    const read = () =>
      runSql(
        backend,
        `select * from invoices where id in ('${invoice}', '${customer.ids.invoice}') order by gross, buyer`,
      );
    const before = await read();
    await deleteNow(backend, customer);
    const nobody = { name: 'Khách hàng đã xoá tài khoản', taxCode: '', address: '', email: '', phone: '' };
    const after = await read();
    for (const row of before) {
      const now = after.find(({ id }) => id === row.id);
      expect(now).toEqual({ ...row, party_id_to: now?.party_id_to, buyer: row.id === invoice ? company : nobody });
      expect(now?.party_id_to).not.toBe(partyId);
    }
    const [owner] = await runSql(
      backend,
      `select owner_party_id, session, created_by from orders where id = '${order}'`,
    );
    expect(new Set(Object.values(owner ?? {}))).toEqual(new Set([after[0]?.party_id_to]));
  });

  test('each thing that is not finished refuses the request by its name', async () => {
    const customer = await insertMarkedCustomer(backend);
    const { deletion } = await securityOf(backend, customer.partyId);
    const { ids } = customer;
    const blockers = async () => value(await deletion.state()).blockers;
    expect(await blockers()).toEqual([]);
    const [later, sooner] = [Date.now() + 60 * MINUTE_MS, Date.now() - MINUTE_MS];
    const set = (table: PgTable, id: string | undefined, change: string) =>
      runSql(backend, `update ${getTableName(table)} set ${change} where id = '${id}' or order_id = '${ids.order}'`);
    const order = (status: number) => runSql(backend, `update orders set status = ${status} where id = '${ids.order}'`);
    for (const [begin, finish, expected] of [
      [() => order(20), () => order(90), 'order-unpaid'],
      [() => order(40), () => order(50), 'order-in-progress'],
      [
        () => set(payments, ids.payment, `state = 'waiting', expires_at = ${later}`),
        () => set(payments, ids.payment, `expires_at = ${sooner}`),
        'order-unpaid',
      ],
      [
        () => set(instalmentDues, ids.order, 'paid_at = null, paid_order_id = null'),
        () => set(instalmentDues, ids.order, `paid_at = 1, paid_order_id = '${ids.order}'`),
        'instalment-unpaid',
      ],
      [
        () => set(cloudServices, ids.service, `status = 'COMPLETED', end_date = ${later}`),
        () => set(cloudServices, ids.service, `end_date = ${sooner}`),
        'service-running',
      ],
      [
        () => set(cloudServices, ids.service, `status = 'SUSPEND', end_date = ${later}`),
        () => set(cloudServices, ids.service, "status = 'CANCELLED'"),
        'service-running',
      ],
    ] as const) {
      await begin();
      expect([expected, await blockers()]).toEqual([expected, [expected]]);
      expect(await deletion.request(customer.email)).toMatchObject({
        failure: { code: 'deletion-blocked', detail: { blockers: expected } },
      });
      await finish();
      expect([expected, await blockers()]).toEqual([expected, []]);
    }
  });

  test('mails tell of the request, its end and the deletion; the log tells of each without the person', async () => {
    const { partyId, email, ids } = await insertMarkedCustomer(backend);
    await runSql(backend, `delete from outbox_messages where recipient = '${email}'`);
    const { deletion } = await securityOf(backend, partyId);
    const newest = async () => (await readOutbox(backend, email))[0]?.text ?? '';
    const events = async (where: string) =>
      (
        await runSql(
          backend,
          `select event from security_log where ${where} and event in
           ('deletion-asked', 'deletion-cancelled', 'deletion-called-off', 'account-deleted') order by id`,
        )
      ).map(({ event }) => event);
    value(await deletion.request(email));
    const mail = await newest();
    expect(mail).toMatch(/sẽ bị xoá lúc \d\d:\d\d/);
    value(await deletion.request(email));
    expect(await newest()).toBe(mail);
    const [, link = ''] = /(\S+\/account-deletion\/cancel\?key=\S+)/.exec(mail) ?? [];
    expect((await fetch(link)).status).toBe(200);
    expect(value(await deletion.state()).effectiveAt).not.toBeNull();
    const press = () =>
      fetch(new URL('/account-deletion/cancel', link), {
        method: 'POST',
        body: new URLSearchParams({ key: new URL(link).searchParams.get('key') ?? '' }),
      });
    expect([(await press()).status, (await press()).status, (await fetch(link)).status]).toEqual([200, 410, 410]);
    expect(value(await deletion.state()).effectiveAt).toBeNull();
    expect(await newest()).toContain('đã được huỷ');

    value(await deletion.request(email));
    await runSql(backend, `update orders set status = 20 where id = '${ids.order}'`);
    await makeDue(backend, partyId);
    await runJob(backend);
    expect(await newest()).toContain('Đơn hàng chờ thanh toán');
    expect(await events(`party_id = '${partyId}'`)).toEqual([
      ...['deletion-asked', 'deletion-asked', 'deletion-cancelled', 'deletion-asked', 'deletion-called-off'],
    ]);

    await runSql(backend, `update orders set status = 90 where id = '${ids.order}'`);
    const before = (await events("event = 'account-deleted'")).length;
    value(await deletion.request(email));
    await makeDue(backend, partyId);
    await runJob(backend);
    await runJob(backend);
    const mails = await readOutbox(backend, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('đã được xoá theo yêu cầu');
    expect(mails[0]?.text).toContain('Luật Kế toán');
    expect(await events(`party_id = '${partyId}'`)).toEqual([]);
    expect(await events("event = 'account-deleted' and party_id = '' and name = ''")).toHaveLength(before + 1);
    expect(outcomeOf(await deletion.state())).toBe('denied');
  });
});

eachRealBackend('the deletion of an account on two backends', (backend) => {
  test('backends that are due at the same time delete an account once', async () => {
    const customer = await insertMarkedCustomer(backend);
    value(await (await securityOf(backend, customer.partyId)).deletion.request(customer.email));
    const jobs = services.flatMap((service) => service.jobs ?? []).filter(({ name }) => name === 'deleting accounts');
    const databases = await Promise.all(
      [1, 2].map(() => openDatabase({ databaseUrl: backend.databaseUrl, dataDir: '' })),
    );
    try {
      await makeDue(backend, customer.partyId);
      const errors: unknown[] = [];
      const log = pino({ level: 'error' }, { write: (line: string) => errors.push(line) });
      const secrets = { signing: ['x'] };
      const environment = { identity: sampleIdentity };
      // The job uses no more of its dependencies.
      const deps = databases.map(
        ({ db }) => ({ db, log, clock: createBackendClock(), secrets, environment }) as unknown as ServerDeps,
      );
      await Promise.all(deps.flatMap((each) => [0, 1, 2].flatMap(() => jobs.map(({ run }) => run(each)))));
      expect(errors).toEqual([]);
      expect(await readOutbox(backend, customer.email)).toHaveLength(1);
      expect(await runSql(backend, `select id from parties where id = '${customer.partyId}'`)).toEqual([]);
    } finally {
      await Promise.all(databases.map(({ close }) => close()));
    }
  });
});
