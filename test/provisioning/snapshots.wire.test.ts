import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlServiceControl } from '#adapters/graphql/service-control.ts';
import { graphqlSnapshots } from '#adapters/graphql/services/snapshots.ts';
import { type ServiceId, serviceId } from '#core/shared/ids.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { openSetUpShop, type SetUpShop } from '#test/services/entry/set-up-shop.ts';
import { typedFacts } from './memory-provisioner.ts';
import { SECRET } from './receiver.ts';

type Asked = { readonly task: string; readonly kind: string; readonly snapshot: string | null };

/** A system that does each task at once, and whose lists can be held back on the way. */
const startSystem = async () => {
  const names: string[] = [];
  const asked: Asked[] = [];
  let isUp = true;
  let held: Promise<void> | null = null;
  let waiting = 0;
  const done = ({ task, kind, snapshot }: Asked) => {
    asked.push({ task, kind, snapshot });
    if (kind === 'take-snapshot' && snapshot !== null) names.push(snapshot);
    const facts = kind === 'set-up' ? { facts: typedFacts('machine') } : {};
    return { version: 1, type: 'answer', task, state: 'done', ...facts };
  };
  const listOf = (service: string) => ({
    version: 1,
    type: 'snapshots',
    service,
    snapshots: names.map((name) => ({ name, at: '2026-11-28T09:05:00Z', size: null })),
  });
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const [, service = ''] = /\/services\/([0-9a-f]{32})\/snapshots$/.exec(request.url ?? '') ?? [];
    // What was read before it is held back is old afterwards.
    const answer = JSON.stringify(service === '' ? done(JSON.parse(body)) : listOf(service));
    if (service !== '' && held !== null) {
      waiting += 1;
      await held;
    }
    response.writeHead(isUp ? 200 : 503).end(answer);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/tasks`,
    asked,
    setUp: (up: boolean) => {
      isUp = up;
    },
    /** Returns what lets the lists go that are asked for from now on, and no others. */
    hold: () => {
      let release = (): void => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return {
        release: () => release(),
        stopHolding: () => {
          held = null;
        },
      };
    },
    /** Lists that were held back. */
    waiting: () => waiting,
    close: () => server.close(),
  };
};

describe('a shop over a system that keeps snapshots', () => {
  let system: Awaited<ReturnType<typeof startSystem>>;
  let shop: SetUpShop;
  let id: ServiceId;
  beforeAll(async () => {
    system = await startSystem();
    shop = await openSetUpShop({
      PROVISIONERS: 'cloud-server=webhook, *=manual',
      PROVISIONING_URL: system.url,
      PROVISIONING_SECRET: SECRET,
      PROVISIONING_ABILITIES: 'power,snapshots',
    });
    id = serviceId((await shop.one()).id);
    await shop.subject.pass(2_000);
  });
  afterAll(async () => {
    await shop.office.close();
    system.close();
  });

  const take = (name: string) =>
    graphqlSnapshots(shop.client()).run(id, { kind: 'take-snapshot', name }, shop.subject.newIdempotencyKey());
  const names = async () => unwrap(await graphqlSnapshots(shop.client()).list(id))?.map(({ name }) => name) ?? null;

  test('SVC-01 the system is told which snapshot a task is about, and nothing else of who asked', async () => {
    unwrap(await take('ban-1'));
    await shop.subject.pass(2_000);
    expect(system.asked.at(-1)).toMatchObject({ kind: 'take-snapshot', snapshot: 'ban-1' });
    expect(await names()).toEqual(['ban-1']);
    expect(unwrap(await graphqlServiceControl(shop.client()).load(id)).log[0]).toMatchObject({ outcome: 'done' });
  });

  test('SVC-01 a list that grew old on the way decides nothing: the press is refused, and repeated it counts', async () => {
    unwrap(await take('ban-2'));
    await shop.subject.pass(2_000);
    const { release, stopHolding } = system.hold();
    const slow = take('ban-4');
    await expect.poll(system.waiting).toBe(1);
    stopHolding();
    unwrap(await take('ban-3'));
    await shop.subject.pass(2_000);
    release();
    expect(await slow).toMatchObject({ ok: false, failure: { code: 'service-action-running' } });
    expect(await take('ban-4')).toMatchObject({ ok: false, failure: { code: 'too-many-snapshots' } });
    expect(await names()).toEqual(['ban-1', 'ban-2', 'ban-3']);
  });

  test('SVC-01 nothing is begun while the system does not answer, and the press is refused in words', async () => {
    system.setUp(false);
    expect(await names()).toBeNull();
    expect(await take('ban-5')).toMatchObject({ ok: false, failure: { code: 'snapshots-unreadable' } });
    system.setUp(true);
    expect(system.asked.map(({ snapshot }) => snapshot)).not.toContain('ban-5');
  });
});
