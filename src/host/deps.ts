import type { OpenRequest } from '#composition/host.ts';
import type { UseCases } from '#core/operations.ts';
import type { RedirectHits } from '#core/redirects/redirect-hits.port.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { Renderer } from '#ssr/renderer.tsx';
import type { HostEnvironment } from './configuration/environment.ts';
import type { ClientFiles } from './http/client-files.ts';
import type { FlashCookie } from './pages/flash-cookie.ts';

/** Facts must not contain queries, tokens or user input. */
export type HostLog = {
  readonly info: (facts: Readonly<Record<string, unknown>>, event: string) => void;
  readonly warn: (facts: Readonly<Record<string, unknown>>, event: string) => void;
  readonly error: (facts: Readonly<Record<string, unknown>>, event: string) => void;
};

/** All dependencies of the host; tests replace some. */
export type HostDeps = {
  readonly environment: Pick<
    HostEnvironment,
    | 'publicOrigin'
    | 'imageOrigin'
    | 'dataDir'
    | 'services'
    | 'logInOrigin'
    | 'recaptcha'
    | 'integrations'
    | 'trustProxy'
    | 'cacheSeconds'
  >;
  /**
   * Creates the use cases of one request. Null `cookies`: no particular visitor. `device`: the user's browser as text;
   * `address`: their IP address.
   */
  readonly open: OpenRequest;
  /** Anonymous use cases without cache. */
  readonly uncachedUseCases: (requestId: string) => UseCases;
  /** Counts the redirect rules that the host applies itself. */
  readonly redirectHits: RedirectHits;
  /** Origins of payment gateways that a form may be sent on to. */
  readonly gatewayOrigins: () => Promise<readonly string[]>;
  readonly renderer: () => Promise<Renderer>;
  readonly files: ClientFiles;
  readonly flash: FlashCookie;
  readonly clock: Clock;
  readonly log: HostLog;
  /** Changes with every build; part of every ETag. */
  readonly buildId: string;
  /** Fetches media; replaced in tests. */
  readonly fetch: typeof fetch;
  /** False in development: pages are not cached, and no security policy blocks the dev server's scripts. */
  readonly isProduction: boolean;
};

/** Variables that the outermost middleware sets for each request. */
export type HostVariables = { Variables: { requestId: string } };
