import { isLoopbackAddress } from '#contracts/client-address.ts';
import type { Mode } from '#contracts/mode.ts';

/** Names the hosts on other machines that may be reached without TLS, separated by commas. */
const PLAINTEXT_SERVICES = 'PLAINTEXT_SERVICES';

type Variables = Readonly<Record<string, string | undefined>>;

/** A setting, and the host that it leads to without TLS; null when TLS protects it or it leads nowhere. */
export type Connection = { readonly setting: string; readonly plaintextHost: string | null };

/** Whether the host name of a URL can mean nothing but this machine. */
export const isThisMachine = (hostname: string): boolean => {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || isLoopbackAddress(name);
};

/** `address`: the parsed URL; null when the setting is absent or unreadable, which is reported by itself. */
export const connectionTo = (
  setting: string,
  address: { readonly protocol: string; readonly hostname: string } | null,
): Connection => ({ setting, plaintextHost: address?.protocol === 'http:' ? address.hostname.toLowerCase() : null });

const hostName = /^(\[[0-9a-f:]+\]|[\w-]+(\.[\w-]+)*)$/;

/**
 * One sentence per setting whose connection leaves this machine without TLS and is not excepted. Development has none:
 * it plays on one machine. [ASVS 12.3.1, 12.3.3]
 */
export const plaintextProblems = (
  mode: Mode | null,
  variables: Variables,
  connections: readonly Connection[],
): readonly string[] => {
  if (mode !== 'production') return [];
  const excepted = (variables[PLAINTEXT_SERVICES] ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
  if (!excepted.every((entry) => hostName.test(entry)))
    return [`${PLAINTEXT_SERVICES} must hold host names such as db.internal or 10.0.0.5, separated by commas.`];
  return connections.flatMap(({ setting, plaintextHost: host }) =>
    host === null || isThisMachine(host) || excepted.includes(host)
      ? []
      : [
          `${setting} must use TLS, because ${host} is another machine; name ${host} in ${PLAINTEXT_SERVICES} if nobody else can read or change what that network carries.`,
        ],
  );
};

/** A process that accepts every certificate has no TLS. */
export const certificateProblems = (mode: Mode | null, variables: Variables): readonly string[] =>
  mode === 'production' && variables.NODE_TLS_REJECT_UNAUTHORIZED === '0'
    ? [
        'NODE_TLS_REJECT_UNAUTHORIZED=0 accepts every certificate; remove it, and name your own authority in NODE_EXTRA_CA_CERTS.',
      ]
    : [];
