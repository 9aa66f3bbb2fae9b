import { expect, test } from 'vitest';
import { developmentIndex } from '#backend/development-index.ts';

test('the index of the backend links each explorer once, and no address that needs a value', async () => {
  const paths = ['/payment-hub/graphql', '/payment-hub/graphql', '/orders/:id', '/*', '/graphql', '/v1/places'];
  const page = String(
    await developmentIndex(
      paths.map((path) => ({ path })),
      { staffUrl: 'http://localhost:4001', shopUrl: 'http://localhost:3000' },
    ),
  );
  expect([...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'http://localhost:3000',
    'http://localhost:4001',
    '/livez',
    '/readyz',
    '/graphql',
    '/payment-hub/graphql',
  ]);
});
