import { expect, test } from 'vitest';
import { graphqlServiceControl } from '#adapters/graphql/service-control.ts';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { restDomainControl } from '#adapters/rest/domain-control.ts';
import { MAX_AUTH_CODES } from '#core/domain-control/domain-settings.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import {
  eachBackend,
  eachRealBackend,
  freshLogin,
  freshToken,
  runSql,
  setClock,
  type TestBackend,
} from '#test/kit/backends/backends.ts';
import { readOutbox } from '#test/kit/staff.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { domainControlContract } from './domain-control.contract.ts';
import {
  changeNow,
  type DomainControlSubject,
  loadSettings,
  loggedKinds,
  mailedCodes,
  runDomain,
  settle,
  unlock,
} from './domain-control-subject.ts';

const open = async (backend: TestBackend): Promise<DomainControlSubject> => {
  const [customer, other, guest] = [await freshLogin(backend), await freshLogin(backend), await freshToken(backend)];
  const cloud = (held: string) => wireClient(backend, '/cloud-service-api/graphql', held);
  const domains = (held: string) => restDomainControl(wireClient(backend, '', held));
  return {
    ...(await backendPaymentSubjectOf(backend, token(customer.token))),
    owner: partyId(customer.partyId),
    services: graphqlServiceGateway(cloud(customer.token)),
    control: graphqlServiceControl(cloud(customer.token)),
    other: { services: graphqlServiceGateway(cloud(other.token)), owner: partyId(other.partyId) },
    guest: graphqlServiceGateway(cloud(guest)),
    domains: domains(customer.token),
    othersDomains: domains(other.token),
    guestsDomains: domains(guest),
    mails: async () => (await readOutbox(backend, customer.email)).map(({ text }) => text),
  };
};

eachBackend('settings of domains', (backend) => {
  domainControlContract('the settings of domains over the reference backend', () => open(backend));

  test('an auth code is stored nowhere but in its mail, and locking forgets when it was sent', async () => {
    const subject = await open(backend);
    const id = await runDomain(subject);
    const { domain } = unwrap(await changeNow(subject, id, unlock));
    unwrap(await subject.domains.sendAuthCode(id, subject.newIdempotencyKey()));
    const [code = ''] = await mailedCodes(subject, domain);
    expect(code).toMatch(/^\w{16}$/);
    const read = (table: string) => runSql(backend, `select * from ${table} where service_id = '${id}'`);
    const stored = JSON.stringify(
      await Promise.all(['domain_settings', 'service_actions', 'provisioning_tasks'].map(read)),
    );
    expect(stored).not.toContain(code);
    expect((await loadSettings(subject, id)).authCode.sentAt).toEqual(expect.any(Number));
    unwrap(await changeNow(subject, id, { kind: 'lock', isLocked: true }));
    expect((await loadSettings(subject, id)).authCode.sentAt).toBeNull();
  });

  test('a change and a code are pending until the registrar has them', async () => {
    const subject = await open(backend);
    const id = await runDomain(subject);
    const changed = unwrap(await changeNow(subject, id, unlock));
    expect(changed.isPending).toBe(true);
    const asked = unwrap(await subject.domains.sendAuthCode(id, subject.newIdempotencyKey()));
    expect(asked.authCode.isPending).toBe(true);
    await settle(subject);
    expect(await loadSettings(subject, id)).toMatchObject({ isPending: false, authCode: { isPending: false } });
  });
});

eachBackend('a domain that nobody renews', (backend) => {
  const DAY_MS = 86_400_000;
  test.each([
    ['.com', ['expired', 'last-days', 'redemption', 'end']],
    ['.vn', ['expired', 'last-days', 'end']],
  ])(
    'SVC-01 DOM-03 the owner of a %s name is told of each step once, by one mail, and it ends with the last',
    async (extension, steps) => {
      await setClock(backend, null);
      const subject = await open(backend);
      const id = await runDomain(subject, extension);
      const read = async (what: string, from: string) => (await runSql(backend, `select ${what} from ${from}`))[0];
      const { end } = (await read('end_date::float8 as end', `cloud_services where id = '${id}'`)) ?? {};
      const keys: unknown[] = [];
      for (const days of [0, 1, 2, 18, 19, 29, 30, 31, 40, 76, 77]) {
        await setClock(backend, Number(end) + days * DAY_MS);
        const found = await runSql(backend, `select key from outbox_messages where key like 'domain-%:${id}:%'`);
        keys.push(...found.map(({ key }) => key));
        if (days < 31)
          expect(await read('status', `cloud_services where id = '${id}'`)).toEqual({ status: 'COMPLETED' });
      }
      expect([...new Set(keys)]).toEqual(steps.map((step) => `domain-${step}:${id}:${end}`));
      const taken = await runSql(
        backend,
        `select step from domain_expiry_steps where service_id = '${id}' order by taken_at`,
      );
      expect(taken.map(({ step }) => step)).toEqual(steps);
      expect(await read('status', `cloud_services where id = '${id}'`)).toEqual({ status: 'CANCELLED' });
    },
  );
});

eachRealBackend('two tabs', (backend) => {
  test('of eight tabs that set name servers at once one wins, and the others are told', async () => {
    const subject = await open(backend);
    const id = await runDomain(subject);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, tab) => {
        const servers = [1, 2].map((at) => ({ host: `ns${at}.tab${tab}.example.net`, addresses: [] }));
        const edit = { version: 0, change: { kind: 'name-servers', servers } } as const;
        return subject.domains.change(id, edit, subject.newIdempotencyKey());
      }),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const each of answers)
      if (!each.ok) expect(each.failure).toMatchObject({ code: 'domain-changed', detail: { version: 1 } });
    expect(await loadSettings(subject, id)).toMatchObject({ version: 1, nameServers: { kind: 'own' } });
    expect(await loggedKinds(subject, id)).toEqual(['name-servers']);
  });

  test('of twelve presses at once three mail a code', async () => {
    const subject = await open(backend);
    const id = await runDomain(subject);
    const { domain } = unwrap(await changeNow(subject, id, unlock));
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => subject.domains.sendAuthCode(id, subject.newIdempotencyKey())),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(MAX_AUTH_CODES);
    expect(await mailedCodes(subject, domain)).toHaveLength(MAX_AUTH_CODES);
  });

  test('an account whose e-mail address is not verified gets no code', async () => {
    const subject = await open(backend);
    const id = await runDomain(subject);
    unwrap(await changeNow(subject, id, unlock));
    await runSql(
      backend,
      `update user_logins set user_login_id = '09' || right(id, 8) where party_id = '${subject.owner}'`,
    );
    const refused = await subject.domains.sendAuthCode(id, subject.newIdempotencyKey());
    expect(refused).toMatchObject({ ok: false, failure: { code: 'no-verified-email' } });
  });
});
