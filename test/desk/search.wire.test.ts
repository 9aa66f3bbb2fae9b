import { expect, test } from 'vitest';
import type { FoundRecord } from '#contracts/desk/found-record.ts';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import type { ServiceRecord } from '#contracts/desk/service-record.ts';
import { eachBackend, runSql } from '#test/kit/backends/backends.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { wireEndingSubject } from '#test/services/ending/wire-ending-subject.ts';
import { runServices } from '#test/services/service-subject.ts';
import { deskVisitor } from './desk-visitor.ts';

eachBackend('the search of the whole desk', (backend) => {
  test('one field finds order, customer, service and invoice by whatever is said on the telephone', async () => {
    const subject = await wireEndingSubject(backend);
    const [{ id, orderId }] = await runServices(subject);
    const desk = deskVisitor(await enterStaff(backend));
    const mark = String(Date.now());
    const [domain, label, phone] = [`ten-${mark}.vn`, `Máy chủ ${mark}`, `09${mark.slice(-8)}`];
    await runSql(backend, `update cloud_services set label = '${label}' where id = '${id}'`);
    await runSql(
      backend,
      `update order_lines set is_domain = true, description = '${domain}' where id = (select line_id from cloud_services where id = '${id}')`,
    );
    await runSql(
      backend,
      `update orders set owner_phone = '${phone}', owner_email = 'ai-${mark}@example.vn' where id = '${orderId}'`,
    );
    await runSql(
      backend,
      `update parties set full_name = 'Đặng Thị Hoè ${mark}' where id = (select owner_party_id from orders where id = '${orderId}')`,
    );
    await runSql(
      backend,
      `update cloud_services set set_up = set_up || '{"ips": ["203.0.113.${Number(mark) % 250}"]}' where id = '${id}'`,
    );
    const order = (await desk.read<OrderRecord>('orders', orderId)).body;
    const service = (await desk.read<ServiceRecord>('services', id)).body;
    const asked: readonly (readonly [string, string, readonly FoundRecord['kind'][]])[] = [
      ['number of the order', order.number.toLowerCase(), ['orders', 'customers', 'services', 'invoices']],
      ['name without accents', `dang thi hoe ${mark}`, ['customers']],
      ['words in another order', `${mark} hoè đặng`, ['customers']],
      ['telephone with dots', `${phone.slice(0, 4)}.${phone.slice(4)}`, ['orders', 'customers']],
      ['telephone with +84', `+84${phone.slice(1)}`, ['orders', 'customers']],
      ['last digits of the telephone', phone.slice(-6), ['orders', 'customers']],
      ['last digits with a space', `${phone.slice(-7, -3)} ${phone.slice(-3)}`, ['orders', 'customers']],
      ['e-mail in capitals', `AI-${mark}@EXAMPLE.VN`, ['orders', 'customers']],
      ['domain', domain.toUpperCase(), ['orders', 'customers']],
      ['what the customer calls the service', label.toLowerCase(), ['customers', 'services']],
      ['network address', service.address, ['services']],
      ['number of the invoice', order.invoices[0]?.name.replace(' số ', ' ') ?? '', ['invoices']],
    ];
    for (const [how, words, kinds] of asked) {
      const { body } = await desk.list<FoundRecord>('search', { words });
      const found = body.rows.map((row) => row.kind);
      expect([how, kinds.filter((kind) => !found.includes(kind))]).toEqual([how, []]);
      for (const { path, kind } of body.rows)
        if (kind === 'orders') expect([how, path]).toEqual([how, `/orders/${orderId}/show`]);
    }
  });

  test('a customer whose name was misheard is found by a slip in each word, and nobody by two', async () => {
    const subject = await wireEndingSubject(backend);
    const [{ orderId }] = await runServices(subject);
    const desk = deskVisitor(await enterStaff(backend));
    // Letters alone, so that the name is a name.
    const mark = String(Date.now()).replaceAll(/\d/g, (digit) => 'bcdghklmnp'[Number(digit)] ?? '');
    await runSql(
      backend,
      `update parties set full_name = 'Nguyễn Khuê ${mark}' where id = (select owner_party_id from orders where id = '${orderId}')`,
    );
    const names = async (words: string) =>
      (await desk.list<FoundRecord>('search', { words })).body.rows
        .filter(({ kind }) => kind === 'customers')
        .map(({ name }) => name);
    const name = `Nguyễn Khuê ${mark}`;
    for (const words of [
      `nguyen khue ${mark}`,
      `nguyên khê ${mark}`,
      `nguyeen khue ${mark}`,
      `Nguyễn Khuế ${mark.slice(1)}`,
      `ngyuen khuue ${mark}x`,
    ])
      expect([words, await names(words)]).toEqual([words, [name]]);
    for (const words of [`nguyen khxx ${mark}`, `nguyen khue ${mark.slice(2)}xy`, `tran khue ${mark}`])
      expect([words, await names(words)]).toEqual([words, []]);
  });

  test('too few words, wildcards and foreign signs find nothing, and what is found is little', async () => {
    const desk = deskVisitor(await enterStaff(backend));
    for (const words of ['', ' ', 'a', '%%%', '__', "' or 1=1 --", 'x\u0000y', 'khong ai ten nay', 'x'.repeat(500)])
      expect([words, (await desk.list('search', { words })).body.total]).toEqual([words, 0]);
    const { body } = await desk.list<FoundRecord>('search', { words: 'example' });
    expect(body.rows.length).toBeLessThanOrEqual(20);
    expect((await desk.read('search', 'orders/1')).status).toBe(404);
  });

  test('a product is found by its name, without accents, and by its code', async () => {
    const desk = deskVisitor(await enterStaff(backend));
    for (const words of ['may chu rieng e5 32', 'ds-02']) {
      const { body } = await desk.list<FoundRecord>('search', { words });
      expect([words, body.rows.find(({ kind }) => kind === 'products')?.path]).toEqual([words, '/products/DS-02']);
    }
  });
});
