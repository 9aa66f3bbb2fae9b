import type { ServiceCall } from '#composition/host-settings.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';
import type { VitalName } from '#core/consent/vitals.ts';

/** Where metrics are read, and by which bearer tokens. */
export type MetricsAddress = { readonly host: string; readonly port: number; readonly tokens: SecretList };

export type RequestKind = 'page' | 'form' | 'api' | 'picture' | 'file' | 'feed' | 'check';

/** What the host counts while METRICS_TOKEN is set. Labels have few values: no paths, ids or addresses. */
export type HostMetrics = {
  /** `ms`: until the answer was ready. */
  readonly request: (kind: RequestKind, status: number, ms: number) => void;
  /** A page that everybody sees was there, or had to be drawn. */
  readonly sharedPage: (from: 'cache' | 'drawn') => void;
  readonly call: (call: Pick<ServiceCall, 'service' | 'outcome' | 'ms'>) => void;
  /** A measurement of a visit, in ms; CLS in parts of the window. `pages`: a family of pages. */
  readonly vital: (name: VitalName, pages: string, value: number) => void;
  /** In the text format of Prometheus. */
  readonly read: () => Promise<{ readonly text: string; readonly contentType: string }>;
};
