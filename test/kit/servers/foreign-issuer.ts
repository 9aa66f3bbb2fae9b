import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type JWK } from 'oidc-provider';

/** A person at the issuer. */
export type IssuerPerson = {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
};

/** Answers a request in the issuer's place; false leaves it to the issuer. */
type Interception = (request: IncomingMessage, response: ServerResponse) => boolean;

export type ForeignIssuer = {
  readonly issuer: string;
  /** Follows the address of a log-in as this person's browser does; returns the callback that it ends at. */
  readonly walk: (address: string, person: IssuerPerson) => Promise<string>;
  /** Signs with a new key from now on; the old one is no longer published. */
  readonly rotateKeys: () => void;
  readonly intercept: (interception: Interception | null) => void;
  readonly close: () => Promise<void>;
};

export const issuerClient = { id: 'cua-hang', secret: 'bi-mat-cua-cua-hang-o-nha-cung-cap' };

/**
 * An OpenID provider that this project did not write, on this machine. `port` 0 takes a free one. `redirectUri` is the
 * only callback that it knows.
 */
export const startForeignIssuer = async (redirectUri: string, port = 0): Promise<ForeignIssuer> => {
  let interception: Interception | null = null;
  let serve: ((request: IncomingMessage, response: ServerResponse) => void) | null = null;
  const server = createServer((request, response) => {
    if (interception?.(request, response) !== true) serve?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of this type.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, IssuerPerson>();
  const rotateKeys = (): void => {
    serve = createProvider(issuer, redirectUri, people);
  };
  rotateKeys();
  return {
    issuer,
    walk: async (address, person) => {
      people.set(person.sub, person);
      return walkThrough(address, person.sub, redirectUri);
    },
    rotateKeys,
    intercept: (next) => {
      interception = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** In seconds. */
const TTL = 600;
const SUBJECT = 'x-test-subject';

const createProvider = (issuer: string, redirectUri: string, people: ReadonlyMap<string, IssuerPerson>) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: issuerClient.id,
        client_secret: issuerClient.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    // An RSA key of Node has the members of a key of the library.
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' } as JWK] },
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { AccessToken: TTL, AuthorizationCode: TTL, Grant: TTL, IdToken: TTL, Interaction: TTL, Session: TTL },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, accountId) => {
      const person = people.get(accountId);
      return person && { accountId, claims: async () => person };
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.url?.startsWith('/interaction/') !== true) return void callback(request, response);
    const login = { accountId: String(request.headers[SUBJECT]) };
    void provider.interactionFinished(request, response, { login });
  };
};

const MAX_HOPS = 10;

const walkThrough = async (address: string, subject: string, redirectUri: string): Promise<string> => {
  const cookies = new Map<string, string>();
  let at = address;
  for (let hop = 0; hop < MAX_HOPS && !at.startsWith(redirectUri); hop += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie, [SUBJECT]: subject } });
    for (const change of answer.headers.getSetCookie()) {
      const [pair = ''] = change.split(';');
      const split = pair.indexOf('=');
      cookies.set(pair.slice(0, split), pair.slice(split + 1));
    }
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`The issuer answered HTTP ${answer.status}: ${await answer.text()}`);
    at = new URL(next, at).href;
  }
  return at;
};
