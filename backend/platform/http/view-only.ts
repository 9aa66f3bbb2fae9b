import { Kind, parse, visit } from 'graphql';
import type { Context, MiddlewareHandler } from 'hono';
import type { ServiceVariables } from '#backend/platform/deps.ts';
import { ServiceFailure } from '../service-failure.ts';
import { readBearer } from './request-visitor.ts';

/** The token of a view says so itself, so that no request needs a look-up to be refused. */
const VIEW_PREFIX = 'view.';

export const toViewToken = (random: string): string => VIEW_PREFIX + random;

const isViewToken = (token: string | null): boolean => token?.startsWith(VIEW_PREFIX) ?? false;

export const viewOnly = (): ServiceFailure =>
  new ServiceFailure('VIEW_ONLY', 'A member of the staff looks at the shop as its customer');

const readMethods = ['GET', 'HEAD'];

/**
 * What a view does not read: passwords, keys and tokens, what the customer alone sees after a fresh log-in, and the
 * identity of a holder of domains, which staff read at the desk with the right for it.
 */
export const closedFields: readonly string[] = [
  'securityOverview',
  'personalData',
  'getOwnIdentityNumber',
  'password',
  'secret',
];
export const closedPaths: readonly RegExp[] = [
  /^\/v1\/accounts\/[^/]+\/(security|personal-data)$/,
  /\/identity-number$/,
  /^\/domain-papers\/v1\/papers\/./,
];

const documentOf = async (c: Context): Promise<unknown> => {
  if (c.req.method !== 'POST') return c.req.query('query');
  const body: unknown = JSON.parse(await c.req.text());
  return typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
};

/** Whether a document only reads, and nothing that is closed; one that cannot be read does not. */
const isOpenDocument = async (c: Context): Promise<boolean> => {
  try {
    const text = await documentOf(c);
    if (typeof text !== 'string') return false;
    let isOpen = true;
    visit(parse(text), {
      [Kind.OPERATION_DEFINITION]: ({ operation }) => {
        if (operation !== 'query') isOpen = false;
      },
      [Kind.FIELD]: ({ name }) => {
        if (closedFields.includes(name.value)) isOpen = false;
      },
    });
    return isOpen;
  } catch {
    return false;
  }
};

/**
 * The one place that makes a view read-only: refuses, before any service sees them, mutations, REST methods that write,
 * and what a view does not read, with VIEW_ONLY in the form of the wire.
 */
export const refuseInViews: MiddlewareHandler<ServiceVariables> = async (c, next) => {
  if (!isViewToken(readBearer(c.req.raw.headers))) return next();
  if (c.req.path.endsWith('/graphql')) {
    if (await isOpenDocument(c)) return next();
    const { code, message } = viewOnly();
    return c.json({ errors: [{ message, extensions: { code } }] });
  }
  if (readMethods.includes(c.req.method) && !closedPaths.some((path) => path.test(c.req.path))) return next();
  throw viewOnly();
};
