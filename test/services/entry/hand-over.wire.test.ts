import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { orders } from '#backend/order-store/schema.ts';
import { serviceId } from '#core/shared/ids.ts';
import { readStaffLog } from '#test/kit/staff.ts';
import { domainLine, lineFor, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { freshIp, key, openSetUpShop, type SetUpShop, server } from './set-up-shop.ts';

/** Longer than the half hour that the shop promises, and than any set-up of the sandbox. */
const LATE_MS = 31 * 60_000;
const MONTH_MS = 31 * 24 * 60 * 60_000;

describe('a shop whose staff set services up', () => {
  let shop: SetUpShop;
  beforeAll(async () => {
    shop = await openSetUpShop();
  });
  afterAll(() => shop.office.close());

  test('SVC-01 V15.2.3 what was paid is not delivered by itself, however long nobody sets it up', async () => {
    const { id, orderId } = await shop.one();
    await shop.subject.pass(LATE_MS);
    const row = await shop.rowOf(id);
    expect(row).toMatchObject({ status: 'PROCESSING', deliveredAt: null, password: null });
    expect(row.setUp).toMatchObject({
      ips: [],
      address: '',
      urlPublic: null,
      urlPrivate: null,
      username: null,
      extra: [],
    });
    const [order] = await shop.office.backend.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.status).toBe(40);
    expect(JSON.stringify(row)).not.toMatch(/\.example|192\.0\.2\.|198\.51\.100\.|203\.0\.113\./);
    const page = await (await shop.member.browser.read('/set-ups')).text();
    expect(page).toContain(`/set-ups/${id}`);
    expect(page).toContain('Trễ hẹn');
  });

  test('SVC-01 what a member types arrives on the page and in the mail, the password once, and the staff log holds no secret', async () => {
    const { id, orderId, name } = await shop.one();
    const typed = server();
    const form = await (await shop.member.browser.read(`/set-ups/${id}`)).text();
    for (const part of ['Hẹn bàn giao', 'Địa chỉ IP', name]) expect(form).toContain(part);
    const answer = await shop.member.browser.send(`/set-ups/${id}`, typed);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/set-ups']);
    const detail = unwrap(await graphqlServiceGateway(shop.client()).detail(serviceId(id)));
    expect(detail).toMatchObject({ ips: [typed.ip], address: typed.ip, username: 'root' });
    const [mail] = await shop.mailsAbout(typed.ip);
    expect(mail?.text).toContain('root');
    expect(mail?.text).not.toContain(typed.password);
    expect(JSON.stringify(await shop.rowOf(id))).not.toContain(typed.password);
    const [order] = await shop.office.backend.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.status).toBe(50);
    const log = await readStaffLog(await shop.office.admin());
    expect(log).toContain(shop.member.name);
    expect(log).not.toContain(typed.password);
    expect(log).not.toContain(typed.ip);
  });

  test('SVC-01 typed twice from two tabs a service is handed over once, and the second member reads who did it', async () => {
    const { id } = await shop.one();
    const [mine, theirs] = [server(), server()];
    const answers = await Promise.all([
      shop.member.browser.send(`/set-ups/${id}`, mine),
      shop.colleague.browser.send(`/set-ups/${id}`, theirs),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const row = await shop.rowOf(id);
    expect([mine.ip, theirs.ip]).toContain(row.setUp.address);
    const late = answers.find(({ status }) => status === 409);
    expect(await late?.text()).toContain(`${row.handedOverBy} đã bàn giao`);
    expect([shop.member.name, shop.colleague.name]).toContain(row.handedOverBy);
    expect(await shop.mailsAbout(row.setUp.address)).toHaveLength(1);
    expect((await shop.member.browser.send(`/set-ups/${id}`, server())).status).toBe(409);
  });

  test('SVC-01 an address that another service has is refused by its name, also when both are typed at once; nothing typed is lost', async () => {
    const [first, second, third] = await shop.buy([serverLine(3)]);
    if (!first || !second || !third) throw new Error('three were bought');
    const taken = server();
    expect((await shop.member.browser.send(`/set-ups/${first.id}`, taken)).status).toBe(303);
    const refused = await shop.member.browser.send(`/set-ups/${second.id}`, { ...taken, key: key() });
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain(`${taken.ip} đang thuộc dịch vụ «${first.name}»`);
    expect(page).toContain(`value="${taken.ip}"`);
    const same = freshIp();
    const both = await Promise.all([
      shop.member.browser.send(`/set-ups/${second.id}`, server(same)),
      shop.colleague.browser.send(`/set-ups/${third.id}`, server(same)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 400]);
  });

  test('SVC-01 what cannot be is told by field, and the form keeps the rest', async () => {
    const { id } = await shop.one();
    const answer = await shop.member.browser.send(`/set-ups/${id}`, {
      key: key(),
      ip: '203.0.113.9',
      user: 'quan tri',
      password: 'ngan',
    });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(page).toContain('value="quan tri"');
    expect((await shop.rowOf(id)).status).toBe('PROCESSING');
  });

  test('SVC-01 a paste hands over many at once in any separator, or none and says each line that is wrong', async () => {
    const services = await shop.buy([serverLine(4)]);
    const codes = services.map(({ id }) => id.slice(0, 8));
    const ips = services.map(freshIp);
    const lines = codes.map((code, at) => [code, ips[at], 'root', 'Mot-Lan-2026'].join(['\t', ';', ' | ', ' ; '][at]));
    const wrong = [
      ...lines.slice(0, 2),
      `${codes[2]};203.0.113.5;root;Mot-Lan-2026`,
      'deadbeef;45.1.1.1;root;Mot-Lan-2026',
    ];
    const refused = await shop.member.browser.send('/set-ups/paste', { key: key(), lines: wrong.join('\r\n') });
    expect(refused.status).toBe(400);
    const page = await refused.text();
    for (const part of ['Dòng 3:', 'Dòng 4:', 'Chưa bàn giao dịch vụ nào', codes[0] ?? '-'])
      expect(page).toContain(part);
    expect((await Promise.all(services.map(({ id }) => shop.rowOf(id)))).map(({ status }) => status)).toEqual(
      services.map(() => 'PROCESSING'),
    );
    const pasted = await shop.member.browser.send('/set-ups/paste', {
      key: key(),
      lines: `\uFEFF${lines.join('\n')}\n\n`,
    });
    expect(pasted.status).toBe(303);
    const rows = await Promise.all(services.map(({ id }) => shop.rowOf(id)));
    expect(rows.map(({ status, setUp }) => [status, setUp.address])).toEqual(ips.map((ip) => ['COMPLETED', ip]));
  });

  test('SVC-01 a store gets its endpoint and keys, and a name that needs documents is not kept waiting for them', async () => {
    const store = await shop.one([lineFor((slug) => slug.startsWith('object-storage'))]);
    const typed = {
      key: key(),
      endpoint: 'https://s3.cty-may.vn',
      bucket: 'kho-khach-1',
      'access-key': 'KHACH1',
      password: 'khoa-bi-mat-rat-dai',
    };
    const answer = await shop.member.browser.send(`/set-ups/${store.id}`, typed);
    expect(answer.status).toBe(303);
    expect((await shop.rowOf(store.id)).setUp).toMatchObject({ address: typed.endpoint, username: 'KHACH1' });
    const name = shop.subject.freeDomain('.vn');
    const domain = await shop.one([domainLine(name)]);
    expect(await shop.rowOf(domain.id)).toMatchObject({ status: 'COMPLETED', papers: 'WAITING' });
    const generic = await shop.one([domainLine(shop.subject.freeDomain('.com'))]);
    expect(await shop.rowOf(generic.id)).toMatchObject({ status: 'PROCESSING', papers: 'NOT_NEEDED' });
    expect(
      (await shop.member.browser.send(`/set-ups/${generic.id}`, { key: key(), ns1: 'ns1.cty-may.vn' })).status,
    ).toBe(303);
    expect(JSON.stringify((await shop.rowOf(generic.id)).setUp)).toContain('ns1.cty-may.vn');
  });

  // The last one: sessions end within a month.
  test('SVC-01 V15.2.3 a month later nothing has been delivered that nobody set up', async () => {
    const { id } = await shop.one();
    await shop.subject.pass(MONTH_MS);
    expect(await shop.rowOf(id)).toMatchObject({ status: 'PROCESSING', deliveredAt: null });
  });
});
