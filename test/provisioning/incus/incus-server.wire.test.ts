import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { products } from '#backend/catalogue/schema.ts';
import { provisioningTasks } from '#backend/cloud-services/tasks/task-schema.ts';
import { exchangeWith } from '#backend/provisioning/providers/incus/exchange-with.ts';
import type { Done, Task, TaskKind } from '#backend/provisioning/provisioner.ts';
import { serviceId } from '#core/shared/ids.ts';
import { describeLaws } from '#test/kit/law.ts';
import { answersPing, hasIncus, type IncusServerProcess, overSsh, startIncus } from '#test/kit/servers/incus-server.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { taskFor } from '#test/provisioning/any-task.ts';
import { complete, type ProvisionerSubject, provisionerLaws } from '#test/provisioning/provisioner.contract.ts';
import { openSetUpShop } from '#test/services/entry/set-up-shop.ts';
import { incusSubject } from './incus-subject.ts';

/** Continuous integration has it; elsewhere it may be missing. */
describe.runIf(process.env.CI === 'true' || hasIncus)('a server of machines', () => {
  let server: IncusServerProcess;
  let subject: ProvisionerSubject;
  beforeAll(async () => {
    server = await startIncus();
    const { url, client, certificate, image } = server;
    const settings = { url, client, certificate, images: { '*': image } };
    subject = { ...incusSubject(exchangeWith({ url, client, certificate }), settings), cases: 5 };
  });
  afterAll(() => server.stop());

  describeLaws('keeps the laws of a provisioner', provisionerLaws, async () => subject);

  const ask = (kind: TaskKind, service: Partial<Task['service']> = {}): Promise<Done> =>
    complete(subject, taskFor(kind, { line: 'cloud-server', ...service }));
  const starts = async (name: string) => Number((await server.inside(name, 'wc', '-l', '/var/starts')).split(' ')[0]);

  test('SVC-01 a machine answers ping and SSH with what its owner is told, through all that happens to it', async () => {
    const { service } = taskFor('set-up', { line: 'cloud-server' });
    const { facts } = await ask('set-up', service);
    const [address = '', first] = [facts?.address, facts?.password ?? ''];
    expect(await answersPing(address)).toBe(true);
    expect(await overSsh(address, first, 'cat /proc/1/comm')).toBe('init');
    expect(await overSsh(address, `${first}x`, 'echo in')).toBeNull();

    const name = `m${service.id}`;
    const reboot = taskFor('reboot', service);
    await Promise.all([1, 2, 3].map(() => complete(subject, reboot)));
    expect(await starts(name)).toBe(2);

    await ask('suspend', service);
    expect(await answersPing(address)).toBe(false);
    await ask('resume', service);
    await expect.poll(() => answersPing(address)).toBe(true);

    const { password } = await ask('reset-password', service);
    expect([await overSsh(address, first, 'echo in'), await overSsh(address, password ?? '', 'echo in')]).toEqual([
      null,
      'in',
    ]);

    await server.inside(name, 'touch', '/root/mine');
    const again = await ask('reinstall', service);
    await expect.poll(() => overSsh(address, again.password ?? '', 'ls /root')).toBe('');

    await ask('end', service);
    expect(await server.names()).not.toContain(name);
    expect(await answersPing(address)).toBe(false);
  });

  test('SVC-01 a stranger’s certificate is refused, and another server is not believed', async () => {
    const load = (given: Partial<IncusServerProcess>) =>
      exchangeWith({ ...server, ...given })('GET', '/1.0/instances', {});
    const other = await startIncus();
    await expect(load({ client: other.client }).then(({ text }) => JSON.parse(text))).resolves.toMatchObject({
      error_code: 403,
    });
    await expect(load({ certificate: other.certificate })).rejects.toThrow();
    await other.stop();
  });

  test('SVC-01 a server that is bought and paid in the shop becomes a machine that its owner enters', async () => {
    const shop = await openSetUpShop({
      PROVISIONERS: 'cloud-server=incus, *=manual',
      INCUS_URL: server.url,
      INCUS_CLIENT: server.client,
      INCUS_SERVER_CERTIFICATE: server.certificate,
      INCUS_IMAGES: `*=${server.image}`,
      INCUS_LOCATIONS: 'Hà Nội, TP. Hồ Chí Minh, Đà Nẵng',
    });
    const { db } = shop.office.backend.deps;
    // Kernels without policing of traffic, such as those of small virtual machines, start no machine with a limit of it.
    for (const { id, specifications } of await db.select().from(products))
      await db
        .update(products)
        .set({ specifications: specifications.filter(({ label }) => label !== 'Băng thông') })
        .where(eq(products.id, id));
    const { id } = await shop.one();
    const isDelivered = async () => (await shop.rowOf(id)).status === 'COMPLETED';
    for (let reads = 0; reads < 30 && !(await isDelivered()); reads += 1) await shop.subject.pass(10_000);
    expect(await db.select().from(provisioningTasks)).toMatchObject([{ kind: 'set-up', state: 'done', error: null }]);
    const { setUp } = await shop.rowOf(id);
    const password = unwrap(await graphqlServiceGateway(shop.client()).initialPassword(serviceId(id)));
    expect(await overSsh(setUp.address, password, 'hostname')).toBe(`m${id}`);
    await shop.office.close();
  });
});
