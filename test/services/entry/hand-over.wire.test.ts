import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlSeats } from '#adapters/graphql/seats.ts';
import { graphqlServiceControl } from '#adapters/graphql/service-control.ts';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { products } from '#backend/catalogue/schema.ts';
import { serviceActions } from '#backend/cloud-services/control/action-schema.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import { orders } from '#backend/order-store/schema.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import { partyId, serviceId, token } from '#core/shared/ids.ts';
import { authorisationCalls } from '#test/kit/authorisation-calls.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { domainLine, lineFor, type PaymentSubject, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { paidOrder } from '#test/services/service-subject.ts';
import { type Member, type Office, openOffice } from '#test/staff/staff-office.ts';

/** Longer than the half hour that the shop promises, and than any set-up of the sandbox. */
const LATE_MS = 31 * 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 31 * DAY_MS;
let forms = 0;
const key = (): string => {
  forms += 1;
  return `hand-over-${String(forms).padStart(8, '0')}`;
};
let hosts = 0;
/** An address that no other test types. */
const freshIp = (): string => {
  hosts += 1;
  return `45.117.${Math.floor(hosts / 250)}.${1 + (hosts % 250)}`;
};

describe('a shop whose staff set services up', () => {
  let office: Office;
  let member: Member;
  let colleague: Member;
  let subject: PaymentSubject;
  let held: string;

  beforeAll(async () => {
    office = await openOffice('development', { SANDBOX_SET_UP: '0' });
    member = await office.invite(['operations']);
    colleague = await office.invite(['operations']);
    const { body } = await authorisationCalls(office.backend).post(
      '/public/oauth2/api/v1/login',
      { username: 'khach@example.vn', password: 'Thue-May-2026' },
      null,
    );
    held = String(body.accessToken);
    subject = await backendPaymentSubjectOf(office.backend, token(held));
  });
  afterAll(() => office.close());

  const client = () => wireClient(office.backend, '/cloud-service-api/graphql', held);
  const buy = async (lines = [serverLine()]): Promise<readonly CloudServiceRow[]> => {
    const order = await paidOrder({ ...subject, owner: partyId('kh-demo') }, lines);
    await subject.pass(2_000);
    return servicesOf(order.id);
  };
  const servicesOf = (orderId: string) =>
    office.backend.deps.db
      .select()
      .from(cloudServices)
      .where(eq(cloudServices.orderId, orderId))
      .orderBy(cloudServices.lineId, cloudServices.position);
  const rowOf = async (id: string): Promise<CloudServiceRow> => {
    const [row] = await office.backend.deps.db.select().from(cloudServices).where(eq(cloudServices.id, id));
    if (!row) throw new Error('no such service');
    return row;
  };
  const one = async (lines = [serverLine()]): Promise<CloudServiceRow> => {
    const [service] = await buy(lines);
    if (!service) throw new Error('nothing was bought');
    return service;
  };
  const server = (ip = freshIp()) => ({ key: key(), ip, user: 'root', password: 'Mot-Lan-2026' });
  const mailsAbout = async (text: string) =>
    office.backend.deps.db
      .select()
      .from(outboxMessages)
      .where(like(outboxMessages.text, `%${text}%`));

  test('SVC-01 V15.2.3 what was paid is not delivered by itself, however long nobody sets it up', async () => {
    const { id, orderId } = await one();
    await subject.pass(LATE_MS);
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'PROCESSING', deliveredAt: null, password: null });
    expect(row.setUp).toMatchObject({
      ips: [],
      address: '',
      urlPublic: null,
      urlPrivate: null,
      username: null,
      extra: [],
    });
    const [order] = await office.backend.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.status).toBe(40);
    expect(JSON.stringify(row)).not.toMatch(/\.example|192\.0\.2\.|198\.51\.100\.|203\.0\.113\./);
    const page = await (await member.browser.read('/set-ups')).text();
    expect(page).toContain(`/set-ups/${id}`);
    expect(page).toContain('Trễ hẹn');
  });

  test('SVC-01 what a member types arrives on the page and in the mail, the password once, and the staff log holds no secret', async () => {
    const { id, orderId, name } = await one();
    const typed = server();
    const form = await (await member.browser.read(`/set-ups/${id}`)).text();
    for (const part of ['Hẹn bàn giao', 'Địa chỉ IP', name]) expect(form).toContain(part);
    const answer = await member.browser.send(`/set-ups/${id}`, typed);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/set-ups']);
    const detail = unwrap(await graphqlServiceGateway(client()).detail(serviceId(id)));
    expect(detail).toMatchObject({ ips: [typed.ip], address: typed.ip, username: 'root' });
    const [mail] = await mailsAbout(typed.ip);
    expect(mail?.text).toContain('root');
    expect(mail?.text).not.toContain(typed.password);
    expect(JSON.stringify(await rowOf(id))).not.toContain(typed.password);
    const [order] = await office.backend.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.status).toBe(50);
    const log = await (await (await office.admin()).read('/log')).text();
    expect(log).toContain(member.name);
    expect(log).not.toContain(typed.password);
    expect(log).not.toContain(typed.ip);
  });

  test('SVC-01 typed twice from two tabs a service is handed over once, and the second member reads who did it', async () => {
    const { id } = await one();
    const [mine, theirs] = [server(), server()];
    const answers = await Promise.all([
      member.browser.send(`/set-ups/${id}`, mine),
      colleague.browser.send(`/set-ups/${id}`, theirs),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const row = await rowOf(id);
    expect([mine.ip, theirs.ip]).toContain(row.setUp.address);
    const late = answers.find(({ status }) => status === 409);
    expect(await late?.text()).toContain(`${row.handedOverBy} đã bàn giao`);
    expect([member.name, colleague.name]).toContain(row.handedOverBy);
    expect(await mailsAbout(row.setUp.address)).toHaveLength(1);
    expect((await member.browser.send(`/set-ups/${id}`, server())).status).toBe(409);
  });

  test('SVC-01 an address that another service has is refused by its name, also when both are typed at once; nothing typed is lost', async () => {
    const [first, second, third] = await buy([serverLine(3)]);
    if (!first || !second || !third) throw new Error('three were bought');
    const taken = server();
    expect((await member.browser.send(`/set-ups/${first.id}`, taken)).status).toBe(303);
    const refused = await member.browser.send(`/set-ups/${second.id}`, { ...taken, key: key() });
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain(`${taken.ip} đang thuộc dịch vụ «${first.name}»`);
    expect(page).toContain(`value="${taken.ip}"`);
    const same = freshIp();
    const both = await Promise.all([
      member.browser.send(`/set-ups/${second.id}`, server(same)),
      colleague.browser.send(`/set-ups/${third.id}`, server(same)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 400]);
  });

  test('SVC-01 what cannot be is told by field, and the form keeps the rest', async () => {
    const { id } = await one();
    const answer = await member.browser.send(`/set-ups/${id}`, {
      key: key(),
      ip: '203.0.113.9',
      user: 'quan tri',
      password: 'ngan',
    });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(page).toContain('value="quan tri"');
    expect((await rowOf(id)).status).toBe('PROCESSING');
  });

  test('SVC-01 a paste hands over many at once in any separator, or none and says each line that is wrong', async () => {
    const services = await buy([serverLine(4)]);
    const codes = services.map(({ id }) => id.slice(0, 8));
    const ips = services.map(freshIp);
    const lines = codes.map((code, at) => [code, ips[at], 'root', 'Mot-Lan-2026'].join(['\t', ';', ' | ', ' ; '][at]));
    const wrong = [
      ...lines.slice(0, 2),
      `${codes[2]};203.0.113.5;root;Mot-Lan-2026`,
      'deadbeef;45.1.1.1;root;Mot-Lan-2026',
    ];
    const refused = await member.browser.send('/set-ups/paste', { key: key(), lines: wrong.join('\r\n') });
    expect(refused.status).toBe(400);
    const page = await refused.text();
    for (const part of ['Dòng 3:', 'Dòng 4:', 'Chưa bàn giao dịch vụ nào', codes[0] ?? '-'])
      expect(page).toContain(part);
    expect((await Promise.all(services.map(({ id }) => rowOf(id)))).map(({ status }) => status)).toEqual(
      services.map(() => 'PROCESSING'),
    );
    const pasted = await member.browser.send('/set-ups/paste', { key: key(), lines: `\uFEFF${lines.join('\n')}\n\n` });
    expect(pasted.status).toBe(303);
    const rows = await Promise.all(services.map(({ id }) => rowOf(id)));
    expect(rows.map(({ status, setUp }) => [status, setUp.address])).toEqual(ips.map((ip) => ['COMPLETED', ip]));
  });

  test('SVC-01 a store gets its endpoint and keys, and a name that needs documents is not kept waiting for them', async () => {
    const store = await one([lineFor((slug) => slug.startsWith('object-storage'))]);
    const typed = {
      key: key(),
      endpoint: 'https://s3.cty-may.vn',
      bucket: 'kho-khach-1',
      'access-key': 'KHACH1',
      password: 'khoa-bi-mat-rat-dai',
    };
    const answer = await member.browser.send(`/set-ups/${store.id}`, typed);
    expect(answer.status).toBe(303);
    expect((await rowOf(store.id)).setUp).toMatchObject({ address: typed.endpoint, username: 'KHACH1' });
    const name = subject.freeDomain('.vn');
    const domain = await one([domainLine(name)]);
    expect(await rowOf(domain.id)).toMatchObject({ status: 'COMPLETED', papers: 'WAITING' });
    const generic = await one([domainLine(subject.freeDomain('.com'))]);
    expect(await rowOf(generic.id)).toMatchObject({ status: 'PROCESSING', papers: 'NOT_NEEDED' });
    expect((await member.browser.send(`/set-ups/${generic.id}`, { key: key(), ns1: 'ns1.cty-may.vn' })).status).toBe(
      303,
    );
    expect(JSON.stringify((await rowOf(generic.id)).setUp)).toContain('ns1.cty-may.vn');
  });

  test('SVC-01 what its owner asks of a machine waits for a member, who says that it is done', async () => {
    const { id } = await one();
    await member.browser.send(`/set-ups/${id}`, server());
    const control = graphqlServiceControl(client());
    unwrap(await control.run(serviceId(id), { kind: 'reset-password' }, subject.newIdempotencyKey()));
    await subject.pass(5 * 60_000);
    const running = async () =>
      office.backend.deps.db
        .select()
        .from(serviceActions)
        .where(and(eq(serviceActions.serviceId, id), eq(serviceActions.outcome, 'running')));
    expect(await running()).toHaveLength(1);
    expect(await (await member.browser.read('/services?filter=asked')).text()).toContain(`/services/${id}`);
    expect((await member.browser.send(`/services/${id}`, { key: key(), deed: 'done', password: 'ngan' })).status).toBe(
      400,
    );
    const done = await member.browser.send(`/services/${id}`, { key: key(), deed: 'done', password: 'Mat-Khau-Moi-9' });
    expect(done.status).toBe(303);
    expect(await running()).toEqual([]);
    expect(unwrap(await control.takePassword(serviceId(id)))).toBe('Mat-Khau-Moi-9');
  });

  test('SVC-01 users that an owner adds wait until a member has made their accounts, and a list that changed is looked at again', async () => {
    const { id } = await one([lineFor((slug) => slug.startsWith('office-365'))]);
    const tenant = { key: key(), tenant: 'cty-may.onmicrosoft.com', user: 'admin', password: 'Mot-Lan-2026' };
    expect((await member.browser.send(`/set-ups/${id}`, tenant)).status).toBe(303);
    const seats = graphqlSeats(client());
    const add = (name: string, email: string) =>
      seats.assign(serviceId(id), { name, email }, subject.newIdempotencyKey());
    const { domain } = unwrap(await seats.load(serviceId(id)));
    const address = (name: string) => `${name}@${domain ?? 'cty-may.vn'}`;
    const asked = async () => (await member.browser.read('/services?filter=asked')).text();
    expect(await asked()).not.toContain(id);
    unwrap(await add('Lê Thu', address('thu')));
    expect(await asked()).toContain(`/services/${id}`);
    const page = await (await member.browser.read(`/services/${id}`)).text();
    expect(page).toContain(address('thu'));
    const [, seen = ''] = /name="seen" value="(\d+)"/.exec(page) ?? [];
    const done = () => member.browser.send(`/services/${id}`, { key: key(), deed: 'seats-done', seen });
    await subject.pass(1_000);
    unwrap(await seats.remove(serviceId(id), address('thu'), subject.newIdempotencyKey()));
    const late = await done();
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('Danh sách vừa đổi');
    for (const wrong of ['', 'x', '1.5', '9'.repeat(30)]) {
      const told = await member.browser.send(`/services/${id}`, { key: key(), deed: 'seats-done', seen: wrong });
      expect([wrong, told.status]).toEqual([wrong, 409]);
    }
    const again = /name="seen" value="(\d+)"/.exec(await (await member.browser.read(`/services/${id}`)).text());
    const confirmed = await member.browser.send(`/services/${id}`, {
      key: key(),
      deed: 'seats-done',
      seen: again?.[1] ?? '',
    });
    expect(confirmed.status).toBe(303);
    expect(await asked()).not.toContain(id);
    const { log } = unwrap(await graphqlServiceControl(client()).load(serviceId(id)));
    expect(log.map(({ kind, by }) => `${kind} ${by}`)).toEqual(
      expect.arrayContaining(['assign-seat customer', 'seats-done staff']),
    );
  });

  test('SVC-01 V15.2.3 an owner is told no invented time, and is offered no keys that nobody makes', async () => {
    const store = await one([lineFor((slug) => slug.startsWith('object-storage'))]);
    const control = graphqlServiceControl(client());
    expect(unwrap(await control.load(serviceId(store.id))).isByStaff).toBe(true);
    const { id } = await one();
    await member.browser.send(`/set-ups/${id}`, server());
    const begun = unwrap(await control.run(serviceId(id), { kind: 'reboot' }, subject.newIdempotencyKey()));
    expect(begun.running).toMatchObject({ kind: 'reboot', expectedAt: null });
  });

  test('SVC-01 a smaller plan whose paid term has begun waits until a member has made the machine smaller', async () => {
    const { id, name, endDate, productTitle } = await one([lineFor((slug) => slug === 'cloud-server-ssd-5')]);
    await member.browser.send(`/set-ups/${id}`, server());
    const { db } = office.backend.deps;
    const [smaller] = await db.select().from(products).where(eq(products.slug, 'cloud-server-ssd-4'));
    if (!smaller) throw new Error('no smaller plan');
    // What a choice and the paid renewal after it leave behind.
    const choose = (from: number) =>
      db
        .update(cloudServices)
        .set({
          nextProductId: smaller.id,
          nextProductTitle: smaller.title,
          nextPlanFrom: from,
          endDate: endDate + MONTH_MS,
        })
        .where(eq(cloudServices.id, id));
    const list = async () => (await member.browser.read('/set-ups?filter=smaller')).text();
    await choose(endDate);
    expect(await list()).not.toContain(id);
    await choose(office.backend.deps.clock.now() - 2 * DAY_MS);
    await subject.pass(HOUR_MS);
    expect(await rowOf(id)).toMatchObject({ productTitle, nextProductId: smaller.id });
    const page = await list();
    for (const part of [`/set-ups/plans/${id}`, name, productTitle, smaller.title]) expect(page).toContain(part);
    const sent = await Promise.all([
      member.browser.send(`/set-ups/plans/${id}`, { key: key() }),
      colleague.browser.send(`/set-ups/plans/${id}`, { key: key() }),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual([303, 404]);
    expect(await rowOf(id)).toMatchObject({ productId: smaller.id, nextProductId: null });
    expect(await mailsAbout(`đã chuyển sang gói ${smaller.title}`)).toHaveLength(1);
    const [logged] = await db
      .select()
      .from(serviceActions)
      .where(and(eq(serviceActions.serviceId, id), eq(serviceActions.kind, 'downgrade')));
    expect(logged?.actor).toBe('staff');
    expect(await list()).not.toContain(id);
  });

  test('SVC-01 a larger plan that was paid waits until a member has enlarged the machine', async () => {
    const { id, orderId } = await one();
    await member.browser.send(`/set-ups/${id}`, server());
    const { db } = office.backend.deps;
    // What a paid upgrade leaves behind: a line that names the service, and its row of work.
    const [work] = await db.select().from(provisionings).where(eq(provisionings.orderId, orderId));
    expect(work?.state).toBe('DONE');
    await db
      .update(provisionings)
      .set({ state: 'STAFF' })
      .where(eq(provisionings.id, work?.id ?? 0));
    await subject.pass(60_000);
    expect(await (await member.browser.read('/set-ups?filter=changes')).text()).toContain(
      `/set-ups/changes/${work?.id}`,
    );
    expect((await member.browser.send(`/set-ups/changes/${work?.id}`, { key: key() })).status).toBe(303);
    expect((await member.browser.send(`/set-ups/changes/${work?.id}`, { key: key() })).status).toBe(404);
  });

  // The last one: sessions end within a month.
  test('SVC-01 V15.2.3 a month later nothing has been delivered that nobody set up', async () => {
    const { id } = await one();
    await subject.pass(MONTH_MS);
    expect(await rowOf(id)).toMatchObject({ status: 'PROCESSING', deliveredAt: null });
  });
});
