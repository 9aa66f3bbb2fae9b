import { inject } from 'vitest';
import { type CookieJar, cookieJar } from '#adapters/cookies/cookie-jar.ts';
import { cookieTokenStore } from '#adapters/cookies/token-store.ts';
import { requestBearer } from '#adapters/system/request-bearer.ts';
import { bindScoped } from '#composition/container.ts';
import { hostPorts } from '#composition/host-ports.ts';
import type { Wire } from '#composition/host-settings.ts';
import { hostShared } from '#composition/host-shared.ts';
import { createUseCases } from '#core/create-use-cases.ts';
import type { UseCases } from '#core/operations.ts';
import type { Ports } from '#core/ports.ts';
import { hostProcess } from '#host/cache/host-process.ts';
import { cacheParts } from '#test/host/caching/cache-parts.ts';
import { freshToken } from '#test/kit/backends/backends.ts';
import type { TestBackend } from '#test/kit/backends/start-backends.ts';
import { hostSettingsFor } from './host-settings.ts';

const log = { warn: () => undefined, debug: () => undefined };

export const openProcess = () => hostProcess(cacheParts(), null, { log, metrics: null });

export type Guest = { readonly ports: Ports; readonly useCases: UseCases; readonly jar: CookieJar };

/** The shop of a new guest, as the host composes it. */
export const openGuest = async (
  backend: Pick<TestBackend, 'url'>,
  wire: Wire = 'graphql',
  process = openProcess(),
): Promise<Guest> => {
  const { signing } = inject('secrets');
  const secrets = { guestSigning: [signing], anonymousToken: [await freshToken(backend)] } as const;
  const settings = hostSettingsFor(backend, secrets, wire);
  const jar = cookieJar(null, { secure: false, domain: null });
  const portsOf = bindScoped(hostPorts(settings, log, process.lists), hostShared(settings, log, process));
  const ports: Ports = portsOf({
    jar,
    bearer: requestBearer(null, cookieTokenStore(jar).orderAccess),
    requestId: 'testguest01',
    device: '',
    address: '',
    remainingMs: process.remainingMs,
    onCall: process.onCall,
  });
  return { ports, useCases: createUseCases(ports), jar };
};
