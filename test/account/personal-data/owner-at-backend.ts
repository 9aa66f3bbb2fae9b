import { organisationId } from '#contracts/organisation.ts';
import { runSql, type TestBackend } from '#test/kit/backends/backends.ts';

/** The customer of the seed: five services, their orders and invoices, favourites. */
export const OWNER = 'kh-demo';
/** Texts that only the owner may read. */
export const marks = ['Nguyễn Minh Khách', 'Số 2 phố Minh Hoạ', 'khach-demo.vn'];

export type Given = Readonly<Record<string, unknown>>;

/** Arguments that a caller would use to reach the owner's data, by name. */
export const argumentsFor = async (backend: TestBackend): Promise<Given> => {
  const one = async (sql: string): Promise<string> => String(Object.values((await runSql(backend, sql))[0] ?? {})[0]);
  const order = await one(`select id from orders where owner_party_id = '${OWNER}' order by number limit 1`);
  const line = await one(`select id from order_lines where order_id = '${order}' limit 1`);
  const machine = await one(`select id from cloud_services where order_id = '${order}' limit 1`);
  const bill = await one(`select id from invoices where order_id = '${order}' limit 1`);
  const payment = await one(`select id from payments where order_id = '${order}' limit 1`);
  const people = ['partyId', 'ownerPartyId', 'customerId', 'actorId', 'ownerId', 'performerId', 'id'];
  const orders = ['orderId', 'oldCartId', 'newCartId', 'resourceId', 'orderIds'];
  const lines = ['orderLineItemId', 'lineItemId', 'orderItemId'];
  return {
    ...Object.fromEntries(people.map((name) => [name, OWNER])),
    ...Object.fromEntries(orders.map((name) => [name, order])),
    ...Object.fromEntries(lines.map((name) => [name, line])),
    ...Object.fromEntries(['orgId', 'partnerId', 'tenantId'].map((name) => [name, organisationId])),
    serviceId: machine,
    serviceIds: machine,
    computingId: machine,
    invoiceId: bill,
    paymentId: payment,
    phone: '0912345678',
  };
};

/** All data of the owner in the database. */
export const stateOfOwner = async (backend: TestBackend): Promise<unknown> => {
  const own = `(select id from orders where owner_party_id = '${OWNER}')`;
  const rows = (sql: string) => runSql(backend, sql);
  return Promise.all([
    rows(`select * from orders where owner_party_id = '${OWNER}' order by id`),
    rows(`select * from order_lines where order_id in ${own} order by id`),
    rows(`select * from parties where id = '${OWNER}'`),
    rows(`select id, user_login_id, status, party_id from user_logins where party_id = '${OWNER}' order by id`),
    rows(`select * from passwords where party_id = '${OWNER}'`),
    rows(`select * from passkeys where party_id = '${OWNER}'`),
    rows(`select * from receivers where owner_party_id = '${OWNER}' order by id`),
    rows(
      `select id, status, power, label, ends_with_term from cloud_services where order_id in ${own} and status = 'COMPLETED' order by id`,
    ),
    rows(`select * from refund_requests where actor = '${OWNER}' order by id`),
    rows(`select * from service_actions where actor = '${OWNER}' order by id`),
    rows('select * from service_access_keys order by id'),
    rows('select * from service_entries order by digest'),
    rows('select * from service_seats order by service_id, email'),
    rows(`select * from invoices where order_id in ${own} order by id`),
    rows(`select id from sessions where user_login_id = '${OWNER}' and revoked_at is null order by id`),
  ]);
};
