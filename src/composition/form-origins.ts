import { cookieJar } from '#adapters/cookies/cookie-jar.ts';
import { requestBearer } from '#adapters/system/request-bearer.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { bindScoped } from './container.ts';
import { hostPorts } from './host-ports.ts';
import type { HostProcess, HostSettings, RequestLog } from './host-settings.ts';
import { type HostShared, parseAnonymousToken } from './host-shared.ts';

/** How long a page waits for the first answer of a service, ms. */
const TIMEOUT_MS = 2_000;

/** Names these calls in the log. */
const TASK = 'form-origins';

type LoadOrigins = () => Promise<Result<readonly string[], PortFailure>>;

/** Where the pages of payment gateways and identity providers are, by the ports of the shop, without a visitor. */
export const formOriginsOf = (
  settings: HostSettings,
  log: RequestLog,
  host: HostProcess,
  shared: HostShared,
): { readonly gateways: LoadOrigins; readonly providers: LoadOrigins } => {
  const { payments, accounts } = bindScoped(
    hostPorts(settings, log, host.lists),
    shared,
  )({
    jar: cookieJar(null, { secure: false, domain: null }),
    bearer: requestBearer(parseAnonymousToken(settings)),
    requestId: TASK,
    device: '',
    address: '',
    remainingMs: () => TIMEOUT_MS,
    onCall: host.onCall,
  });
  return {
    gateways: async () => {
      const found = await payments.methods();
      return found.ok ? ok(found.value.flatMap(({ redirectOrigins }) => redirectOrigins)) : found;
    },
    providers: async () => {
      const found = await accounts.loginProviders();
      return found.ok ? ok(found.value.flatMap(({ origins }) => origins)) : found;
    },
  };
};
