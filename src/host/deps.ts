import type { OpenRequest } from '#composition/host.ts';
import type { UseCases } from '#core/operations.ts';
import type { RedirectHits } from '#core/redirects/redirect-hits.port.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { Renderer } from '#ssr/renderer.tsx';
import type { HostEnvironment } from './configuration/environment.ts';
import type { ClientFiles } from './http/client-files.ts';
import type { FlashCookie } from './pages/flash-cookie.ts';

/** Facts go to the log, never a query, a token or what somebody typed. */
export type HostLog = {
  readonly info: (facts: Readonly<Record<string, unknown>>, event: string) => void;
  readonly warn: (facts: Readonly<Record<string, unknown>>, event: string) => void;
  readonly error: (facts: Readonly<Record<string, unknown>>, event: string) => void;
};

/** Everything the host is made of; tests give it other parts. */
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
  /** The use cases of one request. `cookies` null: nobody in particular asks. `device`: his browser in words, `address`: where it is. */
  readonly open: OpenRequest;
  /** Use cases of nobody in particular that ask the services every time. */
  readonly probe: (requestId: string) => UseCases;
  /** Told of every rule that the host itself applies. */
  readonly redirectHits: RedirectHits;
  /** Origins of payment gateways that a form may be sent on to. */
  readonly gatewayOrigins: () => Promise<readonly string[]>;
  readonly renderer: () => Promise<Renderer>;
  readonly files: ClientFiles;
  readonly flash: FlashCookie;
  readonly clock: Clock;
  readonly log: HostLog;
  /** Changes with every build; part of every tag. */
  readonly buildId: string;
  /** Fetches media; tests serve their own. */
  readonly fetch: typeof fetch;
  /** False while developing: pages are drawn anew and no policy stands in the way of the dev server's scripts. */
  readonly production: boolean;
};

/** What the edge puts beside each request. */
export type HostVariables = { Variables: { requestId: string } };
