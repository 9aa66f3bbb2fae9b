import { getNamedType, isCompositeType } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { graphqlIdentityGateway } from '#adapters/graphql/identity-gateway.ts';
import { restViewSessions } from '#adapters/rest/view-sessions.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { createInnerApp, createPublicApp } from '#backend/listeners.ts';
import type { CustomerRecord, CustomerSecurity, ShownView } from '#contracts/desk/customer-record.ts';
import type { AccountRecord } from '#contracts/desk/staff-record.ts';
import { organisationId } from '#contracts/organisation.ts';
import { accountPaths } from '#contracts/rest/account-rest.ts';
import { VIEW_LINK_PATH } from '#contracts/secrets/view-link.ts';
import { VIEW_LINK_TTL_MS, VIEW_TTL_MS } from '#core/account-rules/view-session.ts';
import type { Token } from '#core/shared/ids.ts';
import type { AccountSubject, Registered } from '#test/account/account-subject.ts';
import { newCustomer, outcomeOf, value } from '#test/account/account-subject.ts';
import { type DeskVisitor, deskVisitor } from '#test/desk/desk-visitor.ts';
import { placeOrder } from '#test/desk/place-order.ts';
import { backendAccountSubject, messageFor } from '#test/kit/backends/backend-accounts.ts';
import { routesOf, sampleOf } from '#test/kit/backends/backend-routes.ts';
import { readStaffLog, type StaffBrowser } from '#test/kit/staff.ts';
import { largestValue, wireSchemas } from '#test/kit/wire-schemas.ts';
import { type Member, type Office, openOffice } from './staff-office.ts';

const REASON = 'Khách hỏi vì sao không thấy hoá đơn';
const GATEWAY = '/authorization-gateway/graphql';

type Body = {
  readonly code?: string;
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
};

const codeOf = ({ code, errors }: Body): string => code ?? errors?.[0]?.extensions?.code ?? 'ok';

describe('the shop as a customer sees it', () => {
  let office: Office;
  let boss: StaffBrowser;
  let admin: DeskVisitor;
  let member: Member;
  let desk: DeskVisitor;
  let subject: AccountSubject;
  beforeAll(async () => {
    office = await openOffice();
    boss = await office.admin();
    admin = deskVisitor(boss);
    await employ();
    subject = await backendAccountSubject(office.backend);
  });
  afterAll(() => office.close());
  afterEach(() => office.backend.deps.clock.set(null));

  /** The member who looks from now on. */
  const employ = async (): Promise<void> => {
    member = await office.invite(['admin']);
    desk = deskVisitor(member.browser);
  };
  /** A customer with an account, and the id that the desk knows them by. */
  const begin = async (): Promise<Registered & { readonly id: string }> => {
    const customer = await newCustomer(subject);
    const { body } = await admin.list<CustomerRecord>('customers', { words: customer.username });
    return { ...customer, id: body.rows[0]?.id ?? '' };
  };
  const ask = (id: string, reason = REASON, from = desk) =>
    from.send<CustomerRecord & ShownView>('customers', `/${id}/view-as`, { reason });
  const linkOf = async (id: string): Promise<string> => {
    const { status, body } = await ask(id);
    expect(status).toBe(200);
    return body.link.slice(body.link.lastIndexOf('/') + 1);
  };
  const clientAt = (path: string, held: string | null, device = '') =>
    serviceClient({
      baseUrl: office.backend.url + path,
      bearer: held === null ? null : { get: () => held as Token },
      requestId: 'testrequest0001',
      device,
    });
  const open = (link: string, device = '') => restViewSessions(clientAt('', null, device)).open(link);
  const identity = () => graphqlIdentityGateway({ graphql: clientAt(GATEWAY, null), rest: clientAt('', null) });
  const isIn = async (held: Token): Promise<string> => outcomeOf(await identity().userOf(held));
  /** A customer, and the session of a member who looks at the shop as they do. */
  const look = async () => {
    const customer = await begin();
    return { customer, view: value(await open(await linkOf(customer.id))) };
  };
  const security = async (id: string): Promise<CustomerSecurity> =>
    (await boss.read(`/desk/records/customers/${id}/security`)).json();
  const later = (milliseconds: number) => office.backend.deps.clock.set(office.backend.deps.clock.now() + milliseconds);

  /** In this process, as each listener answers. */
  const apps = () => [createInnerApp(office.backend.deps), createPublicApp(office.backend.deps)] as const;
  const send = async (
    app: ReturnType<typeof createInnerApp>,
    held: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly body: Body }> => {
    const sent = body === undefined ? null : JSON.stringify(body);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${held}`, partnerid: organisationId };
    const answer = await app.request(path, {
      method,
      headers: { ...headers, ...(sent === null ? {} : { 'content-length': String(Buffer.byteLength(sent)) }) },
      body: sent,
    });
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
  };

  test('V16.3.1 a member says why, reads the account for half an hour, and the customer is told', async () => {
    const { id, username } = await begin();
    const { status, body } = await ask(id);
    const prefix = `${office.backend.deps.environment.publicOrigin}${VIEW_LINK_PATH}/`;
    expect([status, body.link.startsWith(prefix)]).toEqual([200, true]);
    const view = value(await open(body.link.slice(prefix.length)));
    expect(value(await identity().userOf(view)).fullName).toBe('Lê Thị Thử');
    const { sessions, events } = await security(id);
    expect(sessions.map(({ device }) => device)).toContain('Nhân viên cửa hàng đang xem (chỉ đọc)');
    expect(events[0]?.text).toBe(`Nhân viên xem cửa hàng như bạn thấy · thành công · ${REASON}`);
    expect(await messageFor(office.backend, username)).toContain(REASON);
    const log = await readStaffLog(boss);
    expect(log).toContain(
      `${member.name} POST /desk/records/customers/:id/view-as /desk/records/customers/${id}/view-as`,
    );
    expect(log).toContain(`reason: undefined → ${REASON}`);
    expect(log).not.toContain(view);
    await later(VIEW_TTL_MS);
    expect(await isIn(view)).toBe('denied');
  });

  test('V7.2.1 a link opens once, within a minute, in the browser of the member, and is no session itself', async () => {
    const { id } = await begin();
    const link = await linkOf(id);
    expect(await isIn(link as Token)).toBe('denied');
    expect(outcomeOf(await open(link, 'Firefox, Windows'))).toBe('link-expired');
    const raced = (await Promise.all([open(link), open(link), open(link)])).map(outcomeOf);
    expect(raced.toSorted()).toEqual(['link-expired', 'link-expired', 'ok']);
    expect(outcomeOf(await open(link))).toBe('link-expired');
    const late = await linkOf(id);
    await later(VIEW_LINK_TTL_MS);
    expect(outcomeOf(await open(late))).toBe('link-expired');
    for (const other of ['', 'x', 'a'.repeat(500)]) expect(outcomeOf(await open(other))).toBe('link-expired');
  });

  test('no other token opens a view, and a view opens no other session', async () => {
    const { customer, view } = await look();
    for (const other of [customer.login.token, view]) expect(outcomeOf(await open(other))).toBe('link-expired');
    const document = 'mutation ($t: String!) { exchangeToken(accessToken: $t) { accessToken } }';
    const answer = await send(apps()[0], customer.guest.anonymous, 'POST', GATEWAY, {
      query: document,
      variables: { t: view },
    });
    expect(codeOf(answer.body)).toBe('LINK_EXPIRED');
  });

  test('V7.4.5 a view ends with all sessions of the customer, by themselves, by staff and by a block', async () => {
    const { customer, view } = await look();
    expect(value(await subject.as(customer.login.token).security.endOtherSessions())).toBe(1);
    expect(await isIn(view)).toBe('denied');
    for (const [action, data] of [
      ['end-sessions', {}],
      ['block', { reason: 'Nghi bị chiếm' }],
    ] as const) {
      const seen = await look();
      const link = await linkOf(seen.customer.id);
      expect((await admin.send('customers', `/${seen.customer.id}/${action}`, data)).status).toBe(200);
      expect([await isIn(seen.view), outcomeOf(await open(link))]).toEqual(['denied', 'link-expired']);
    }
  });

  test('a customer who is blocked, deleted or has no account is shown to nobody', async () => {
    const { id } = await begin();
    await admin.send('customers', `/${id}/block`, { reason: 'Nghi bị chiếm' });
    expect((await ask(id)).body.message).toBe('Tài khoản đang tạm khoá. Mở lại đăng nhập trước.');
    const { id: order } = await placeOrder(office.backend, 'Khách Vãng Lai');
    const { customerId } = (await admin.read<{ readonly customerId: string }>('orders', order)).body;
    expect((await ask(customerId)).body.message).toBe('Khách này không có tài khoản để xem.');
    expect((await ask('khong-co')).status).toBe(404);
    for (const reason of ['', 'ngắn', ' '.repeat(9), 'x'.repeat(301)])
      expect((await ask(id, reason)).body.errors).toHaveProperty('reason');
  });

  test('V8.3.2 a member who loses the right or is blocked sees nothing more, and their links open nothing', async () => {
    for (const [at, change] of [
      ['', { roles: ['sales'] }],
      ['/block', {}],
    ] as const) {
      const { name } = member;
      const { rows } = (await admin.list<AccountRecord>('accounts', { words: name, perPage: 100 })).body;
      const account = rows.find((each) => each.name === name)?.id ?? '';
      const { customer, view } = await look();
      const link = await linkOf(customer.id);
      // A shop keeps an administrator.
      await employ();
      expect(await isIn(view)).toBe('ok');
      const { version } = (await admin.read<AccountRecord>('accounts', account)).body;
      expect((await admin.send('accounts', `/${account}${at}`, change, { version })).status).toBe(200);
      expect([await isIn(view), outcomeOf(await open(link))]).toEqual(['denied', 'link-expired']);
    }
    const { id } = await begin();
    const sales = deskVisitor((await office.invite(['sales', 'accounting', 'operations'])).browser);
    expect((await ask(id, REASON, sales)).status).toBe(403);
  });

  test('every mutation of every schema is refused to a view, at every address, whatever else its document asks', async () => {
    const { view } = await look();
    const places = apps().flatMap((app) =>
      routesOf(app)
        .filter((route) => route.endsWith('/graphql'))
        .map((route) => ({ app, path: sampleOf(route).path })),
    );
    expect(places.length).toBeGreaterThan(10);
    const names = wireSchemas.flatMap(({ schema }) => Object.keys(schema.getMutationType()?.getFields() ?? {}));
    expect(names.length).toBeGreaterThan(70);
    for (const { app, path } of places)
      for (const name of names)
        for (const query of [`mutation { ${name} }`, `query A { __typename } mutation B { ${name} }`]) {
          const { body } = await send(app, view, 'POST', path, { query, operationName: 'B' });
          expect([path, query, codeOf(body)]).toEqual([path, query, 'VIEW_ONLY']);
        }
    for (const { app, path } of places)
      for (const odd of [{}, { query: 7 }, { query: '{' }, { query: 'subscription { x }' }])
        expect(codeOf((await send(app, view, 'POST', path, odd)).body)).toBe('VIEW_ONLY');
  });

  test('every REST address that writes is refused to a view', async () => {
    const { view } = await look();
    for (const app of apps()) {
      const writing = routesOf(app).filter((route) => !/^(GET|HEAD) |\/graphql$/.test(route));
      expect(writing.length).toBeGreaterThan(5);
      for (const route of writing) {
        const { method, path } = sampleOf(route);
        const { status, body } = await send(app, view, method, path, {});
        expect([route, status, body.code]).toEqual([route, 403, 'VIEW_ONLY']);
      }
    }
  });

  test('a view as an argument changes nothing either, and can only be ended', async () => {
    const { customer, view } = await look();
    const authorisation = wireSchemas.find(({ name }) => name === 'authorization');
    const mutations = Object.values(authorisation?.schema.getMutationType()?.getFields() ?? {});
    const taking = mutations.filter(
      ({ name, args }) => name !== 'logout' && args.some((arg) => /accessToken/.test(arg.name)),
    );
    expect(taking.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['updateInfo', 'updatePassword', 'linkLogin']),
    );
    for (const { name, args, type } of taking) {
      const given = args.map((arg) => [arg, /accessToken/.test(arg.name) ? view : largestValue(arg.type)] as const);
      const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const selection = isCompositeType(getNamedType(type)) ? ' { __typename }' : '';
      const { body } = await send(apps()[0], customer.guest.anonymous, 'POST', GATEWAY, {
        query: `mutation (${declared}) { ${name}(${passed})${selection} }`,
        variables: Object.fromEntries(
          given.map(([arg, held]) => [arg.name, arg.name === 'orgId' ? organisationId : held]),
        ),
      });
      expect([name, codeOf(body)]).not.toEqual([name, 'ok']);
      expect([name, codeOf(body)]).not.toEqual([name, 'INTERNAL_SERVER_ERROR']);
    }
    expect(await isIn(view)).toBe('ok');
    value(await identity().endSession(view));
    expect([await isIn(view), await isIn(customer.login.token)]).toEqual(['denied', 'ok']);
  });

  test('a view reads what its customer sees, and neither secrets nor identities', async () => {
    const { view } = await look();
    const [app] = apps();
    const reading = routesOf(app).filter((route) => route.startsWith('GET '));
    const closed: string[] = [];
    for (const route of reading) {
      const { path } = sampleOf(route);
      const { body } = await send(app, view, 'GET', path);
      if (body.code === 'VIEW_ONLY') closed.push(route);
    }
    expect(closed.toSorted()).toEqual([
      'GET /domain-papers/v1/papers/:id',
      'GET /v1/accounts/:organisation/personal-data',
      'GET /v1/accounts/:organisation/security',
      'GET /v1/customers/:org/identity-number',
    ]);
    const read = (query: string, path = GATEWAY) => send(app, view, 'POST', path, { query });
    for (const query of [
      '{ securityOverview { hasPassword } }',
      '{ mine: personalData { title } }',
      'query { ...F } fragment F on Query { personalData { title } }',
    ])
      expect([query, codeOf((await read(query)).body)]).toEqual([query, 'VIEW_ONLY']);
    expect(codeOf((await read('{ getOwnIdentityNumber }', '/user-gateway/graphql')).body)).toBe('VIEW_ONLY');
    expect((await read('{ contactChanges { contact } refusedEmail accountDeletion { effectiveAt } }')).body).toEqual({
      data: { contactChanges: [], refusedEmail: null, accountDeletion: { effectiveAt: null } },
    });
    expect((await send(app, view, 'GET', accountPaths.token(organisationId, view))).status).toBe(200);
  });
});
