import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { rdapBases } from '#adapters/rest/registries/rdap-bases.ts';
import { rdapRegistry } from '#adapters/rest/registries/rdap-registry.ts';
import { verifyRecaptcha } from '#backend/authorisation/factors/bot-check.ts';
import { callProvider } from '#backend/authorisation/providers/provider-call.ts';
import { powerDnsApi } from '#backend/dns-zones/publishing/powerdns/powerdns-api.ts';
import { postForPage } from '#backend/payments/request-page.ts';
import { webhookProvisioner } from '#backend/provisioning/providers/webhook/webhook-provisioner.ts';
import { foreignFetch } from '#contracts/foreign-fetch.ts';
import { root, sourcesBelow } from '#test/architecture/imports.ts';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';
import { anyTask } from '#test/provisioning/any-task.ts';

const MEGABYTE = 1_024 * 1_024;
/** What the largest limit and the buffers on the way hold. */
const MAX_SENT = 24 * MEGABYTE;

/** A system that answers every request in the same bad way, and counts what it sends. */
type BadSystem = { readonly url: string; sent: number; followed: number; readonly server: Server };

const start = async (kind: 'endless' | 'elsewhere'): Promise<BadSystem> => {
  const system: BadSystem = { url: '', sent: 0, followed: 0, server: createServer() };
  system.server.on('request', (request, response) => {
    if (request.url === '/elsewhere') system.followed += 1;
    if (kind === 'elsewhere' && request.url !== '/elsewhere') {
      response.writeHead(307, { location: '/elsewhere' }).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    const piece = ' '.repeat(64 * 1_024);
    const send = (): void => {
      while (!response.destroyed && system.sent < 10 * MAX_SENT) {
        system.sent += piece.length;
        if (!response.write(piece)) {
          response.once('drain', send);
          return;
        }
      }
      response.end();
    };
    send();
  });
  await new Promise<void>((resolve) => system.server.listen(0, '127.0.0.1', resolve));
  const { port } = system.server.address() as AddressInfo;
  return Object.assign(system, { url: `http://127.0.0.1:${port}` });
};

const clock = { now: () => 1_800_000_000_000 };
const secrets = [sampleSecret('PROVISIONING_SECRET')] as const;
const [task] = fc.sample(anyTask, { seed: 1, numRuns: 1 });

/** Every way in which the shop calls a system of somebody else; each settles as if nothing had answered. */
const calls: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
  'a registry': async (url) => {
    const asked = await rdapRegistry({ bases: { '.com': `${url}/` }, bootstrap: null, clock }).check('may.com');
    return asked.ok && asked.value.status === 'unknown' ? Promise.reject(new Error('unknown')) : asked;
  },
  'the list of registries': async (url) =>
    (await rdapBases({ bases: {}, bootstrap: url, clock })('.com')) ?? Promise.reject(new Error('unknown')),
  'a log-in provider': (url) => callProvider(fetch, url, z.unknown(), { form: { code: 'x' } }),
  'a gateway of payments': (url) => postForPage(fetch, url, z.object({}), { body: '{}' }),
  'the check for robots': async (url) => {
    const isHuman = await verifyRecaptcha('s', 't', (_, init) => fetch(url, init));
    return isHuman || Promise.reject(new Error('not verified'));
  },
  'a name server': async (url) => {
    const read = await powerDnsApi({ url, key: 'x' }).load('may.vn');
    return read.ok ? read : Promise.reject(new Error(read.failure.kind));
  },
  'a system that sets services up': (url) => {
    if (task === undefined) throw new Error('no task');
    return webhookProvisioner({ url, secrets, abilities: [] }).perform(task, clock.now());
  },
  'any other': async (url) => (await foreignFetch()(url)).text(),
};

describe('systems of others', () => {
  const systems: BadSystem[] = [];
  let endless: BadSystem;
  let elsewhere: BadSystem;
  beforeAll(async () => {
    endless = await start('endless');
    elsewhere = await start('elsewhere');
    systems.push(endless, elsewhere);
  });
  afterAll(() => {
    for (const { server } of systems) {
      server.closeAllConnections();
      server.close();
    }
  });

  test.each(Object.entries(calls))('V15.2.2 an answer without end of %s is not read to its end', async (_, call) => {
    endless.sent = 0;
    await expect(call(endless.url)).rejects.toThrow();
    expect(endless.sent).toBeLessThan(MAX_SENT);
  });

  test.each(Object.entries(calls))('V15.3.2 nothing follows %s elsewhere', async (_, call) => {
    await expect(call(elsewhere.url)).rejects.toThrow();
    expect(elsewhere.followed).toBe(0);
  });

  /** To hosts of the shop, or without reading what is answered. */
  const exempt = [
    'backend/content/notify-hosts.ts',
    'backend/outbox/send-sms.ts',
    'backend/status/probes.ts',
    // The shop's own services.
    'src/adapters/service-client.ts',
  ];

  test('V15.3.2 whatever calls a system of others does it that way', () => {
    const files = [...sourcesBelow('backend'), ...sourcesBelow('src/adapters')].filter(
      (path) => !/\/(sandbox|browser|remote)\//.test(path) && !exempt.includes(path),
    );
    const direct = files.filter((path) => {
      const source = readFileSync(join(root, path), 'utf8').replaceAll(/foreignFetch\([^()]*\)\(/g, '');
      return /(?<![.\w])(?:fetch|network)\(/.test(source);
    });
    expect(files.length).toBeGreaterThan(300);
    expect(direct).toEqual([]);
    for (const path of exempt.slice(0, 3)) {
      const source = readFileSync(join(root, path), 'utf8');
      expect(source).toMatch(/redirect: '(?:error|manual)'/);
      expect(source).not.toMatch(/answer\.(?:text|json|arrayBuffer)\(/);
    }
  });
});
