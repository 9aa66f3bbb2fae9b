import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { HOUR_MS } from '#core/shared/durations.ts';
import { type RetainedData, retention, retentionStart } from '#core/shared/retention.ts';
import { eachBackend, freshLogin, runSql, setClock } from '#test/kit/backends/backends.ts';

type Subject = { readonly id: string; readonly at: number; readonly partyId: string; readonly product: string };
type Row = {
  /** Inserts what is kept, as of `at`. */
  readonly insert: (subject: Subject) => readonly string[];
  /** Counts what is left of it. */
  readonly left: (id: string) => string;
};

const stamp = (ms: number): string => `'${new Date(ms).toISOString()}'`;
const party = ({ id }: Subject): string => `insert into parties (id, full_name) values ('${id}', 'Lê Thử')`;
const countById = (table: string) => (id: string) => `select count(*)::int as n from ${table} where id = '${id}'`;
const session =
  (login: string, days: number) =>
  ({ id, at, partyId }: Subject) => [
    `insert into sessions (id, token_digest, user_login_id, expires_at) values
   ('${id}', '${id}', ${login === 'own' ? `'${partyId}'` : 'null'}, ${stamp(at + days * 24 * HOUR_MS)})`,
  ];

/** Of an order of its own, so that no other test meets it. */
const closedService = ({ id, at }: Pick<Subject, 'id' | 'at'>, type: string): readonly string[] => [
  `insert into orders (id, number, session, order_type, source, channel, platform, status, financial, created_by, created_at, updated_at)
   values ('${id}', '${id}', 'x', 'x', 'x', 'x', 'x', 10, 'UNPAID', 'x', ${at}, ${at})`,
  `insert into order_lines (id, order_id, position, product_id, sku, title, category, category_id, time, unit_id, unit_name,
   count, net, exempt, renewal_net, renewal_exempt, vat_percent, vat_inside, price_type, price_held_until, created_at)
   values ('${id}', '${id}', 0, 'x', 'x', 'x', 'x', 'x', 1, 'YEAR', 'x', 1, 0, 0, 0, 0, 8, false, 'x', ${at}, ${at})`,
  `insert into cloud_services (id, order_id, line_id, position, product_id, product_title, type, name, status, start_date,
   end_date, term, unit_id, set_up, created_at, updated_at)
   values ('${id}', '${id}', '${id}', 0, 'x', 'x', '${type}', 'x', 'CLOSED', ${at}, ${at}, 1, 'YEAR', '{}', ${at}, ${at})`,
];

/** One row for each kind of data; a kind without one does not compile. */
const rows: Readonly<Record<RetainedData, Row>> = {
  unverifiedAccounts: {
    insert: (given) => [
      party(given),
      `insert into user_logins (id, user_login_id, party_id, created_at)
       values ('${given.id}', '${given.id}@example.vn', '${given.id}', ${stamp(given.at)})`,
    ],
    left: countById('parties'),
  },
  guests: {
    insert: (given) => [
      party(given),
      `insert into customers (id, tenant_id, session_id, created_stamp)
       values ('${given.id}', 'shop', 'phien', ${stamp(given.at)})`,
    ],
    left: countById('parties'),
  },
  leads: {
    insert: ({ id, at }) => [
      `insert into opportunities (id, party_id, created_by, name, description, refer_name, refer_phone, priority_name,
       work_effort_type_id, created_at, updated_at) values ('${id}', '', '', 'x', 'x', 'x', 'x', 'x', 'x', ${at}, ${at})`,
    ],
    left: countById('opportunities'),
  },
  supportRequests: {
    insert: ({ id, at }) => [
      `insert into support_requests (id, party_id, title, state, created_at, updated_at)
       values ('${id}', 'x', 'x', 'closed', ${at}, ${at})`,
    ],
    left: countById('support_requests'),
  },
  reviewContacts: {
    insert: ({ id, at, product }) => [
      `insert into reviews (id, product_id, author, stars, text, reviewer_name, reviewer_phone, created_at)
       values ('${id}', '${product}', '${id}', 5, 'x', 'x', '0912345678', ${at})`,
    ],
    left: (id) => `select count(*)::int as n from reviews where id = '${id}' and reviewer_phone <> ''`,
  },
  mails: {
    insert: ({ id, at }) => [
      `insert into outbox_messages (id, key, channel, recipient, subject, text, next_try_at, created_at)
       values ('${id}', '${id}', 'email', 'a@example.vn', 'x', 'x', ${stamp(at)}, ${stamp(at)})`,
    ],
    left: countById('outbox_messages'),
  },
  sentMails: {
    insert: ({ id, at }) => [
      `insert into outbox_messages (id, key, channel, recipient, subject, text, state, next_try_at, created_at)
       values ('${id}', '${id}', 'email', '', '', '', 'sent', ${stamp(at)}, ${stamp(at)})`,
    ],
    left: countById('outbox_messages'),
  },
  newsletterRequests: {
    insert: ({ id, at }) => [
      `insert into newsletter_subscriptions (id, email, agreed, agreed_at, confirm_until, letters, letters_since)
       values ('${id}', '${id}@example.vn', 'x', ${at}, ${at + retention.newsletterRequests.days * 24 * HOUR_MS}, 1, ${at})`,
    ],
    left: countById('newsletter_subscriptions'),
  },
  stockAlerts: {
    insert: ({ id, at }) => [
      `insert into stock_alerts (product_id, email, requested_at) values ('a plan that never comes back', '${id}@example.vn', ${at})`,
    ],
    left: (id) => `select count(*)::int as n from stock_alerts where email = '${id}@example.vn'`,
  },
  anonymousSessions: { insert: session('none', retention.anonymousSessions.days), left: countById('sessions') },
  sessions: { insert: session('own', retention.sessions.days), left: countById('sessions') },
  contactChanges: {
    insert: (given) => [
      party(given),
      `insert into contact_changes (party_id, field, new_contact, old_contact, cancel_digest, codes_until)
       values ('${given.id}', 'email', 'x', '', 'x', ${stamp(given.at)})`,
    ],
    left: (id) => `select count(*)::int as n from contact_changes where party_id = '${id}'`,
  },
  securityLog: {
    insert: ({ id, at }) => [
      `insert into security_log (done_at, event, result, failure, party_id, name, network, session)
       values (${at}, 'log-out', 'done', '', '${id}', '', '', '')`,
    ],
    left: (id) => `select count(*)::int as n from security_log where party_id = '${id}'`,
  },
  staffLog: {
    insert: ({ id, at }) => [
      `insert into staff_log (done_at, account_id, name, action, path, result, network)
       values (${at}, '${id}', 'x', 'x', '/', 'done', '')`,
    ],
    left: (id) => `select count(*)::int as n from staff_log where account_id = '${id}'`,
  },
  endedServices: {
    insert: ({ id, at }) => [
      ...closedService({ id, at }, 'office-365'),
      `insert into service_seats (service_id, email, name, assigned_at) values ('${id}', 'an@example.vn', 'An', ${at})`,
      `insert into provisioning_tasks (key, service_id, kind, subject, state, next_try_at, asked_at)
       values ('${id}', '${id}', 'end', 'end:${id}', 'done', ${at}, ${at})`,
    ],
    left: (id) =>
      `select greatest((select count(*) from service_seats where service_id = '${id}'),
         (select count(*) from provisioning_tasks where service_id = '${id}'))::int as n`,
  },
  domainContacts: {
    insert: ({ id, at }) => [
      ...closedService({ id, at }, 'domain'),
      `insert into domain_settings (service_id, version, name_servers, is_locked, contacts, codes_sent, updated_at)
       values ('${id}', 0, '{}', true, '{}', '[]', ${at})`,
    ],
    left: (id) => `select count(*)::int as n from domain_settings where service_id = '${id}'`,
  },
  refundAccounts: {
    insert: ({ id, at }) => [
      ...closedService({ id, at }, 'web-hosting'),
      `insert into refund_requests (id, service_id, state, net, exempt, vat, gross, account, actor, asked_at, decided_at)
       values ('${id}', '${id}', 'refused', 1, 0, 0, 1, 'x', '${id}', ${at}, ${at})`,
    ],
    left: (id) => `select count(*)::int as n from refund_requests where id = '${id}' and account is not null`,
  },
  idempotencyKeys: {
    insert: ({ id, at }) => [
      `insert into intents (session_id, key, input_hash, created_at) values ('${id}', '${id}', 'x', ${stamp(at)})`,
    ],
    left: (id) => `select count(*)::int as n from intents where key = '${id}'`,
  },
  paymentAddresses: {
    insert: ({ id, at }) => [
      `insert into orders (id, number, session, order_type, source, channel, platform, status, financial, created_by, created_at, updated_at)
       values ('${id}', '${id}', 'x', 'x', 'x', 'x', 'x', 10, 'UNPAID', 'x', ${at}, ${at})`,
      `insert into payments (id, order_id, order_number, method_code, amount, state, source, return_url, payer_ip, created_by, created_at, expires_at)
       values ('${id}', '${id}', 'x', 'VIETQR', 1, 'expired', 'x', '/', '192.0.2.1', 'x', ${at}, ${at})`,
    ],
    left: (id) => `select count(*)::int as n from payments where id = '${id}' and payer_ip <> ''`,
  },
};

eachBackend('retention', (backend) => {
  test.each(Object.entries(rows))('V14.2.7 the sweep deletes old %s and keeps the others', async (kind, row) => {
    const { partyId } = await freshLogin(backend);
    const [product] = await runSql(backend, 'select id from products limit 1');
    const now = Date.now();
    // The entries of `rows` have these names.
    const start = retentionStart(kind as RetainedData, now);
    const insert = async (at: number): Promise<string> => {
      const id = randomUUID().replaceAll('-', '');
      for (const statement of row.insert({ id, at, partyId, product: String(product?.id) }))
        await runSql(backend, statement);
      return id;
    };
    const [old, fresh] = [await insert(start - HOUR_MS), await insert(start + HOUR_MS)];
    await setClock(backend, now + 1_000);
    await setClock(backend, now + 11 * 60_000);
    const left = async (id: string) => Number((await runSql(backend, row.left(id)))[0]?.n);
    expect([await left(old), await left(fresh)]).toEqual([0, 1]);
  });
});
