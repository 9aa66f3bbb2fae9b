import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { personalTables } from '#backend/services.ts';
import type { CustomerMergeRecord, CustomerMergeRow } from '#contracts/desk/customer-merge-record.ts';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import { newCustomer, newGuest, outcomeOf, PASSWORD } from '#test/account/account-subject.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { eachBackend, runSql, type TestBackend } from '#test/kit/backends/backends.ts';
import { insertMarkedCustomer, type MarkedCustomer } from '#test/kit/personal-rows.ts';
import { enterStaff, readOutbox, readStaffLog } from '#test/kit/staff.ts';
import { openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';
import { placeOrder } from './place-order.ts';

const REASON = 'Khách gọi, đọc đúng mã gửi về cả hai địa chỉ';

/** Each table with text, whatever a release adds. */
const tablesOf = async (backend: TestBackend): Promise<readonly string[]> => {
  const rows = await runSql(
    backend,
    `select distinct table_name as name from information_schema.columns where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => String(name));
};

const rowsWith = async (backend: TestBackend, text: string): Promise<Readonly<Record<string, readonly string[]>>> => {
  const found: Record<string, readonly string[]> = {};
  for (const table of await tablesOf(backend)) {
    const rows = await runSql(backend, `select t::text as row from "${table}" t where t::text like '%${text}%'`);
    if (rows.length > 0) found[table] = rows.map(({ row }) => String(row)).toSorted();
  }
  return found;
};

const countsOf = (rows: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(rows).map(([table, found]) => [table, found.length]));

eachBackend('merging two customers', (backend) => {
  const begin = async () => {
    const desk = deskVisitor(await enterStaff(backend));
    const read = async (kept: string, merged: string) =>
      desk.read<CustomerMergeRecord>('customer-merges', `${kept}.${merged}`);
    const merge = (record: Pick<CustomerMergeRecord, 'id' | 'plan'>, reason = REASON) =>
      desk.send<CustomerMergeRecord>('customer-merges', `/${record.id}/merge`, { plan: record.plan, reason });
    const open = async (): Promise<MarkedCustomer> => {
      const customer = await insertMarkedCustomer(backend);
      await runSql(backend, `update parties set blocked_at = null where id = '${customer.partyId}'`);
      return customer;
    };
    const pair = async () => [await open(), await open()] as const;
    return { desk, read, merge, pair };
  };

  test('everything but the log-in belongs to the customer who stays, in every table, and nothing names the other one', async () => {
    const { read, merge, pair } = await begin();
    const [kept, merged] = await pair();
    const stranger = await insertMarkedCustomer(backend);
    const strangers = await rowsWith(backend, stranger.mark);
    const before = countsOf(await rowsWith(backend, merged.mark));
    const { body: record } = await read(kept.partyId, merged.partyId);
    expect(record.rows.length).toBeGreaterThan(20);
    expect((await merge(record)).status).toBe(200);
    // The staff log tells which two they were.
    const { staff_log: log = [], ...left } = await rowsWith(backend, merged.partyId);
    expect([left, log.length > 0]).toEqual([{}, true]);
    const after = countsOf(await rowsWith(backend, merged.mark));
    for (const { table, merge: rule } of personalTables()) {
      const name = getTableName(table);
      if (name === 'account_deletions' || name === 'outbox_messages') continue;
      const isUnique = typeof rule === 'object' && rule.unless !== undefined;
      const expected = rule === 'ends' ? 0 : before[name];
      // Both liked the same product and wrote about it: those of the kept one stay.
      expect([name, isUnique ? 'unique' : (after[name] ?? 0)]).toEqual([name, isUnique ? 'unique' : (expected ?? 0)]);
    }
    expect(await rowsWith(backend, stranger.mark)).toEqual(strangers);
    expect((await read(kept.partyId, merged.partyId)).status).toBe(404);
    expect(await readStaffLog(await enterStaff(backend))).toContain(REASON);
  });

  test('nobody logs in as the merged customer any more, the kept one goes on, and both are told without the address of the other', async () => {
    const { desk, read, merge } = await begin();
    const subject = await backendAccountSubject(backend);
    const [kept, merged] = [await newCustomer(subject), await newCustomer(subject)];
    const idOf = async (name: string) =>
      (await desk.list<{ readonly id: string }>('customers', { words: name })).body.rows[0]?.id ?? '';
    const { body: record } = await read(await idOf(kept.username), await idOf(merged.username));
    expect(record.conflicts).toEqual(['nothing-shared', 'both-log-in']);
    expect((await merge(record)).status).toBe(200);
    const isIn = async (at: typeof kept) => outcomeOf(await subject.identity.userOf(at.login.token));
    const logIn = async (name: string) => outcomeOf(await (await newGuest(subject)).accounts.logIn(name, PASSWORD));
    expect([await isIn(kept), await isIn(merged)]).toEqual(['ok', expect.not.stringMatching(/^ok$/)]);
    expect([await logIn(kept.username), await logIn(merged.username)]).toEqual([
      'ok',
      expect.not.stringMatching(/^ok$/),
    ]);
    const [toMerged, toKept] = [
      (await readOutbox(backend, merged.username))[0],
      (await readOutbox(backend, kept.username))[0],
    ];
    expect(toMerged?.text).toContain('đã đóng');
    expect(toKept?.text).toContain('Đã gộp');
    expect(toMerged?.text).not.toContain(kept.username);
    expect(toKept?.text).not.toContain(merged.username);
    const events = await runSql(
      backend,
      `select count(*)::int as many from security_log where event = 'accounts-merged' and party_id = '${record.kept.id}'`,
    );
    expect(events).toEqual([{ many: 1 }]);
  });

  test('mails about moved orders go to the customer who stays, and links of earlier mails open nothing', async () => {
    const { read, merge, pair } = await begin();
    const [kept, merged] = await pair();
    const orderOf = async () => {
      const [row] = await runSql(
        backend,
        `select owner_email, link_version, owner_party_id from orders where id = '${merged.ids.order}'`,
      );
      return row;
    };
    const before = await orderOf();
    await merge((await read(kept.partyId, merged.partyId)).body);
    expect(await orderOf()).toEqual({
      owner_email: kept.email,
      link_version: Number(before?.link_version) + 1,
      owner_party_id: kept.partyId,
    });
  });

  test('of two carts that of the kept customer stays; of two default addresses too', async () => {
    const { read, merge, pair } = await begin();
    const [kept, merged] = await pair();
    for (const { ids, partyId } of [kept, merged]) {
      await runSql(backend, `update orders set source = 'cart', status = 10 where id = '${ids.order}'`);
      await runSql(backend, `update receivers set is_default = true where owner_party_id = '${partyId}'`);
    }
    const { body: record } = await read(kept.partyId, merged.partyId);
    expect(record.conflicts).toContain('two-carts');
    expect((await merge(record)).status).toBe(200);
    const carts = await runSql(
      backend,
      `select id, owner_email from orders where id in ('${kept.ids.order}', '${merged.ids.order}') and owner_party_id is not null`,
    );
    expect(carts.map(({ id }) => id)).toEqual([kept.ids.order]);
    const defaults = await runSql(
      backend,
      `select is_default from receivers where owner_party_id = '${kept.partyId}' order by is_default`,
    );
    expect(defaults).toEqual([{ is_default: false }, { is_default: true }]);
  });

  test('a merge is refused for one who is blocked, leaves or is the same, and where nobody could log in', async () => {
    const { read, merge, pair } = await begin();
    const [kept, merged] = await pair();
    const refusalOf = async (one = kept.partyId, other = merged.partyId) => {
      const { body } = await read(one, other);
      const { status } = await merge(body);
      return [body.refusal, status];
    };
    expect(await refusalOf(kept.partyId, kept.partyId)).toEqual(['same', 409]);
    await runSql(backend, `update parties set blocked_at = 1 where id = '${merged.partyId}'`);
    expect(await refusalOf()).toEqual(['blocked', 409]);
    await runSql(backend, `update parties set blocked_at = null where id in ('${kept.partyId}', '${merged.partyId}')`);
    await runSql(backend, `update user_logins set status = 'UN_VERIFIED' where party_id = '${kept.partyId}'`);
    expect(await refusalOf()).toEqual(['no-log-in', 409]);
    expect((await read(kept.partyId, 'khong-co')).status).toBe(404);
  });

  test('what changed since the plan was looked at is looked at again, and a reason is needed', async () => {
    const { read, merge, pair } = await begin();
    const [kept, merged] = await pair();
    const { body: record } = await read(kept.partyId, merged.partyId);
    for (const reason of ['', '  ', 'ab', 'a'.repeat(301)]) expect((await merge(record, reason)).status).toBe(422);
    await runSql(backend, `update orders set owner_phone = '0911222333' where id = '${merged.ids.order}'`);
    expect((await merge(record)).status).toBe(409);
    const [one, two] = await Promise.all(
      [1, 2].map(async () => merge((await read(kept.partyId, merged.partyId)).body)),
    );
    expect([one?.status, two?.status].toSorted()).toEqual([200, 404]);
  });

  test('customers with the same number are listed, the older one first', async () => {
    const { desk, pair } = await begin();
    const [kept, merged] = await pair();
    for (const { partyId } of [kept, merged])
      await runSql(backend, `update parties set phone = '${kept.mark}' where id = '${partyId}'`);
    await runSql(backend, `update parties set created_at = now() - interval '9 years' where id = '${kept.partyId}'`);
    const { body } = await desk.list<CustomerMergeRow>('customer-merges', { perPage: 100 });
    expect(body.rows.filter(({ shared }) => shared === kept.mark).map(({ id }) => id)).toEqual([
      `${kept.partyId}.${merged.partyId}`,
    ]);
  });
});

test('a merge that moves more money than one member may needs a second one with the right', async () => {
  const office = await openOffice('development', { SECOND_PERSON_ABOVE: '1000' });
  try {
    const roles = ['admin', 'accounting'] as const;
    const [asker, second] = [
      deskVisitor((await office.invite([...roles])).browser),
      deskVisitor((await office.invite([...roles])).browser),
    ];
    const place = async (name: string) => {
      const { id } = await placeOrder(office.backend, name);
      return (await asker.read<OrderRecord>('orders', id)).body;
    };
    const approve = async (desk: DeskVisitor) => {
      const { body } = await desk.list<{ readonly id: string }>('approvals', { filter: { state: 'waiting' } });
      return (await desk.send('approvals', `/${body.rows[0]?.id}/approve`, {})).status;
    };
    const [kept, merged] = [await place('Lê Thị Mận'), await place('Lê Thị Mận')];
    await asker.send('orders', `/${merged.id}/cash`, { amount: merged.due, receipt: 'PT-1' });
    expect(await approve(second)).toBe(200);
    const id = `${kept.customerId}.${merged.customerId}`;
    const read = () => asker.read<CustomerMergeRecord>('customer-merges', id);
    expect((await read()).body.paid).toBe(merged.due);
    // What was paid is being delivered meanwhile.
    const ask = async () => {
      const typed = { plan: (await read()).body.plan, reason: REASON };
      const { status, body } = await asker.send<{ readonly isHeld?: boolean }>(
        'customer-merges',
        `/${id}/merge`,
        typed,
      );
      return [status, body.isHeld];
    };
    expect(await ask()).toEqual([200, true]);
    expect((await read()).status).toBe(200);
    expect([await approve(asker), (await read()).status]).toEqual([409, 200]);
    expect([await approve(second), (await read()).status]).toEqual([200, 404]);
    expect((await asker.read<OrderRecord>('orders', merged.id)).body.customerId).toBe(kept.customerId);
  } finally {
    await office.close();
  }
});
