import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlServiceChanges } from '#adapters/graphql/service-changes.ts';
import { graphqlServiceControl } from '#adapters/graphql/service-control.ts';
import { restDomainControl } from '#adapters/rest/domain-control.ts';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import { takeMessages } from '#backend/cloud-services/tasks/take-messages.ts';
import { provisioningTasks } from '#backend/cloud-services/tasks/task-schema.ts';
import { registryNames } from '#backend/domain-registry/schema.ts';
import { readServiceEvents } from '#backend/order-desk/service-events.ts';
import { staffLog } from '#backend/staff/schema.ts';
import type { RegistrarTaskRecord, RegistrarTaskRow } from '#contracts/desk/registrar-task-record.ts';
import type { DomainChange } from '#core/domain-control/domain-control.port.ts';
import { formatDate, isoDayAt, startOfIsoDay } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { partyId, serviceId } from '#core/shared/ids.ts';
import { type DeskVisitor, deskVisitor } from '#test/desk/desk-visitor.ts';
import { startTinyEppRegistry, type TinyEppRegistry } from '#test/kit/servers/tiny-epp-registry.ts';
import { CODE, transferLine } from '#test/orders/transfers/transfer-world.ts';
import { domainLine, firstPayment, unwrap } from '#test/payment/payment-subject.ts';
import { openSetUpShop, type SetUpShop } from '#test/services/entry/set-up-shop.ts';

const ownServers: DomainChange = {
  kind: 'name-servers',
  servers: ['ns1.noi-khac.net', 'ns2.noi-khac.net'].map((host) => ({ host, addresses: [] })),
};

/** What an owner does with a name of a shop. */
const ownerOf = (shop: SetUpShop) => {
  const domains = restDomainControl(shop.client(''));
  const key = () => shop.subject.newIdempotencyKey();
  const load = async ({ id }: CloudServiceRow) => unwrap(await domains.load(serviceId(id)));
  return {
    load,
    buy: () => shop.one([domainLine(shop.subject.freeDomain('.com'))]),
    change: async (service: CloudServiceRow, change: DomainChange) =>
      unwrap(await domains.change(serviceId(service.id), { version: (await load(service)).version, change }, key())),
    logged: async ({ id }: CloudServiceRow) =>
      unwrap(await graphqlServiceControl(shop.client()).load(serviceId(id))).log.map(({ kind }) => kind),
    askCode: async ({ id }: CloudServiceRow) => unwrap(await domains.sendAuthCode(serviceId(id), key())),
    renew: async ({ id }: CloudServiceRow) => {
      const changes = graphqlServiceChanges(shop.client());
      const offers = unwrap(await changes.renewals(partyId('kh-demo')));
      const offer = offers.find((each) => each.id === id);
      if (!offer) throw new Error('it is not renewed');
      const bill = { dues: [], services: [serviceId(id)] };
      const order = unwrap(await shop.subject.orders.load(unwrap(await changes.pay(bill, offer.amounts.gross, key()))));
      await shop.subject.bank.confirm(unwrap(await firstPayment(shop.subject, order)).id);
      await shop.subject.pass(2_000);
    },
    codes: async (name: string) =>
      (await shop.mailsAbout(name)).flatMap(({ text }) => /Mã chuyển[^:\n]*:\s*(\S+)/.exec(text ?? '')?.[1] ?? []),
  };
};

describe('names by EPP', () => {
  let shop: SetUpShop;
  let registry: TinyEppRegistry;
  let owner: ReturnType<typeof ownerOf>;
  let now = () => Date.now();
  beforeAll(async () => {
    registry = await startTinyEppRegistry(() => now());
    const { host, port, clientId, password, certificate } = registry.settings;
    shop = await openSetUpShop({
      PROVISIONERS: 'domain=epp, *=sandbox',
      EPP_SERVER: `${host}:${port}`,
      EPP_CLIENT_ID: clientId,
      EPP_PASSWORD: password,
      EPP_SERVER_CERTIFICATE: certificate,
    });
    now = () => shop.office.backend.deps.clock.now();
    owner = ownerOf(shop);
  });
  afterAll(async () => {
    await shop.office.close();
    await registry.stop();
  });
  const atRegistry = ({ name }: { readonly name: string }) => {
    const found = registry.names.get(name);
    if (!found) throw new Error(`${name} is not registered`);
    return found;
  };

  test('DOM-01 SVC-01 a paid name is registered, handed over, and ends when its registry says', async () => {
    const bought = await owner.buy();
    const { status, endDate, provisioner } = await shop.rowOf(bought.id);
    expect([status, provisioner]).toEqual(['COMPLETED', 'epp']);
    expect(endDate).toBe(atRegistry(bought).expires);
  });

  test('SVC-01 name servers, lock and code of an owner are those of the registry, and the code is in the mail only', async () => {
    const bought = await owner.buy();
    await owner.change(bought, ownServers);
    expect((await owner.change(bought, { kind: 'lock', isLocked: false })).isPending).toBe(true);
    await owner.askCode(bought);
    await shop.subject.pass(2_000);
    expect(await owner.load(bought)).toMatchObject({ isPending: false, authCode: { isPending: false } });
    expect(atRegistry(bought)).toMatchObject({ hosts: ['ns1.noi-khac.net', 'ns2.noi-khac.net'], locks: [] });
    expect(await owner.codes(bought.name)).toEqual([atRegistry(bought).code]);
  });

  test('SVC-01 a paid renewal is told to the registry once, and its end is the registry’s', async () => {
    const bought = await owner.buy();
    const before = atRegistry(bought).expires;
    registry.next('after');
    await owner.renew(bought);
    await shop.subject.pass(60_000);
    const { expires } = atRegistry(bought);
    expect(expires).toBe(before + 365 * DAY_MS);
    expect((await shop.rowOf(bought.id)).endDate).toBe(expires);
  });

  test('DOM-01 a message about a transfer is taken from the registry, and the name is looked at in the same moment', async () => {
    const { deps } = shop.office.backend;
    const name = shop.subject.freeDomain('.com');
    await deps.db.insert(registryNames).values({ name, status: 'REGISTERED' });
    registry.addForeign(name, CODE);
    const moved = await shop.one([transferLine(name)]);
    const dueAt = async () => {
      const [task] = await deps.db
        .select()
        .from(provisioningTasks)
        .where(and(eq(provisioningTasks.serviceId, moved.id), eq(provisioningTasks.kind, 'transfer')));
      if (task?.state !== 'accepted') throw new Error('no transfer is awaited');
      return task.nextTryAt;
    };
    const later = deps.clock.now() + DAY_MS;
    await deps.db.update(provisioningTasks).set({ nextTryAt: later }).where(eq(provisioningTasks.serviceId, moved.id));
    registry.messages.push({ id: '1', text: 'Another name', name: 'khac.com' });
    await takeMessages(deps);
    expect(await dueAt()).toBe(later);
    registry.messages.push({ id: '2', text: 'Transfer approved', name });
    await takeMessages(deps);
    expect(await dueAt()).toBeLessThanOrEqual(deps.clock.now());
    expect(registry.messages).toEqual([]);
    // Told once more, because the first answer was lost, it is one line of what members read, and none of the owner's.
    registry.messages.push({ id: '2', text: 'Transfer approved', name });
    await takeMessages(deps);
    const events = (await readServiceEvents(deps.db, moved.id, null)).filter(({ text }) => text.includes('approved'));
    expect(events).toMatchObject([{ text: 'Nhà đăng ký báo tin (Transfer approved)', by: 'Nhà đăng ký' }]);
    expect(await owner.logged(moved)).not.toContain('registrar-message');
    registry.decide(name, true);
    await shop.subject.pass(60_000);
    expect((await shop.rowOf(moved.id)).status).toBe('COMPLETED');
  });

  test('DOM-01 a transfer that the other registrar lets go arrives by itself', async () => {
    const name = shop.subject.freeDomain('.com');
    await shop.office.backend.deps.db.insert(registryNames).values({ name, status: 'REGISTERED' });
    registry.addForeign(name, CODE);
    const moved = await shop.one([transferLine(name)]);
    expect([moved.status, atRegistry(moved).transfer]).toEqual(['PROCESSING', 'pending']);
    registry.decide(name, true);
    await shop.subject.pass(60_000);
    const { status, transfer, endDate } = await shop.rowOf(moved.id);
    expect([status, transfer, endDate]).toEqual(['COMPLETED', null, atRegistry(moved).expires]);
  });

  test('SVC-01 what the registry refuses waits for a member, and the owner reads that it is on its way', async () => {
    const bought = await owner.buy();
    registry.next(2308);
    await owner.change(bought, ownServers);
    await shop.subject.pass(2_000);
    expect((await owner.load(bought)).isPending).toBe(true);
    expect(atRegistry(bought).hosts).not.toContain('ns1.noi-khac.net');
  });
});

describe('names by hand', () => {
  let shop: SetUpShop;
  let owner: ReturnType<typeof ownerOf>;
  let desk: DeskVisitor;
  beforeAll(async () => {
    shop = await openSetUpShop();
    owner = ownerOf(shop);
    desk = deskVisitor(shop.member.browser);
  });
  afterAll(() => shop.office.close());

  /** A name that a member has set up. */
  const handedOver = async (): Promise<CloudServiceRow> => {
    const bought = await owner.buy();
    const { db } = shop.office.backend.deps;
    await db.transaction(async (tx) => {
      const { handOverBy } = await import('#backend/cloud-services/set-up/hand-over.ts');
      const { readHandOver } = await import('#backend/provisioning/hand-over-fields.ts');
      const read = readHandOver('domain', new Map());
      if (!read.ok) throw new Error('a name has no facts');
      await handOverBy(shop.office.backend.deps, tx, { serviceId: bought.id, facts: read.facts, by: 'ky-thuat' });
    });
    return shop.rowOf(bought.id);
  };
  const waiting = async ({ name }: CloudServiceRow) => {
    const { rows } = (await desk.list<RegistrarTaskRow>('registrar-tasks', { words: name })).body;
    return rows;
  };
  const taskOf = async (service: CloudServiceRow): Promise<RegistrarTaskRecord & { readonly version: string }> => {
    const [first] = await waiting(service);
    return (await desk.read<RegistrarTaskRecord>('registrar-tasks', first?.id ?? '')).body;
  };
  const done = async (service: CloudServiceRow, typed: object) => {
    const { id, version } = await taskOf(service);
    return desk.send('registrar-tasks', `/${id}/done`, typed, { version });
  };

  test('SVC-01 a member reads what to tell the registrar, and the owner that it is done', async () => {
    const service = await handedOver();
    await owner.change(service, ownServers);
    expect((await owner.load(service)).isPending).toBe(true);
    expect(await taskOf(service)).toMatchObject({
      kind: 'settings',
      domain: service.name,
      nameServers: ownServers.kind === 'name-servers' ? ownServers.servers : null,
      isLocked: true,
      asksCode: false,
    });
    expect((await done(service, {})).status).toBe(200);
    expect((await owner.load(service)).isPending).toBe(false);
    expect(await waiting(service)).toEqual([]);
  });

  test('SVC-01 the code that the registrar gave goes to the owner by mail, and is kept nowhere', async () => {
    const service = await handedOver();
    await owner.change(service, { kind: 'lock', isLocked: false });
    await done(service, {});
    expect((await owner.askCode(service)).authCode.isPending).toBe(true);
    expect((await owner.codes(service.name)).length).toBe(0);
    const refused = await done(service, {});
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('Hãy ghi mã');
    expect((await done(service, { code: ' Ma-Cua-Nha-Dang-Ky-9 ' })).status).toBe(200);
    expect(await owner.codes(service.name)).toEqual(['Ma-Cua-Nha-Dang-Ky-9']);
    expect((await owner.load(service)).authCode).toMatchObject({ isPending: false, sentAt: expect.any(Number) });
    const kept = await shop.office.backend.deps.db.select().from(staffLog);
    expect(JSON.stringify(kept)).toContain('auth-code');
    expect(JSON.stringify(kept)).not.toContain('Ma-Cua-Nha-Dang-Ky-9');
  });

  test('SVC-01 a name that is locked again before its code was fetched gets none', async () => {
    const service = await handedOver();
    await owner.change(service, { kind: 'lock', isLocked: false });
    await owner.askCode(service);
    await owner.change(service, { kind: 'lock', isLocked: true });
    expect((await owner.load(service)).authCode).toMatchObject({ isPending: false, sentAt: null });
    expect((await waiting(service)).map(({ kind }) => kind)).toEqual(['settings']);
    expect(await owner.codes(service.name)).toEqual([]);
  });

  test('SVC-01 a renewal waits for a member, whose day is the end from then on', async () => {
    const service = await handedOver();
    await owner.renew(service);
    const { endDate } = await shop.rowOf(service.id);
    expect(await taskOf(service)).toMatchObject({ kind: 'renew', years: 1, asksExpiry: true });
    for (const expiresOn of ['2026-02-30', 'mai', '2090-01-01'])
      expect([expiresOn, (await done(service, { expiresOn })).status]).toEqual([expiresOn, 422]);
    const day = isoDayAt(endDate + 3 * DAY_MS);
    expect((await done(service, { expiresOn: day })).status).toBe(200);
    const { endDate: now } = await shop.rowOf(service.id);
    expect([now, formatDate(now)]).toEqual([startOfIsoDay(day), formatDate(endDate + 3 * DAY_MS)]);
  });

  test('SVC-01 what was said once is not said again', async () => {
    const service = await handedOver();
    await owner.change(service, ownServers);
    const { id, version } = await taskOf(service);
    const send = () => desk.send('registrar-tasks', `/${id}/done`, {}, { version });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBeGreaterThanOrEqual(400);
  });
});
