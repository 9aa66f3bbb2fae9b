import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eachBackend } from '#test/kit/backends/backends.ts';

const root = join(import.meta.dirname, '..', '..');
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** Runs the command; a process of its own, so that this one can answer as a proxy. */
const conformance = async (...args: string[]): Promise<{ readonly code: number | null; readonly text: string }> => {
  const run = spawn(process.execPath, [join(root, 'scripts', 'conformance.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
  });
  let text = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const [code] = await once(run, 'close');
  return { code: typeof code === 'number' ? code : null, text };
};

/** A service in front of this one that changes each answer. */
const spoiled = async (target: string, change: (body: string) => string): Promise<string> => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'GET', url = '/' } = request;
    const answer = await fetch(`${target}${url}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(change(await answer.text()));
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
};

/** Of a whole run of the command, on a busy machine too. */
const whole = { timeout: 300_000 };

// Each wire on one of the two databases.
eachBackend('npm run conformance', ({ url, name }) => {
  const wire = name === 'PGlite' ? 'graphql' : 'rest';

  test(`the reference backend passes over ${wire}`, whole, async () => {
    const { code, text } = await conformance('--product', url, '--user', url, '--whois', url, '--wire', wire);
    expect([code, text]).toEqual([0, expect.stringMatching(/the product service at .* CAT-01/)]);
    expect(text).toMatch(/the administrative units at .* SDK-06/);
    expect(text).toMatch(/the domain registry at .* DOM-04/);
  });

  test('a renamed field fails, and the answer says which operation and field', whole, async () => {
    const renamed = await spoiled(url, (body) => body.replaceAll('"handle":', '"handel":'));
    const { code, text } = await conformance('--product', renamed, '--wire', wire);
    expect(code).toBe(1);
    expect(text).toMatch(/(query \w+|GET \/\S+): status 200, \S*handle: invalid_type/);
  });
});

test('without a service the command says how it is called', async () => {
  expect(await conformance('--prodct', 'x')).toEqual({ code: 1, text: expect.stringContaining('--product ORIGIN') });
});
