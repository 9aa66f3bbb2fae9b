import { afterEach, expect, test } from 'vitest';
import { eachBackend, runSql, type TestBackend } from '#test/kit/backends/backends.ts';
import { openOrder, serverLine } from '#test/payment/payment-subject.ts';
import { wireEndingSubject } from '#test/services/ending/wire-ending-subject.ts';
import { runServices } from '#test/services/service-subject.ts';
import { monthsOf, offerOf, renewFor } from './laws-of-anchor-days.ts';

const setState = (backend: TestBackend, serviceId: string, state: string) =>
  runSql(
    backend,
    `update products set ${state} where id = (select product_id from cloud_services where id = '${serviceId}')`,
  );

eachBackend('a product that is not sold any more', (backend) => {
  let restore = async (): Promise<unknown> => undefined;
  afterEach(() => restore());

  test('SVC-01 services go on with it in the state renewals only, nobody buys it, and withdrawn it ends', async () => {
    const subject = await wireEndingSubject(backend);
    const [{ id }] = await runServices(subject, [serverLine()]);
    restore = () => setState(backend, id, 'available = true, renewable = false');
    await setState(backend, id, 'available = false, renewable = false');
    await expect(offerOf(subject, id)).rejects.toThrow('it cannot be renewed');
    await setState(backend, id, 'available = false, renewable = true');
    await expect(openOrder(subject, [serverLine()])).rejects.toThrow('product-unavailable');
    const { endDate } = await offerOf(subject, id);
    expect(await renewFor(subject, id, monthsOf(await offerOf(subject, id)))).toBeGreaterThan(endDate);
  });
});
