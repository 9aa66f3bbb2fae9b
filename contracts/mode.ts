import { lookUp } from '#core/shared/text/look-up.ts';

/**
 * What an installation is for. `development`: one machine tries the shop; stand-ins play foreign systems and demo data
 * is seeded. `production`: strangers reach it; nothing is played and nothing is made up.
 */
export type Mode = 'development' | 'production';

type Variables = Readonly<Record<string, string | undefined>>;

export const invalidMode = 'MODE must be development or production.';

const isLocalName = (name: string): boolean => /^(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|::1)$/i.test(name);

const origins = ['PUBLIC_ORIGIN', 'AUTH_PUBLIC_ORIGIN', 'STAFF_ORIGIN'];
const servers = ['HOST', 'BACKEND_HOST', 'AUTH_PUBLIC_HOST', 'STAFF_HOST'];

/** An origin that cannot be read counts as public. */
const isLocalOrigin = (origin: string): boolean => {
  const [, name = ''] = /^https?:\/\/\[?([a-z0-9.:-]+?)\]?(:\d+)?\/?$/i.exec(origin) ?? [];
  return isLocalName(name);
};

/**
 * The mode of host and backend, from their environment. `MODE` names it; null when it names no mode. Without `MODE` it
 * is production as soon as one sign shows that others can reach the shop: a shared database, a public origin that is
 * not localhost, or a server that does not listen on loopback.
 */
export const readMode = (variables: Variables): Mode | null => {
  const given = (name: string): string => lookUp(variables, name)?.trim() ?? '';
  const mode = given('MODE');
  if (mode !== '') return mode === 'development' || mode === 'production' ? mode : null;
  const isPrivate =
    given('DATABASE_URL') === '' &&
    given('DATABASE_URL_FILE') === '' &&
    origins.map(given).every((origin) => origin === '' || isLocalOrigin(origin)) &&
    servers.map(given).every((server) => server === '' || isLocalName(server));
  return isPrivate ? 'development' : 'production';
};
