import { describe, expect, test } from 'vitest';
import { backendServices, serviceRefusal } from './backend-services.ts';
import { importsOf, sourcesBelow } from './imports.ts';
import { projectPath } from './may-import.ts';

const sources = sourcesBelow('backend');

describe('the services of the backend', () => {
  test('every service imports only the services in its row, types included', () => {
    const refused = sources.flatMap((path) => importsOf(path).flatMap((source) => serviceRefusal(path, source) ?? []));
    expect(refused).toEqual([]);
  });

  test('every row allows only services above it, so imports have no cycles', () => {
    const names = Object.keys(backendServices);
    for (const [at, name] of names.entries())
      expect(names.slice(0, at), name).toEqual(expect.arrayContaining([...(backendServices[name] ?? [])]));
  });

  test('every allowed service is imported', () => {
    const targets = (name: string) =>
      sources
        .filter((path) => path.startsWith(`backend/${name}/`))
        .flatMap((path) => importsOf(path).map((source) => projectPath(path, source) ?? ''))
        .join('\n');
    for (const [name, allowed] of Object.entries(backendServices))
      for (const other of allowed) expect(targets(name), name).toContain(`backend/${other}/`);
  });

  test.each([
    ['backend/platform/deps.ts', '#backend/environment.ts'],
    ['backend/platform/http/request-visitor.ts', '#backend/authorisation/schema.ts'],
    ['backend/authorisation/update-info.ts', '#backend/customers/schema.ts'],
    ['backend/campaigns/evaluate-voucher.ts', '#backend/orders/order-wire.ts'],
    ['backend/order-store/stored-order.ts', '#backend/orders/order-deps.ts'],
    ['backend/orders/lines/remove.ts', '#backend/payments/close-pending-payments.ts'],
    ['backend/orders/routes.ts', '#backend/services.ts'],
    ['backend/payments/routes.ts', '#backend/sandbox/bank/routes.ts'],
    ['backend/places/service.ts', '../customers/graphql.ts'],
    ['backend/quotations/routes.ts', '#backend/orders/rest/wire-bodies.ts'],
    ['backend/something-new/routes.ts', '#backend/platform/deps.ts'],
  ])('%s may not import %s', (path, source) => {
    expect(serviceRefusal(path, source)).not.toBeNull();
  });
});
