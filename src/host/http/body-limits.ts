import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MAX_ZONE_FILE_BYTES } from '#core/dns/zone-file.ts';
import { MAX_DOCUMENT_BYTES } from '#core/domains/documents/validate-document-file.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { OperationName, UseCases } from '#core/operations.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { MAX_PICTURE_BYTES } from '#core/shared/picture-text.ts';
import { createUploadSlots } from '#core/shared/upload-slots.ts';
import { MAX_FILES_BYTES } from '#core/support-rules/support-limits.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import type { RouteRow, Upload } from '#ui/routes.ts';
import { sessionOf, visitorScope, withCookies } from './request-scope.ts';

/** Requests without a body. Asking for it builds a whole `Request`, a twentieth of what a kept page costs. */
const bodiless = ['GET', 'HEAD'];

/** Of every request that uploads no file. */
const MAX_BODY_BYTES = 64 * 1024;

/** With all files in base64 or form encoding, and the other fields. A plain form sends all documents of a domain. */
export const maxUploadBytes: Readonly<Record<Upload, number>> = {
  picture: 2 * MAX_PICTURE_BYTES,
  documents: 5 * MAX_DOCUMENT_BYTES + MAX_BODY_BYTES,
  // A file, or its text in form encoding.
  zone: 3 * MAX_ZONE_FILE_BYTES + MAX_BODY_BYTES,
  // What is a little too large is refused by name.
  support: 2 * MAX_FILES_BYTES + MAX_BODY_BYTES,
};

const uploadCommands: Partial<Record<OperationName, Upload>> = {
  setAvatar: 'picture',
  saveRegistrantDocuments: 'documents',
  importZone: 'zone',
  openSupportRequest: 'support',
  answerSupportRequest: 'support',
};

/** Why the visitor may not upload; null when they may. */
const refusals: Readonly<Record<Upload, (useCases: UseCases) => Promise<ShopFailure | null>>> = {
  picture: async ({ loadAddresses }) => {
    const asked = await loadAddresses({});
    return asked.ok ? null : asked.failure;
  },
  documents: async ({ loadRegistrantDocumentsList }) => {
    const asked = await loadRegistrantDocumentsList({});
    if (!asked.ok) return asked.failure;
    return asked.value.length > 0 ? null : { kind: 'denied' };
  },
  zone: async ({ loadServices }) => {
    const asked = await loadServices({ filter: 'all', keyword: null });
    if (!asked.ok) return asked.failure;
    return asked.value.services.some(({ type }) => type === DOMAIN_LINE) ? null : { kind: 'denied' };
  },
  support: async ({ listSupportRequests }) => {
    const asked = await listSupportRequests({});
    return asked.ok ? null : asked.failure;
  },
};

export type BodyRefusals = {
  /** Too many uploads are under way. The body has not been read. */
  readonly busy: (c: Context<HostVariables>) => Response;
  readonly tooLarge: (c: Context<HostVariables>) => Response;
  /** The body has not been read. */
  readonly notAuthorised: (c: Context<HostVariables>, failure: ShopFailure) => Response;
};

/**
 * At most 64 kB, and four uploads at once, one of a session; files only where the route has an upload, and only from a
 * visitor who may upload. [ASVS V5.2.1, V15.2.2]
 */
export const limitBodies = (
  app: Hono<HostVariables>,
  deps: HostDeps,
  rowOf: (pathname: string) => Promise<RouteRow | null>,
  { busy, tooLarge, notAuthorised }: BodyRefusals,
): void => {
  const limited = (maxSize: number): MiddlewareHandler => bodyLimit({ maxSize, onError: tooLarge });
  const usual = limited(MAX_BODY_BYTES);
  const slots = createUploadSlots();
  const uploads: Readonly<Record<Upload, MiddlewareHandler>> = {
    picture: limited(maxUploadBytes.picture),
    documents: limited(maxUploadBytes.documents),
    zone: limited(maxUploadBytes.zone),
    support: limited(maxUploadBytes.support),
  };
  app.use(async (c, next) => {
    if (bodiless.includes(c.req.method) || c.req.raw.body === null) return next();
    const size = declaredSize(c.req.raw.headers);
    if (size <= MAX_BODY_BYTES) return usual(c, next);
    const upload = await uploadOf(c.get('address').pathname, rowOf);
    if (upload === null) return usual(c, next);
    if (Number.isFinite(size) && size > maxUploadBytes[upload]) return tooLarge(c);
    const scope = visitorScope(c, deps);
    const failure = await refusals[upload](scope.useCases);
    if (failure !== null) return withCookies(notAuthorised(c, failure), scope);
    const free = slots.take(sessionOf(scope.jar));
    if (free === null) return busy(c);
    try {
      return await uploads[upload](c, next);
    } finally {
      free();
    }
  });
};

/** Bytes; Infinity when the request does not say. */
const declaredSize = (headers: Headers): number => {
  const length = headers.get('content-length');
  return length === null || headers.has('transfer-encoding') ? Number.POSITIVE_INFINITY : Number(length);
};

const uploadOf = async (
  pathname: string,
  rowOf: (pathname: string) => Promise<RouteRow | null>,
): Promise<Upload | null> => {
  if (!pathname.startsWith('/api/')) return (await rowOf(pathname))?.upload ?? null;
  const name = pathname.slice('/api/'.length);
  // Names of the table only.
  return Object.hasOwn(uploadCommands, name) ? (uploadCommands[name as OperationName] ?? null) : null;
};
