import { createHash, randomBytes } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { clientAddressOf, networkOf } from '#backend/platform/http/client-address.ts';
import { sameDigest } from '../../authorisation/keyed.ts';
import { isPassword, passwordDigest } from '../../authorisation/passwords.ts';
import { countTry, forgetTries } from '../../authorisation/throttle.ts';
import type { ContentDeps } from '../environment.ts';
import { editorSessions } from '../schema.ts';

/** Lifetime of an editor session. */
const SESSION_MS = 12 * 3_600_000;
const COOKIE = 'cms';

const digestOf = (purpose: string, token: string): string =>
  createHash('sha256').update(`${purpose} ${token}`).digest('hex');

/** CSRF token of every form; useless without the HttpOnly cookie. */
export const csrfOf = (token: string): string => digestOf('form', token);

const isSecure = (c: Context): boolean =>
  c.req.url.startsWith('https:') || c.req.header('x-forwarded-proto') === 'https';

/** Tokens created during the current request, because its cookie header does not contain them yet. */
const made = new WeakMap<Request, string>();

/** The browser's token, logged in or not; creates one if missing. */
export const tokenOf = (c: Context): string => {
  const held = made.get(c.req.raw) ?? getCookie(c, COOKIE);
  return held !== undefined && /^[\w-]{43}$/.test(held) ? held : newToken(c);
};

const newToken = (c: Context): string => {
  const token = randomBytes(32).toString('base64url');
  made.set(c.req.raw, token);
  setCookie(c, COOKIE, token, { path: '/cms', httpOnly: true, sameSite: 'Strict', secure: isSecure(c) });
  return token;
};

/** Whether a form was served to this browser. */
export const isOwnForm = (token: string, csrf: string): boolean => sameDigest(csrf, csrfOf(token));

type SessionDeps = Pick<ContentDeps, 'db' | 'clock'>;

export const isLoggedIn = async ({ db, clock }: SessionDeps, token: string): Promise<boolean> => {
  const [found] = await db
    .select({ expiresAt: editorSessions.expiresAt })
    .from(editorSessions)
    .where(eq(editorSessions.digest, digestOf('session', token)));
  return found !== undefined && found.expiresAt.getTime() > clock.now();
};

let known: { readonly password: string; readonly digest: Promise<string> } | null = null;
/** Hashes the configured password once, on the first try, because argon2id is slow. */
const digestOfPassword = (password: string): Promise<string> => {
  if (known?.password !== password) known = { password, digest: passwordDigest(password) };
  return known.digest;
};

/** Tries are counted per address; an unknown address counts as the local machine. */
const subjectOf = (c: Context): string => networkOf(clientAddressOf(c.env, c.req.raw.headers)) || 'near';

/**
 * Logs in with the password and returns whether it was correct; the browser then gets a new token.
 * @throws ServiceFailure TOO_MANY_TRIES {retryAfter: seconds}
 */
export const logIn = async (deps: ContentDeps, c: Context, typed: string): Promise<boolean> => {
  const { password } = deps.environment.content;
  await countTry(deps, 'editor', subjectOf(c));
  const right = await isPassword(password === null ? null : await digestOfPassword(password), typed);
  if (!right) return false;
  await forgetTries(deps, 'editor', subjectOf(c));
  const now = deps.clock.now();
  await deps.db.delete(editorSessions).where(lte(editorSessions.expiresAt, new Date(now)));
  await deps.db
    .insert(editorSessions)
    .values({ digest: digestOf('session', newToken(c)), expiresAt: new Date(now + SESSION_MS) });
  return true;
};

export const logOut = async ({ db }: SessionDeps, token: string): Promise<void> => {
  await db.delete(editorSessions).where(eq(editorSessions.digest, digestOf('session', token)));
};
