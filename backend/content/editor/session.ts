import { createHash, randomBytes } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { countTry, resetTries } from '#backend/authorisation/rate-limits.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { networkOf } from '#contracts/client-address.ts';
import { areDigestsEqual } from '../../authorisation/keyed.ts';
import { hashPassword, verifyPassword } from '../../authorisation/passwords.ts';
import type { ContentDeps } from '../environment.ts';
import { editorSessions } from '../schema.ts';

const SESSION_TTL_MS = 12 * 3_600_000;
const COOKIE = 'cms';

const digestOf = (purpose: string, token: string): string =>
  createHash('sha256').update(`${purpose} ${token}`).digest('hex');

/** Useless without the HttpOnly cookie. */
export const createCsrfToken = (token: string): string => digestOf('form', token);

const isSecure = (c: Context): boolean =>
  c.req.url.startsWith('https:') || c.req.header('x-forwarded-proto') === 'https';

/** The cookie header of the current request does not contain its new token yet. */
const requestTokens = new WeakMap<Request, string>();

/** Logged in or not; creates a token if missing. */
export const ensureToken = (c: Context): string => {
  const held = requestTokens.get(c.req.raw) ?? getCookie(c, COOKIE);
  return held !== undefined && /^[\w-]{43}$/.test(held) ? held : issueToken(c);
};

const issueToken = (c: Context): string => {
  const token = randomBytes(32).toString('base64url');
  requestTokens.set(c.req.raw, token);
  setCookie(c, COOKIE, token, { path: '/cms', httpOnly: true, sameSite: 'Strict', secure: isSecure(c) });
  return token;
};

/** Whether the form was served to this browser. */
export const isOwnForm = (token: string, csrf: string): boolean => areDigestsEqual(csrf, createCsrfToken(token));

type SessionDeps = Pick<ContentDeps, 'db' | 'clock'>;

export const isLoggedIn = async ({ db, clock }: SessionDeps, token: string): Promise<boolean> => {
  const [found] = await db
    .select({ expiresAt: editorSessions.expiresAt })
    .from(editorSessions)
    .where(eq(editorSessions.digest, digestOf('session', token)));
  return found !== undefined && found.expiresAt.getTime() > clock.now();
};

let cachedDigest: { readonly password: string; readonly digest: Promise<string> } | null = null;
/** Once, on the first try, because argon2id is slow. */
const hashConfiguredPassword = (password: string): Promise<string> => {
  if (cachedDigest?.password !== password) cachedDigest = { password, digest: hashPassword(password) };
  return cachedDigest.digest;
};

/** Per address; an unknown address counts as the local machine. */
const rateLimitSubject = (deps: ContentDeps, c: Context): string =>
  networkOf(readClientAddress(deps, c.env, c.req.raw.headers)) || 'near';

/** Whether the password was right; the browser then gets a new token. Throws TOO_MANY_TRIES {retryAfter: seconds}. */
export const logIn = async (deps: ContentDeps, c: Context, typed: string): Promise<boolean> => {
  const { password } = deps.environment.content;
  await countTry(deps, 'editor', rateLimitSubject(deps, c));
  const right = await verifyPassword(password === null ? null : await hashConfiguredPassword(password), typed);
  if (!right) return false;
  await resetTries(deps, 'editor', rateLimitSubject(deps, c));
  const now = deps.clock.now();
  await deps.db.delete(editorSessions).where(lte(editorSessions.expiresAt, new Date(now)));
  await deps.db
    .insert(editorSessions)
    .values({ digest: digestOf('session', issueToken(c)), expiresAt: new Date(now + SESSION_TTL_MS) });
  return true;
};

export const logOut = async ({ db }: SessionDeps, token: string): Promise<void> => {
  await db.delete(editorSessions).where(eq(editorSessions.digest, digestOf('session', token)));
};
