import { describe, expect, test } from 'vitest';
import { jsonRenderer } from '#test/host/drawing/drawing.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { routeRows } from '#ui/routes.ts';

const CANARY = 'canary-4f1e';

const opened = (change: Parameters<typeof jsonRenderer>[0] = {}) => hostUnderTest({ renderer: jsonRenderer(change) });
const pathsIn = ({ logged }: ReturnType<typeof opened>): readonly unknown[] =>
  logged.filter(({ event }) => event === 'request').map(({ facts }) => facts.path);

describe('what a log line tells of a path', () => {
  test('V14.2.4 V16.2.5 no id of a private page, no code and no unknown path is logged', async () => {
    const missing = { render: async () => ({ kind: 'page', status: 404, html: '', data: '' }) as const };
    for (const shop of [opened(), opened({ render: () => Promise.reject(new Error('bug')) })]) {
      for (const { path, audience } of routeRows) {
        const address = path.replaceAll(/\$\w+/g, CANARY);
        if (audience !== 'public') await shop.host.get(address);
        await shop.host.form(address, [['_use', CANARY]]);
      }
      await shop.host.get(`/bao-gia/${CANARY}.pdf`);
      await shop.host.get(`/api/${CANARY}`);
      await shop.host.get(`/api/loadQuotation?input=${JSON.stringify({ id: CANARY })}`);
      await shop.host.command('addVoucher', { code: CANARY, idempotencyKey: 'a'.repeat(32) });
      await shop.host.get(`//${CANARY}`);
      expect(JSON.stringify(shop.logged)).not.toContain(CANARY);
    }
    const shop = opened(missing);
    for (const path of [`/${CANARY}`, `/khong-co/${CANARY}`, `/a/b/c/d/${CANARY}`]) await shop.host.get(path);
    expect(JSON.stringify(shop.logged)).not.toContain(CANARY);
  });

  test('ERR-06 pages are told apart in the log: public ones by address, private ones by pattern', async () => {
    const shop = opened();
    for (const path of ['/san-pham/cloud-server?q=x', '/bao-gia/q-1', '/order/o-1', '/api/loadShell'])
      await shop.host.get(path);
    expect(pathsIn(shop)).toEqual(['/san-pham/cloud-server', '/bao-gia/$id', '/order/$id', '/api/loadShell']);
  });
});
