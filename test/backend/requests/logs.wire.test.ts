import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { graphqlAccountGateway } from '#adapters/graphql/account-gateway.ts';
import { graphqlContactGateway } from '#adapters/graphql/contact-gateway.ts';
import { graphqlProfileGateway } from '#adapters/graphql/profile-gateway.ts';
import { restAddressBook } from '#adapters/rest/address-book.ts';
import { organisationId } from '#contracts/organisation.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { freshIdempotencyKey, value } from '#test/account/account-subject.ts';
import { eachRealBackend, freshToken } from '#test/kit/backends/backends.ts';
import { type LoggedBackend, startLoggedBackend } from '#test/kit/backends/logged-backend.ts';
import { wireClient } from '#test/kit/wire-client.ts';

const CANARY = 'Canary-H7';

eachRealBackend('the log of failed statements', ({ databaseUrl }) => {
  let backend: LoggedBackend;
  let admin: Client;
  /** Makes every statement fail that writes the canary. */
  const forbidden = { parties: 'full_name', reviews: 'reviewer_name' };

  beforeAll(async () => {
    admin = new Client({ connectionString: databaseUrl });
    await admin.connect();
    for (const [table, column] of Object.entries(forbidden))
      await admin.query(
        `alter table ${table} add constraint ${table}_canary check (${column} not like '${CANARY}%') not valid`,
      );
    backend = await startLoggedBackend(databaseUrl);
  });
  afterAll(async () => {
    await backend.close();
    for (const table of Object.keys(forbidden))
      await admin.query(`alter table ${table} drop constraint ${table}_canary`);
    await admin.end();
  });

  const post = async (path: string, body: object): Promise<number> => {
    const authorization = `Bearer ${await freshToken(backend)}`;
    const headers = { 'content-type': 'application/json', authorization };
    return (await fetch(`${backend.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };

  test('V14.2.4 V16.2.5 a failed statement is logged with its code and text, without its parameters', async () => {
    const query = `mutation { createCustomerV2(name: "${CANARY} Nguyễn Văn An", tenantId: "${organisationId}") { id } }`;
    await post('/user-gateway/graphql', { query });
    const review = {
      stars: 5,
      text: `${CANARY} text`,
      reviewer_name: `${CANARY} Trần Thị Bình`,
      reviewer_phone: '0912345699',
      reviewer_email: 'canary-h7@example.vn',
    };
    const status = await post(`/v1/reviews/shop/store/${seedProducts[0]?.id}/guest`, review);
    expect(status).toBe(500);
    const failures = backend
      .logged()
      .split('\n')
      .filter((line) => line.includes('DatabaseError'))
      .map((line): unknown => JSON.parse(line));
    for (const [msg, table] of Object.entries({ 'resolver failed': 'parties', 'request failed': 'reviews' })) {
      const statement = expect.stringContaining(`insert into "${table}"`);
      expect(failures).toContainEqual(
        expect.objectContaining({ msg, err: expect.objectContaining({ code: '23514', statement }) }),
      );
    }
    expect(backend.logged()).not.toMatch(/Canary-H7|Nguyễn|Trần|0912345699|canary-h7@/);
  });

  test('V16.3.4 a client that leaves in the middle of its body is no failure of the backend', async () => {
    const { hostname, port } = new URL(backend.url);
    for (const path of ['/consent/v1/proofs', '/graphql', '/v2/orders/org/store', '/payment-hub/notify']) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      const body = 'content-type: application/json\r\ncontent-length: 900\r\nexpect: 100-continue';
      socket.write(`POST ${path} HTTP/1.1\r\nhost: shop\r\nx-request-id: leaves-early\r\n${body}\r\n\r\n{"id":`);
      await once(socket, 'data');
      socket.destroy();
    }
    const entries = () =>
      backend
        .logged()
        .split('\n')
        .filter((line) => line.includes('"leaves-early"'));
    await vi.waitFor(() => expect(entries().length).toBeGreaterThanOrEqual(4), 20_000);
    expect(entries().filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('V14.2.1 a request is logged by its route, because paths contain codes and ids', async () => {
    await fetch(`${backend.url}/quotation/v1/quotations/canary-quotation`);
    await fetch(`${backend.url}/uploads/avatars/canary-avatar.webp`);
    expect(backend.logged()).not.toMatch(/canary-(quotation|avatar)/);
    expect(backend.logged()).toContain('/uploads/avatars/:file');
  });

  test('V14.2.4 V16.2.5 a journey leaves no name, contact, address, identity number, password, token or code in the log', async () => {
    const id = randomUUID().slice(0, 8);
    const canary = {
      name: `Canary Người ${id}`,
      email: `canary-${id}@example.vn`,
      next: `canary-next-${id}@example.vn`,
      phone: `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      street: `Ngõ Canary ${id}`,
      identity: `0790${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      password: `Canary-mat-khau-${id}`,
    };
    const outboxCodes = async (to: string): Promise<readonly string[]> => {
      const { rows } = await admin.query('select text from outbox_messages where recipient = $1', [to]);
      return rows.flatMap(({ text }) => /\b\d{6}\b/.exec(String(text))?.[0] ?? []);
    };
    const guest = await freshToken(backend);
    const portsOf = (held: string) => {
      const client = (path: string) => wireClient(backend, path, held);
      const [authorisation, user, rest] = [
        client('/authorization-gateway/graphql'),
        client('/user-gateway/graphql'),
        client(''),
      ];
      return {
        accounts: graphqlAccountGateway(authorisation),
        contacts: graphqlContactGateway(authorisation),
        profiles: graphqlProfileGateway({ user, authorisation, rest }, { get: () => token(held) }),
        book: restAddressBook(rest),
      };
    };
    const { accounts } = portsOf(guest);
    const person = { fullName: canary.name, username: canary.email, password: canary.password };
    const made = value(await accounts.register(person, freshIdempotencyKey()));
    value(await accounts.sendCode(made.userId));
    await accounts.logIn(canary.email, `${canary.password}-sai`);
    await accounts.verifyCode(made.userId, 'không phải');
    const [code = ''] = await outboxCodes(canary.email);
    const login = value(await accounts.verifyCode(made.userId, code));
    const own = portsOf(login.token);
    const change = { fullName: canary.name, address: canary.street, gender: null, birthDate: '1991-05-12' };
    value(await own.profiles.update({ ...change, identityNumber: canary.identity, personalTitle: '' }));
    value(await own.profiles.identityNumber());
    const address = { name: canary.name, phone: canary.phone, street: canary.street, isDefault: false };
    await own.book.create(
      partyId('canary-party'),
      { ...address, provinceCode: 'canary', wardCode: 'canary' },
      freshIdempotencyKey(),
    );
    value(await own.contacts.request('email', canary.next));
    value(await own.contacts.request('phone', canary.phone));
    await own.contacts.confirm('email', 'new', '000000');
    const [nextCode = ''] = await outboxCodes(canary.next);
    value(await own.contacts.confirm('email', 'new', nextCode));
    const { key } = value(await accounts.requestReset(canary.email));
    await accounts.verifyReset(key, '000000');
    const secrets = [...Object.values(canary), code, nextCode, login.token, made.token, guest, key];
    expect(secrets.every((each) => each.length >= 6)).toBe(true);
    expect(backend.logged()).toContain('/authorization-gateway/graphql');
    expect(secrets.filter((each) => backend.logged().includes(each))).toEqual([]);
  });
});
