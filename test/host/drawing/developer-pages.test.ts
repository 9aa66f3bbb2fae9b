import { describe, expect, test } from 'vitest';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { jsonRenderer } from './drawing.ts';

const pages = ['/test', '/test12', '/flaticon'];

describe('V15.2.3 the pages for developers', () => {
  test.each(pages)('V15.2.3 in production %s is not found, whatever is sent to it', async (path) => {
    const renderer = jsonRenderer();
    const { host } = hostUnderTest({ renderer, mode: 'production' });
    expect((await host.get(path)).status).toBe(404);
    expect((await host.get(`${path}?a=b`)).status).toBe(404);
    expect((await host.get(path.replace('t', '%74'))).status).toBe(404);
    expect((await host.form(path, [['_use', 'logOut']])).status).toBe(404);
    expect(renderer.drawn).toEqual([]);
  });
  test('V15.2.3 in production nobody is told the state of the services', async () => {
    const { host, called } = hostUnderTest({ mode: 'production' });
    expect((await host.get('/api/selfCheck')).status).toBe(404);
    expect(called).toEqual([]);
  });
  test.each(pages)('ROUTE-41 in development %s is there', async (path) => {
    const { host } = hostUnderTest({ renderer: jsonRenderer() });
    expect((await host.get(path)).status).toBe(200);
  });
});
