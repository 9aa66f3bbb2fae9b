import { expect, test } from 'vitest';
import { eachRealBackend } from '#test/kit/backends/backends.ts';
import { startLoggedBackend } from '#test/kit/backends/logged-backend.ts';

const CANARY = 'Canary-L5';

/** The messages of all lines that a backend of this level writes for one request. */
const linesAt = async (databaseUrl: string, level: string) => {
  const backend = await startLoggedBackend(databaseUrl, { LOG_LEVEL: level });
  const body = JSON.stringify({ query: `{ getProvinces { id name } }`, variables: { unused: CANARY } });
  await fetch(`${backend.url}/user-gateway/graphql`, { method: 'POST', body });
  await fetch(`${backend.url}/readyz`);
  await backend.close();
  return backend
    .logged()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { readonly msg: string; readonly path?: string; readonly statement?: string });
};

eachRealBackend('LOG_LEVEL of the backend', ({ databaseUrl }) => {
  test('CFG-01 at debug it logs requests, checks of its health and statements without their parameters', async () => {
    const lines = await linesAt(databaseUrl, 'debug');
    expect(lines.filter(({ msg }) => msg === 'request').map(({ path }) => path)).toEqual([
      '/user-gateway/graphql',
      '/readyz',
    ]);
    const statements = lines.flatMap(({ statement }) => statement ?? []);
    expect(statements.join('\n')).toMatch(/select .* from "provinces"/);
    expect(JSON.stringify(lines)).not.toContain(CANARY);
  });

  test('CFG-01 at info it logs requests only, at warn nothing of a good request', async () => {
    expect((await linesAt(databaseUrl, 'info')).map(({ msg }) => msg)).toEqual(['request']);
    for (const level of ['warn', 'error', 'silent']) expect(await linesAt(databaseUrl, level)).toEqual([]);
  });
});
