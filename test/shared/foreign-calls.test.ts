import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import * as zm from 'zod/mini';
import { rdapBases } from '#adapters/rest/registries/rdap-bases.ts';
import { rdapRegistry } from '#adapters/rest/registries/rdap-registry.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { verifyRecaptcha } from '#backend/authorisation/factors/bot-check.ts';
import { callProvider } from '#backend/authorisation/providers/provider-call.ts';
import { powerDnsApi } from '#backend/dns-zones/publishing/powerdns/powerdns-api.ts';
import { postForPage } from '#backend/payments/request-page.ts';
import { webhookProvisioner } from '#backend/provisioning/providers/webhook/webhook-provisioner.ts';
import { foreignFetch } from '#contracts/foreign-fetch.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import { fetchPicture } from '#host/media/fetch-picture.ts';
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

const client = (baseUrl: string) => serviceClient({ baseUrl, bearer: null, requestId: 'request0001' });
const garbled = { ok: false, failure: { kind: 'garbled' } };

/** Whether redirected or too long, the call says so and never throws. */
const failing = async (answer: Promise<Result<unknown, PortFailure>>): Promise<unknown> => {
  const result = await answer;
  return result.ok ? result : Promise.reject(new Error(result.failure.kind));
};

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
  'a service or the content system over REST': (url) =>
    failing(client(url).rest('GET', '/x', { schema: zm.unknown() })),
  'a service over GraphQL': (url) => failing(client(url).graphql('query Look { look }', {}, zm.object({}))),
  'a store of pictures': async (url) => {
    const environment = { imageOrigins: [url], pictureOrigins: [] };
    const picture = await fetchPicture({ environment, fetch }, '/uploads/may.png', MEGABYTE);
    return picture?.ok ? picture.arrayBuffer() : Promise.reject(new Error('no picture'));
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

  test('V15.2.2 an answer of a service that is too long cannot be parsed, also for a write', async () => {
    const schema = zm.unknown();
    expect(await client(endless.url).rest('GET', '/x', { schema })).toEqual(garbled);
    expect(await client(endless.url).rest('PUT', '/x', { schema })).toEqual(garbled);
    expect(await client(endless.url).graphql('mutation Do { done }', {}, zm.object({}))).toEqual(garbled);
  });

  test('V15.2.2 neither a told length nor packing hides what is too long, and what is short arrives whole', async () => {
    const short = 'mây '.repeat(1_000);
    const long = Buffer.alloc(2 * MEGABYTE, 'a');
    const answers: Readonly<Record<string, readonly [OutgoingHttpHeaders, Buffer | string]>> = {
      '/short': [{ 'content-length': Buffer.byteLength(short) }, short],
      '/short-untold': [{}, short],
      '/short-packed': [{ 'content-encoding': 'gzip' }, gzipSync(short)],
      '/long': [{ 'content-length': long.length }, long],
      '/long-packed': [{ 'content-encoding': 'gzip', 'content-length': gzipSync(long).length }, gzipSync(long)],
      // The rest belongs to no answer.
      '/lying': [{ 'content-length': 5 }, 'mây và nhiều hơn nữa'],
    };
    const server = createServer(({ url = '' }, response) => {
      const [headers, body] = answers[url] ?? [{}, ''];
      response.strictContentLength = false;
      response.writeHead(200, headers).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const read = async (path: string): Promise<string> =>
      (await foreignFetch()(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).text();
    for (const path of ['/short', '/short-untold', '/short-packed']) expect(await read(path)).toBe(short);
    for (const path of ['/long', '/long-packed']) await expect(read(path), path).rejects.toThrow();
    expect((await read('/lying').catch(() => '')).length).toBeLessThanOrEqual(5);
    server.closeAllConnections();
    server.close();
  });

  /** To hosts of the shop, or without reading what is answered. */
  const exempt = ['backend/content/notify-hosts.ts', 'backend/outbox/send-sms.ts', 'backend/status/probes.ts'];
  /** Calls nothing but the host, or plays a foreign system. */
  const inBrowsers = /^src\/(?:ui|desk|worker|composition\/browser\.ts)|\/(?:sandbox|browser|remote)\//;

  test('V15.3.2 whatever calls a system of others does it that way', () => {
    const files = [...sourcesBelow('backend'), ...sourcesBelow('contracts'), ...sourcesBelow('src')].filter(
      (path) => !inBrowsers.test(path) && ![...exempt, 'contracts/foreign-fetch.ts'].includes(path),
    );
    const direct = files.filter((path) => {
      const source = readFileSync(join(root, path), 'utf8').replaceAll(/foreignFetch\([^()]*\)\(/g, '');
      return /(?<![.\w])(?:(?:deps|options)\.)?(?:fetch|network|\(.*\bfetch\))\(/.test(source);
    });
    expect(files.length).toBeGreaterThan(300);
    expect(direct).toEqual([]);
    for (const path of exempt) {
      const source = readFileSync(join(root, path), 'utf8');
      expect(source).toMatch(/redirect: '(?:error|manual)'/);
      expect(source).not.toMatch(/answer\.(?:text|json|arrayBuffer)\(/);
    }
  });
});
