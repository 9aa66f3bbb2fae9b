import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { orders } from '#backend/order-store/schema.ts';
import type { PastePlan, SetUpRecord, SetUpRow } from '#contracts/desk/operations/set-up-record.ts';
import { serviceId } from '#core/shared/ids.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { readStaffLog } from '#test/kit/staff.ts';
import { domainLine, lineFor, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { freshIp, openSetUpShop, type SetUpShop, server } from './set-up-shop.ts';

/** Longer than the half hour that the shop promises, and than any set-up of the sandbox. */
const LATE_MS = 31 * 60_000;
/** Of pastes. */
const SECRET = 'Mot-Lan-2026';
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
    expect(await shop.waiting()).toContainEqual(expect.objectContaining({ id, state: 'late' }));
  });

  test('SVC-01 what a member types arrives on the page and in the mail, the password once, and the staff log holds no secret', async () => {
    const { id, orderId, name } = await shop.one();
    const typed = server();
    const { body: form } = await shop.desk.read<SetUpRecord>('set-ups', id);
    expect(form).toMatchObject({ name, kind: 'hand-over', handedOver: null });
    expect(form.fields.map((each) => each.key)).toEqual(['ip', 'user', 'password']);
    const answer = await shop.handOver(id, typed);
    expect(answer).toMatchObject({ status: 200, body: { handedOver: { by: shop.member.name } } });
    expect(JSON.stringify(answer.body)).not.toContain(typed.password);
    expect(JSON.stringify((await shop.desk.read('set-ups', id)).body)).not.toContain(typed.password);
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
      shop.handOver(id, mine),
      shop.handOver(id, theirs, deskVisitor(shop.colleague.browser)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const row = await shop.rowOf(id);
    expect([mine.ip, theirs.ip]).toContain(row.setUp.address);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.message).toContain(`${row.handedOverBy} đã bàn giao`);
    expect([shop.member.name, shop.colleague.name]).toContain(row.handedOverBy);
    expect(await shop.mailsAbout(row.setUp.address)).toHaveLength(1);
    expect((await shop.handOver(id)).status).toBe(409);
  });

  test('SVC-01 an address that another service has is refused by its name, also when both are typed at once', async () => {
    const [first, second, third] = await shop.buy([serverLine(3)]);
    if (!first || !second || !third) throw new Error('three were bought');
    const taken = server();
    expect((await shop.handOver(first.id, taken)).status).toBe(200);
    const refused = await shop.handOver(second.id, taken);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { ip: `${taken.ip} đang thuộc dịch vụ «${first.name}».` } },
    });
    const same = freshIp();
    const both = await Promise.all([
      shop.handOver(second.id, server(same)),
      shop.handOver(third.id, server(same), deskVisitor(shop.colleague.browser)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('SVC-01 what cannot be is told by field, and nothing is handed over', async () => {
    const { id } = await shop.one();
    const good = server();
    const cases = [
      [{ ip: '203.0.113.9', user: 'quan tri', password: 'ngan' }, ['ip', 'password', 'user']],
      [{}, ['ip', 'password', 'user']],
      [{ ...good, ip: null }, ['ip']],
      [{ ...good, ip: 'khong-phai-ip' }, ['ip']],
      [{ ...good, ip: `${good.ip} ${good.ip}` }, ['ip']],
      [{ ...good, ip: '127.0.0.1' }, ['ip']],
      [{ ...good, user: '' }, ['user']],
      [{ ...good, user: 'u'.repeat(101) }, ['user']],
      [{ ...good, password: '1234567' }, ['password']],
      [{ ...good, password: 'p'.repeat(201) }, ['password']],
      [{ ...good, password: 'Mot-Lan\u200b-2026' }, ['password']],
    ] as const;
    for (const [typed, fields] of cases) {
      const { status, body } = await shop.handOver(id, typed);
      expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, fields]);
    }
    expect((await shop.rowOf(id)).status).toBe('PROCESSING');
    expect((await shop.handOver('khong-co')).status).toBe(404);
  });

  test('SVC-01 a paste is planned, then hands over many at once in any separator, or none and says each line that is wrong', async () => {
    const services = await shop.buy([serverLine(10)]);
    const codes = services.map(({ id }) => id.slice(0, 8));
    const ips = services.map(() => freshIp());
    const separators = ['\t', ';', ' | ', ' ; '];
    const lines = codes.map((code, at) => [code, ips[at], 'root', SECRET].join(separators[at % 4]));
    const formOf = (given: readonly string[]) => ({ lines: `\uFEFF${given.join('\r\n')}\n\n` });
    const plan = (given: readonly string[]) => shop.desk.tryOut<PastePlan>('set-ups', formOf(given));
    const paste = (given: readonly string[]) => shop.desk.send('set-ups', '', formOf(given));
    const states = async () =>
      (await Promise.all(services.map(({ id }) => shop.rowOf(id)))).map(({ status }) => status);
    const waiting = services.map(() => 'PROCESSING');
    const wrong: readonly (readonly [string, string])[] = [
      [`${codes[9]};203.0.113.5;root;${SECRET}`, 'không phải địa chỉ IP'],
      [`deadbeef;45.1.1.1;root;${SECRET}`, 'không có dịch vụ nào chờ với mã «deadbeef»'],
      [`deadbeef 45.1.1.1 root ${SECRET}`, 'giữa các cột cần tab, dấu chấm phẩy hoặc gạch đứng'],
      [`${codes[0]};45.1.1.1;root;${SECRET}`, `mã «${codes[0]}» đã có ở dòng 1`],
      [`${codes[9]};${ips[0]};root;${SECRET}`, `địa chỉ ${ips[0]} đã có ở dòng 1`],
      [`${codes[9]};45.1.1.1;root;${SECRET};thua`, 'cần 3'],
      [`${codes[9]};45.1.1.1;root`, 'Hãy điền mục này'],
      [`${codes[9]};45.1.1.1;ten co cach;${SECRET}`, 'Không có dấu cách'],
      [`${codes[9]};45.1.1.1;root;ngan`, 'Từ 8'],
      [`;45.1.1.1;root;${SECRET}`, 'với mã «»'],
      ['%;45.1.1.1;root', 'với mã «%»'],
    ];
    for (const [line, problem] of wrong) {
      const given = [...lines.slice(0, 9), line];
      const planned = await plan(given);
      expect(planned.body.rows.map((row) => row.problem !== '')).toEqual([...Array(9).fill(false), true]);
      expect(planned.body.rows[9]?.problem).toContain(problem);
      const refused = await paste(given);
      expect(refused.status).toBe(422);
      expect(refused.body.errors?.lines).toMatch(/^Dòng 10: /);
    }
    const { body: planned } = await plan(lines);
    expect(
      planned.rows.map(({ addresses, user, hasPassword, problem }) => [addresses, user, hasPassword, problem]),
    ).toEqual(ips.map((ip) => [ip, 'root', true, '']));
    expect(JSON.stringify(planned)).not.toContain(SECRET);
    expect(await states()).toEqual(waiting);
    expect((await paste(lines)).status).toBe(200);
    const rows = await Promise.all(services.map(({ id }) => shop.rowOf(id)));
    expect(rows.map(({ status, setUp }) => [status, setUp.address])).toEqual(ips.map((ip) => ['COMPLETED', ip]));
    expect((await paste(lines)).status).toBe(422);
    const log = await readStaffLog(await shop.office.admin());
    for (const part of [SECRET, ips[0] ?? '-', codes[0] ?? '-']) expect(log).not.toContain(part);
  });

  test('SVC-01 what waits is ordered by its deadline, found by name, code and order, and is nobody else’s to read', async () => {
    const services = await shop.buy([serverLine(2), lineFor((slug) => slug.startsWith('object-storage'))]);
    const rows = await shop.waiting();
    const due = rows.map(({ deadline, since }) => deadline ?? since);
    expect(due).toEqual(due.toSorted((a, b) => a - b));
    for (const { id, name } of services)
      for (const words of [name, name.toUpperCase(), id.slice(0, 8)]) {
        const { body } = await shop.desk.list<SetUpRow>('set-ups', { words });
        expect(body.rows.map((row) => row.id)).toContain(id);
      }
    expect((await shop.desk.list('set-ups', { words: 'khong-co-dich-vu-nay' })).body.total).toBe(0);
    expect((await shop.waiting({ kind: 'hand-over', due: 'late' })).every(({ state }) => state === 'late')).toBe(true);
    expect(await shop.waiting({ kind: 'larger' })).toEqual([]);
    const sales = deskVisitor((await shop.office.invite(['sales'])).browser);
    const [{ id } = { id: '' }] = services;
    expect((await sales.list('set-ups')).status).toBe(403);
    expect((await sales.read('set-ups', id)).status).toBe(403);
    expect((await shop.handOver(id, server(), sales)).status).toBe(403);
    expect((await sales.tryOut('set-ups', { lines: '' })).status).toBe(403);
  });

  test('SVC-01 a store gets its endpoint and keys, and a name that needs documents is not kept waiting for them', async () => {
    const store = await shop.one([lineFor((slug) => slug.startsWith('object-storage'))]);
    const typed = {
      endpoint: 'https://s3.cty-may.vn',
      bucket: 'kho-khach-1',
      'access-key': 'KHACH1',
      password: 'khoa-bi-mat-rat-dai',
    };
    expect((await shop.handOver(store.id, typed)).status).toBe(200);
    expect((await shop.rowOf(store.id)).setUp).toMatchObject({ address: typed.endpoint, username: 'KHACH1' });
    const name = shop.subject.freeDomain('.vn');
    const domain = await shop.one([domainLine(name)]);
    expect(await shop.rowOf(domain.id)).toMatchObject({ status: 'COMPLETED', papers: 'WAITING' });
    const generic = await shop.one([domainLine(shop.subject.freeDomain('.com'))]);
    expect(await shop.rowOf(generic.id)).toMatchObject({ status: 'PROCESSING', papers: 'NOT_NEEDED' });
    expect((await shop.handOver(generic.id, { ns1: 'ns1.cty-may.vn' })).status).toBe(200);
    expect(JSON.stringify((await shop.rowOf(generic.id)).setUp)).toContain('ns1.cty-may.vn');
  });

  // The last one: sessions end within a month.
  test('SVC-01 V15.2.3 a month later nothing has been delivered that nobody set up', async () => {
    const { id } = await shop.one();
    await shop.subject.pass(MONTH_MS);
    expect(await shop.rowOf(id)).toMatchObject({ status: 'PROCESSING', deliveredAt: null });
  });
});
