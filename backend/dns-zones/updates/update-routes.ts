import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { canTry, findAddressWait } from '#backend/authorisation/rate-limits.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { lockZone } from '#backend/dns-zones/lock-zone.ts';
import type { PublishingSettings } from '#backend/dns-zones/publishing/environment.ts';
import { zoneOf } from '#backend/dns-zones/read-zone.ts';
import { writeChange } from '#backend/dns-zones/write-change.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { clientIpOf, readClientAddress } from '#backend/platform/http/client-address.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { networkOf } from '#contracts/client-address.ts';
import { UPDATE_PATH } from '#contracts/dns-zones.ts';
import { decideChange } from '#core/dns/decide-change.ts';
import { fullName } from '#core/dns/dns-record.ts';
import { toAsciiName } from '#core/dns/host-names.ts';
import { addressDifference } from '#core/dns/update-token.ts';
import { dnsUpdateTokens } from './schema.ts';

type Deps = BackendDeps<PublishingSettings>;

/** What routers understand. [help.dyn.com, remote access API: return codes] */
type UpdateCode = 'good' | 'nochg' | 'badauth' | 'nohost' | 'notfqdn' | 'abuse' | 'dnserr';

type Answer = { readonly code: UpdateCode; readonly address?: string };

/** The password of HTTP Basic; the user name says nothing. */
const readPassword = (headers: Headers): string => {
  const [, encoded = ''] = /^Basic ([A-Za-z\d+/=]{1,400})$/i.exec(headers.get('authorization') ?? '') ?? [];
  return Buffer.from(encoded, 'base64').toString('utf8').split(':').slice(1).join(':');
};

/** Sets the address under the lock of the zone. */
const setAddress = (deps: Deps, digest: string, host: string, address: string): Promise<Answer> =>
  deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ token: dnsUpdateTokens, service: cloudServices })
      .from(dnsUpdateTokens)
      .innerJoin(cloudServices, eq(cloudServices.id, dnsUpdateTokens.serviceId))
      .where(eq(dnsUpdateTokens.digest, digest));
    if (!found) return { code: 'badauth' };
    const { token, service } = found;
    const at = deps.clock.now();
    await lockZone(tx, service.id, at);
    const zone = await zoneOf({ ...deps, db: tx }, service);
    if (zone === null || !zone.canChange || host !== fullName(zone.domain, token.name)) return { code: 'nohost' };
    const change = addressDifference(zone.records, token.name, address);
    if (change === null) return { code: 'dnserr' };
    const decided = decideChange(zone, { ...change, version: zone.version, origin: 'dynamic' });
    if (!decided.ok) return { code: 'dnserr' };
    await tx.update(dnsUpdateTokens).set({ usedAt: at }).where(eq(dnsUpdateTokens.digest, digest));
    const isWritten = await writeChange(tx, service.id, {
      zone,
      decided: decided.value,
      origin: 'dynamic',
      by: 'customer',
      at,
    });
    return { code: isWritten ? 'good' : 'nochg', address: change.address };
  });

/**
 * `GET` or `POST /nic/update?hostname=…&myip=…` with a token as password of HTTP Basic, in the way that routers know as
 * dyndns2; without `myip` the address is that of the request. One name a request.
 */
export const updateRoutes = (deps: Deps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const answer = async (c: Context<ServiceVariables>): Promise<Answer> => {
    const { headers } = c.req.raw;
    const [client, token] = [readClientAddress(deps, c.env, headers), readPassword(headers)];
    const [known] = await deps.db
      .select({ name: dnsUpdateTokens.name })
      .from(dnsUpdateTokens)
      .where(eq(dnsUpdateTokens.digest, tokenDigest(token)));
    if (!known) {
      const wait = await findAddressWait(deps, 'dnsUpdateGuess', client === '' ? null : networkOf(client));
      return { code: wait === null ? 'badauth' : 'abuse' };
    }
    if (!(await canTry(deps, 'dnsUpdate', tokenDigest(token)))) return { code: 'abuse' };
    const host = toAsciiName((c.req.query('hostname') ?? '').trim()).replace(/\.$/, '');
    if (!host.includes('.')) return { code: 'notfqdn' };
    const address = c.req.query('myip')?.trim() || clientIpOf(deps, c.env, headers);
    return setAddress(deps, tokenDigest(token), host, address);
  };
  app.on(['GET', 'POST'], UPDATE_PATH, async (c) => {
    const { code, address } = await answer(c);
    const isUnknown = code === 'badauth';
    return c.text(address === undefined ? code : `${code} ${address}`, isUnknown ? 401 : 200, {
      'cache-control': 'no-store',
      ...(isUnknown ? { 'www-authenticate': 'Basic realm="dns"' } : {}),
    });
  });
  return app;
};
