import { describe, expect, test } from 'vitest';
import type { UseCases } from '#core/operations.ts';
import type { Deadline } from '#core/shared/environment.port.ts';
import { hostUnderTest } from './host-under-test.ts';

type List = UseCases['listProducts'];
const unreachable: List = async () => ({ ok: false, failure: { kind: 'unreachable' } });
const silent: List = () => new Promise(() => undefined);
/** Every limit has passed. */
const passed: Deadline = { within: async () => 'late' };

/** Status and body of both checks. */
const healthOf = async (options: Parameters<typeof hostUnderTest>[0]) => {
  const { host } = hostUnderTest(options);
  const answers = [await host.get('/livez'), await host.get('/readyz')];
  for (const answer of answers) expect(answer.headers.get('cache-control')).toBe('no-store');
  return Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]));
};
const alive = [200, { status: 'ok' }];

describe('ERR-06 health of the host', () => {
  test('ERR-06 a host whose catalogue answers is alive and ready', async () => {
    expect(await healthOf({})).toEqual([alive, alive]);
  });

  test('ERR-06 a host without catalogue is alive and not ready', async () => {
    const down = [503, { status: 'catalogue unreachable' }];
    expect(await healthOf({ replace: () => ({ listProducts: unreachable }) })).toEqual([alive, down]);
    expect(await healthOf({ replace: () => ({ listProducts: silent }), deadline: passed })).toEqual([alive, down]);
  });

  test('ERR-06 a host that ends is alive, not ready, and still serves', async () => {
    const options = { isDraining: () => true };
    expect(await healthOf(options)).toEqual([alive, [503, { status: 'draining' }]]);
    expect((await hostUnderTest(options).host.get('/robots.txt')).status).toBe(200);
  });

  test('ERR-06 checks are logged at level debug, so that they do not bury requests', async () => {
    const { host, logged } = hostUnderTest();
    await host.get('/livez');
    await host.get('/readyz');
    await host.get('/robots.txt');
    const requests = logged.filter(({ event }) => event === 'request');
    expect(requests.map(({ level, facts }) => [level, facts.path])).toEqual([
      ['debug', '/livez'],
      ['debug', '/readyz'],
      ['info', '/robots.txt'],
    ]);
  });
});
