import { Client } from 'pg';
import { copyCustomer, ORDERS_EACH } from './copy-customer.ts';

const family = 'Nguyễn,Trần,Lê,Phạm,Hoàng,Huỳnh,Phan,Vũ,Võ,Đặng,Bùi,Đỗ,Hồ,Ngô,Dương,Lý'.split(',');
const middle = 'Văn,Thị,Hữu,Đức,Minh,Ngọc,Thanh,Quốc,Thuỳ,Gia,Hoài,Xuân,Khánh,Bảo,Tuấn,Kim,Như,Anh'.split(',');
const given =
  'An,Anh,Bình,Châu,Chi,Cường,Dũng,Duyên,Đạt,Giang,Hà,Hải,Hạnh,Hằng,Hiếu,Hoa,Hùng,Huy,Hương,Khoa,Khôi,Lan,Linh,Loan,Long,Mai,Nam,Nga,Nhung,Oanh,Phong,Phúc,Phương,Quân,Quyên,Quỳnh,Sơn,Tâm,Thảo,Thắng,Thịnh,Thuý,Tiến,Trang,Trinh,Tú,Tùng,Tuyết,Uyên,Vân,Việt,Vinh,Yến'.split(
    ',',
  );

const arrayOf = (words: readonly string[]): string => `array[${words.map((word) => `'${word}'`).join(',')}]`;
/** One of the words, at random for each row. */
const oneOf = (words: readonly string[]): string => `(${arrayOf(words)})[1 + floor(random() * ${words.length})::int]`;

const DAY = 86_400_000;
const now = `(extract(epoch from now()) * 1000)::bigint`;
/** A time within so many days, ms since 1970 UTC. */
const within = (days: number): string => `(${now} - floor(random() * ${days} * ${DAY}::bigint)::bigint)`;

/** A row of a table again under other values, `count` times; `source` picks the rows to copy. */
const again = (table: string, count: string, values: string, source = 'true'): string =>
  `insert into ${table} select copy.* from (select to_jsonb(t) as row from ${table} t where ${source} limit 1) one
   cross join generate_series(1, ${count}) n
   cross join lateral jsonb_populate_record(null::${table}, one.row || ${values}) copy`;

/** Who bought once, and who only asked, beside the copied customers. */
const people = (customers: number, copies: number): readonly string[] => [
  `insert into parties (id, full_name) select 'kh-' || md5(n::text), '' from generate_series(1, ${customers - copies}) n`,
  `create temporary table people as
   select id, n - 1 as at, ${oneOf(family)} || ' ' || ${oneOf(middle)} || ' ' || ${oneOf(given)} as name
   from (select id, row_number() over (order by id) as n from parties) numbered`,
  'create unique index on people (at)',
  `update parties set full_name = people.name, email = 'khach.' || people.at || '@example.vn',
     phone = '09' || lpad((people.at * 7919 % 100000000)::text, 8, '0'),
     created_at = now() - random() * interval '3 years' from people where people.id = parties.id`,
];

/** Of a hundred orders 62 are done, 5 are set up, 4 wait for their money and 29 were closed; and carts beside them. */
const orders = (count: number, customers: number): readonly string[] => [
  `update orders set owner_party_id = people.id, owner_name = people.name, owner_email = 'khach.' || people.at || '@example.vn',
     owner_phone = '09' || lpad((people.at * 7919 % 100000000)::text, 8, '0')
   from (select id, row_number() over (order by md5(id)) as n from orders) numbered
   join people on people.at = floor(${customers} * power(numbered.n * 7919 % ${customers} / ${customers}.0, 1.5))::int
   where numbered.id = orders.id`,
  `update orders set status = case when of_100 < 62 then 50 when of_100 < 67 then 40 when of_100 < 71 then 20 else 90 end,
     financial = case when of_100 < 67 then 'PAID' else 'UNPAID' end,
     paid_at = case when of_100 < 67 then paid_at end
   from (select id, floor(random() * 100) as of_100 from orders) drawn where drawn.id = orders.id`,
  ...['invoice_lines using invoices i, orders o where i.id = invoice_id and o.id = i.order_id and o.status in (20, 90)']
    .concat(
      ['invoices', 'payments', 'cloud_services', 'provisionings'].map(
        (table) => `${table} using orders o where o.id = ${table}.order_id and o.status in (20, 90)`,
      ),
    )
    .map((rows) => `delete from ${rows}`),
  again(
    'orders',
    `${Math.round(count * 0.4)}`,
    `jsonb_build_object('id', md5('cart' || n), 'number', 'DH' || to_char(now(), 'YYYYMMDD') || (1000000 + n), 'status', 10, 'source', 'cart',
       'financial', 'UNPAID', 'owner_party_id', null, 'owner_name', null, 'owner_email', null, 'owner_phone', null,
       'paid_at', null, 'approved_at', null, 'created_at', ${within(180)})`,
  ),
  again(
    'order_lines',
    `${Math.round(count * 0.4)}`,
    `jsonb_build_object('id', md5('cart line' || n), 'order_id', md5('cart' || n), 'position', nextval('order_lines_position_seq'), 'is_domain', false)`,
    `parent_id is null`,
  ),
];

/** Most run, some ended, a few wait for a member or are late. */
const services: readonly string[] = [
  `update cloud_services set
     name = case when type = 'domain' then 'ten-mien-' || drawn.n || '.vn' else name end,
     label = case when drawn.n % 20 = 0 then 'máy chủ ' || drawn.n end,
     set_up = jsonb_set(set_up, '{ips}', case when type in ('domain', 'object-storage') then '[]' else
       jsonb_build_array('45.' || drawn.n / 65536 || '.' || drawn.n / 256 % 256 || '.' || drawn.n % 256) end),
     status = case when drawn.n % 400 = 0 then 'PROCESSING' when drawn.n % 1000 = 1 then 'ERROR' when drawn.n % 5 = 1 then 'CLOSED' else 'COMPLETED' end,
     delivered_at = case when drawn.n % 400 = 0 then null else start_date end,
     end_date = case when drawn.n % 150 = 0 then ${within(3)} when drawn.n % 5 = 1 then ${within(700)} else ${now} + floor(random() * 365 * ${DAY}::bigint)::bigint end,
     papers = case when type = 'domain' and drawn.n % 60 = 0 then 'REVIEW' when type = 'domain' then 'APPROVED' end,
     transfer = case when type = 'domain' and drawn.n % 11 = 0 then 'MOVING' end
   from (select id, row_number() over (order by md5(id)) as n from cloud_services) drawn where drawn.id = cloud_services.id`,
  `update order_lines set transfer = true from cloud_services where line_id = order_lines.id and cloud_services.transfer is not null`,
  `insert into order_lines select copy.* from order_lines line cross join lateral jsonb_populate_record(null::order_lines, to_jsonb(line) ||
     jsonb_build_object('id', md5('option' || line.id), 'parent_id', line.id, 'option_id', 'o', 'is_domain', false, 'transfer', false,
       'position', nextval('order_lines_position_seq'), 'intent', null)) copy
   where line.parent_id is null and md5(line.id) < '7'`,
  `update provisionings set state = 'DONE'`,
  `insert into service_actions (id, service_id, kind, detail, actor, outcome, at, ready_at, finished_at)
   select md5('action' || s.id || n), s.id, case when n = 1 and s.status = 'CLOSED' then 'end-of-term' else ${oneOf(['reboot', 'start', 'stop', 'reinstall'])} end,
     '', 'kh', 'done', s.end_date - n * ${DAY}::bigint, s.end_date, s.end_date from cloud_services s cross join generate_series(1, 2) n`,
  `insert into service_actions (id, service_id, kind, detail, actor, outcome, at, ready_at)
   select md5('asked' || id), id, 'reinstall', '', 'kh', 'running', ${within(2)}, ${now} + ${DAY} from cloud_services where status = 'COMPLETED' order by md5(id) limit 60`,
  `insert into provisioning_tasks (key, service_id, kind, subject, state, next_try_at, asked_at)
   select md5('task' || id), id, case type when 'domain' then 'register' else 'create' end, 'task ' || id,
     case when random() < 0.004 then case type when 'domain' then 'staff' else 'failed' end else 'done' end, 0, start_date from cloud_services`,
  `insert into domain_papers (service_id, sent_at, updated_at) select id, start_date, start_date from cloud_services where type = 'domain'`,
  `insert into dns_publications (domain, service_id, wanted, published, published_at, serial, digests, tries, failure, next_try_at, claimed_until)
   select name, id, 'w', 'w', start_date, 1, '[]', case when random() < 0.002 then 5 else 0 end, null, 0, 0 from cloud_services where type = 'domain'`,
  `update dns_publications set failure = '{"kind": "unreachable"}' where tries > 0`,
  `insert into refund_requests (id, service_id, state, net, exempt, vat, gross, actor, asked_at, decided_at, paid_at)
   select md5('refund' || id), id, state, 100000, 0, 8000, 108000, 'kh', at, case when state <> 'asked' then at end, case when state = 'paid' then at end
   from (select id, start_date as at, case when random() < 0.01 then 'asked' when random() < 0.02 then 'confirmed' when random() < 0.2 then 'refused' else 'paid' end as state
         from cloud_services order by md5('r' || id) limit 2000) asked`,
];

const mail = `'khach.' || (random() * 99999)::int || '@example.vn'`;

/** What customers write and are written to, what money does, and what is logged of all. */
const rest = (count: number): readonly string[] => [
  `insert into opportunities (id, party_id, created_by, name, description, refer_name, refer_phone, refer_email, priority_name, work_effort_type_id, stage, created_at, updated_at, next_call_on)
   select md5('lead' || n), 'x', people.id, 'Tư vấn máy chủ', 'Cần báo giá', people.name, '09' || lpad((people.at * 7919 % 100000000)::text, 8, '0'),
     'khach.' || people.at || '@example.vn', 'x', 'x', case when n % 400 = 0 then 'new' when n % 100 = 1 then 'called' else 'done' end, ${within(900)}, ${now},
     case when n % 100 = 1 then to_char(now() + (n % 20 - 10) * interval '1 day', 'YYYY-MM-DD') end
   from generate_series(1, ${count * 0.2}) n join people on people.at = n * 3`,
  `insert into support_requests (id, party_id, title, about_kind, about_id, about_title, state, waiting_since, created_at, updated_at)
   select md5('support' || o.id), o.owner_party_id, 'Hỏi về đơn ' || o.number, 'order', o.id, o.number, state, case when state = 'waiting' then o.created_at end, o.created_at, o.created_at
   from (select *, case when random() < 0.005 then 'waiting' when random() < 0.02 then 'answered' else 'closed' end as state from orders where status > 10 limit ${count * 0.3}) o`,
  `insert into support_messages (request_id, "from", text, written_at) select id, 'customer', 'Xin chào', created_at + n from support_requests cross join generate_series(1, 3) n`,
  // Once sent, only the key is left.
  `insert into outbox_messages (id, channel, recipient, subject, text, html, next_try_at, created_at, key, state, order_id)
   select md5('mail' || o.id || kind), 'email', case when state = 'dead' then o.owner_email else '' end,
     case when state = 'dead' then kind || ' ' || o.number else '' end, '', null, at, at, kind || ':' || o.number, state, o.id
   from (select *, to_timestamp(created_at / 1000) as at from orders where status > 10) o cross join unnest(${arrayOf(['order-placed', 'order-paid', 'invoice'])}) kind
   cross join lateral (select case when md5(o.id || kind) like '00%' and md5(kind || o.id) ~ '^[0-3]' then 'dead' else 'sent' end as state) drawn`,
  `insert into staff_log (done_at, account_id, name, action, path, result, network, change)
   select ${now} - n * 300000::bigint, 'a', ${oneOf(['lan', 'huy', 'mai', 'tuan'])}, 'POST', '/desk/records/' || ${oneOf(['orders', 'customers', 'services', 'products'])} || '/' || md5(n::text) || '/note',
     'done', 'n', case when n % 3 = 0 then '{"before": {}, "after": {"note": true}}'::jsonb end from generate_series(${count * 2}, 1, -1) n`,
  `insert into security_log (done_at, event, result, failure, party_id, name, network, session)
   select ${now} - n * 200000::bigint, 'log-in-password', 'done', '', people.id, md5(people.id), md5(n::text), md5(n::text)
   from generate_series(${count * 3}, 1, -1) n join people on people.at = n * 7919::bigint % ${count}`,
  `insert into reviews (id, product_id, author, stars, text, reviewer_name, reviewer_phone, reviewer_email, bought, created_at, state)
   select md5('review' || n), product.id, people.id, 1 + n % 5, 'Máy chạy ổn định, hỗ trợ nhanh', people.name, '0912345678', ${mail}, true, ${within(900)},
     case when n % 500 = 0 then 'waiting' else 'shown' end
   from generate_series(1, ${count * 0.1}) n join people on people.at = n
   join (select id, row_number() over (order by id) - 1 as at from products) product on product.at = n % 100`,
  `insert into unmatched_transfers (id, method_code, transaction_id, amount, content, problem, paid_at, received_at, state)
   select md5('transfer' || n), 'VIETQR', 'FT' || n, 100000 + n, 'CHUYEN TIEN ' || n, 'unknown-payment', at, at, case when n % 200 = 0 then 'waiting' else 'returned' end
   from (select n, ${within(900)} as at from generate_series(1, ${count * 0.05}) n) each`,
  `insert into balance_entries (id, party_id, key, kind, from_account, to_account, amount, by, at)
   select md5('entry' || n), people.id, 'entry' || n, case when n % 3 = 0 then 'top-up' else 'correction' end, 'bank', 'customer', 1000 * (1 + n % 500), 'kh', ${within(900)}
   from generate_series(1, ${count * 0.5}) n join people on people.at = n % ${count * 0.1}`,
  `insert into invoice_reports (invoice_id, state, next_try_at, sent_at)
   select id, state, 0, case when state = 'sent' then issued_at end from (select *, case when random() < 0.001 then 'failed' else 'sent' end as state from invoices) i`,
];

/**
 * Fills a seeded shop with customers, orders and what comes with them in the proportions of a shop that sells for some
 * years: names differ, most orders are done, and little waits for a member.
 */
export const fillShop = async (databaseUrl: string, count: number): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const copies = count / ORDERS_EACH;
    await copyCustomer(client, copies);
    await client.query('analyze');
    await client.query('select setseed(0.5)');
    for (const statement of [...people(count, copies), ...orders(count, count), ...services, ...rest(count)])
      await client.query(statement).catch((error: unknown) => {
        throw new Error(statement, { cause: error });
      });
    // As autovacuum leaves it.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
};
