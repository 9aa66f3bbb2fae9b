import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import type { DomainTransferRow } from '#contracts/desk/operations/domain-transfer-record.ts';
import { whoisFactsOf } from '#contracts/seed/domains/whois-facts.ts';
import type { Order } from '#core/orders/order.ts';
import type { Service } from '#core/services/service.ts';
import { addMonthsToTime, dayAt } from '#core/shared/calendar.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, freshLogin, mailsAbout, runSql } from '#test/kit/backends/backends.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { CODE, transferLine } from '#test/orders/transfers/transfer-world.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { paidOrder } from '#test/services/service-subject.ts';
import { decideTransferAt } from './transfers-staff.ts';

eachBackend('pending domain transfers', (backend) => {
  let domain: string;
  let order: Order;
  let load: () => Promise<Service>;
  let invoice: () => Promise<string>;
  beforeEach(async () => {
    const login = await freshLogin(backend);
    const subject = await backendPaymentSubjectOf(backend, token(login.token));
    domain = subject.freeDomain('.vn');
    await runSql(backend, `insert into registry_names (name, status) values ('${domain}', 'REGISTERED')`);
    order = await paidOrder({ ...subject, owner: partyId(login.partyId) }, [transferLine(domain)]);
    await subject.pass(2_000);
    await subject.pass(10_000);
    const services = graphqlServiceGateway(wireClient(backend, '/cloud-service-api/graphql', login.token));
    load = async () => {
      const found = unwrap(await services.list(partyId(login.partyId))).find(({ name }) => name === domain);
      if (!found) throw new Error('a paid move is no service');
      return found;
    };
    invoice = async () => JSON.stringify(unwrap(await subject.invoices.newestByOrder(order.id)));
  });
  const stored = async (what: string): Promise<string> => JSON.stringify(await runSql(backend, what));
  const sealed = () => stored(`select transfer_code from order_lines where order_id = '${order.id}'`);
  const mails = async () => mailsAbout(backend, (await load()).id);
  const page = async (path: string) => (await enterStaff(backend)).read(path);

  test('DOM-01 a paid transfer is pending, says so by mail and waits for staff; its invoice names it as a transfer', async () => {
    const service = await load();
    expect(service).toMatchObject({ status: 'PROCESSING', transfer: 'MOVING', documentState: 'NOT_NEEDED' });
    expect(await invoice()).toContain(`Chuyển tên miền về: ${domain}, 1 năm`);
    expect((await mails()).split(`Đã bắt đầu chuyển ${domain}`).length - 1).toBe(1);
  });

  test('DOM-01 the database stores no auth code in plain form, and no digest of it with the idempotency key', async () => {
    const kept = await sealed();
    expect(kept).not.toContain('null');
    expect(kept).not.toContain(CODE);
    expect(Buffer.from(kept, 'base64').toString('utf8')).not.toContain(CODE);
    expect(await stored('select * from intents')).not.toContain(CODE);
  });

  test('DOM-01 only staff read the auth code, on demand', async () => {
    const { id } = await load();
    const desk = deskVisitor(await enterStaff(backend));
    const { body: found } = await desk.list<DomainTransferRow>('domain-transfers', {
      words: domain,
      filter: { state: 'moving' },
    });
    expect(found.rows).toMatchObject([{ id, domain, state: 'moving' }]);
    const { body: record } = await desk.read<DomainTransferRow>('domain-transfers', id);
    expect(JSON.stringify([found, record])).not.toContain(CODE);
    const answer = await page(`/desk/records/domain-transfers/${id}/code`);
    expect([answer.headers.get('cache-control'), await answer.json()]).toEqual(['no-store', { code: CODE }]);
    expect((await page(`/desk/records/domain-transfers/${'0'.repeat(32)}/code`)).status).toBe(404);
    expect((await desk.list('domain-transfers', { words: domain, filter: { state: 'done' } })).body.total).toBe(0);
  });

  test('DOM-01 an arrived name runs a year longer than before, its auth code is deleted, and its owner is notified; confirming is idempotent', async () => {
    const { id } = await load();
    const pressed = await Promise.allSettled([
      decideTransferAt(backend, id, null),
      decideTransferAt(backend, id, null),
    ]);
    expect(pressed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const arrived = await load();
    expect(arrived.status).toBe('COMPLETED');
    expect('transfer' in arrived).toBe(false);
    const previousEnd = Date.parse(whoisFactsOf(domain).expiresAt);
    expect(arrived.endDate).toBe(addMonthsToTime(previousEnd, 12));
    expect(await stored(`select anchor_day from cloud_services where id = '${id}'`)).toBe(
      `[{"anchor_day":${dayAt(previousEnd).day}}]`,
    );
    expect(await sealed()).toBe('[{"transfer_code":null}]');
    expect(await stored(`select status from orders where id = '${order.id}'`)).toBe('[{"status":50}]');
    const sent = await mails();
    expect(sent.split(`Tên miền ${domain} đã chuyển về`).length - 1).toBe(1);
    expect(sent).not.toContain(CODE);
    expect(await (await page(`/desk/records/domain-transfers/${id}/code`)).json()).toEqual({ code: null });
  });

  test('DOM-01 a form that is sent twice decides once and is told no refusal; its row of the staff log says what changed', async () => {
    const { id } = await load();
    const key = randomUUID();
    await Promise.all([1, 2].map(() => decideTransferAt(backend, id, 'Mã chuyển không đúng', key)));
    expect(await mails()).toContain('Mã chuyển không đúng');
    const log = await runSql(
      backend,
      `select change from staff_log where path = '/desk/records/domain-transfers/${id}/refuse' and result = 'done'`,
    );
    expect(log).toEqual([
      { change: { before: { transfer: 'MOVING' }, after: { number: order.number, transfer: 'REFUSED' } } },
    ]);
  });

  test('DOM-01 a rejection needs a reason, which the e-mail contains; the order is completed and the name is free for another order', async () => {
    const { id } = await load();
    await expect(decideTransferAt(backend, id, ' ')).rejects.toThrow(/^422: /);
    await decideTransferAt(backend, id, 'Mã chuyển không đúng');
    expect(await load()).toMatchObject({ status: 'CANCELLED', transfer: 'REFUSED' });
    expect(await mails()).toContain('Mã chuyển không đúng');
    expect(await sealed()).toBe('[{"transfer_code":null}]');
    expect(await stored(`select status from orders where id = '${order.id}'`)).toBe('[{"status":50}]');
    expect(await stored(`select name from domain_holds where name = '${domain}'`)).toBe('[]');
    await expect(decideTransferAt(backend, id, null)).rejects.toThrow(/^409: Việc này đã được quyết định/);
  });
});
