import { isProbe } from '#backend/platform/http/probes.ts';

export type RequestKind = 'graphql' | 'rest' | 'picture' | 'check' | 'staff';

/** What the backend counts while METRICS_TOKEN is set. Labels have few values: no paths, ids or addresses. */
export type BackendMetrics = {
  /** `ms`: until the answer was ready. */
  readonly request: (kind: RequestKind, status: number, ms: number) => void;
  /** In the text format of Prometheus. */
  readonly read: () => Promise<{ readonly text: string; readonly contentType: string }>;
};

/** Of a request to the public listener, by its path. */
export const requestKind = (path: string): RequestKind => {
  if (path.endsWith('/graphql')) return 'graphql';
  if (path.startsWith('/uploads/')) return 'picture';
  return isProbe(path) ? 'check' : 'rest';
};
