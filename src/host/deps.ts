import type { OpenRequest } from '#composition/host.ts';
import type { RequestLog } from '#composition/host-settings.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';
import type { UseCases } from '#core/operations.ts';
import type { Clock, Deadline } from '#core/shared/environment.port.ts';
import type { Revision } from '#host/cache/revision.ts';
import type { Renderer } from '#ssr/renderer.tsx';
import type { HostEnvironment } from './configuration/environment.ts';
import type { ClientFiles } from './http/client-files.ts';
import type { HostMetrics } from './metrics/metrics.ts';
import type { FlashCookie } from './pages/flash-cookie.ts';

/** Facts must not contain queries, tokens or user input. */
export type HostLog = Readonly<Record<'debug' | 'info' | 'warn' | 'error', RequestLog['warn']>>;

/** Tests replace some of these. */
export type HostDeps = {
  readonly environment: Pick<
    HostEnvironment,
    | 'mode'
    | 'publicOrigin'
    | 'portalOrigin'
    | 'imageOrigins'
    | 'pictureOrigins'
    | 'dataDir'
    | 'authPublicOrigin'
    | 'recaptcha'
    | 'integrations'
    | 'trustedProxies'
    | 'cacheSeconds'
    | 'contentSite'
    | 'identity'
    | 'securityContacts'
    | 'hstsPreload'
  >;
  /** Use cases of one request. Null `cookies`: no visitor. `device`: browser as text; `address`: IP address. */
  readonly open: OpenRequest;
  readonly uncachedUseCases: (requestId: string) => UseCases;
  /** Gateways, identity providers, panels and labs that a form may be sent on to. */
  readonly formOrigins: () => Promise<readonly string[]>;
  readonly renderer: () => Promise<Renderer>;
  readonly files: ClientFiles;
  readonly flash: FlashCookie;
  readonly clock: Clock;
  readonly deadline: Deadline;
  /** Notices of the content system, which make caches old. */
  readonly revision: Revision;
  readonly log: HostLog;
  /** Null: nothing is counted. */
  readonly metrics: HostMetrics | null;
  /** The process ends soon and takes no new visitors. */
  readonly isDraining: () => boolean;
  /** Verify notices of the content system; null refuses them. */
  readonly contentNoticeSecrets: SecretList | null;
  /** Part of every ETag. */
  readonly buildId: string;
  readonly fetch: typeof fetch;
  /** False: no page cache, and the security policy allows the dev server's scripts. */
  readonly isProduction: boolean;
};

/** Set by the outermost middlewares. `address`: the request's URL at the public origin. */
export type HostVariables = { Variables: { requestId: string; address: URL } };
