import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { Secret, TOTP } from 'otpauth';
import { graphqlAccountGateway } from '#adapters/graphql/account-gateway.ts';
import { graphqlBotCheck } from '#adapters/graphql/bot-check.ts';
import { graphqlContactGateway } from '#adapters/graphql/contact-gateway.ts';
import { graphqlDeletionGateway } from '#adapters/graphql/deletion-gateway.ts';
import { graphqlIdentityGateway } from '#adapters/graphql/identity-gateway.ts';
import { graphqlSecurityGateway } from '#adapters/graphql/security-gateway.ts';
import { restAccountGateway } from '#adapters/rest/account-gateway.ts';
import { restIdentityGateway } from '#adapters/rest/identity-gateway.ts';
import { restSecurityGateway } from '#adapters/rest/security-gateway.ts';
import type { ServiceClient } from '#adapters/service-client.ts';
import type { Wire } from '#composition/host-settings.ts';
import type { Device } from '#core/account/log-in/device.port.ts';
import type { BotChallenge } from '#core/session/bot-check.port.ts';
import type { IdentityGateway } from '#core/session/session.port.ts';
import { token } from '#core/shared/ids.ts';
import type { AccountSubject } from '#test/account/account-subject.ts';
import { softAuthenticator } from '#test/kit/servers/soft-authenticator.ts';
import { readOutbox, type StaffDoor } from '#test/kit/staff.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { runSql, setClock, type TestBackend } from './backends.ts';

/** `doorUrl` is needed for orders only. */
type Address = Pick<TestBackend, 'url' | 'staffLinkFile'> & { readonly doorUrl?: string };

/** The shop origin that the backends under test are configured with. */
export const SHOP_ORIGIN = 'http://localhost:3000';
const GRAPHQL = '/authorization-gateway/graphql';

/** The newest message to a recipient according to the outbox; null when there is none. */
export const messageFor = async (backend: StaffDoor, to: string): Promise<string | null> =>
  (await readOutbox(backend, to))[0]?.text ?? null;

/** What the mail server of the address would have answered. */
export const refuseMailsTo = async ({ doorUrl = '' }: Pick<Address, 'doorUrl'>, email: string): Promise<void> => {
  const refused = "state = 'dead', error = 'SMTP 550', decided_at = now()";
  await runSql({ doorUrl }, `update outbox_messages set ${refused} where recipient = '${email}'`);
};

/** The six digits of the newest message to a recipient. */
export const codeFrom = async (backend: StaffDoor, to: string): Promise<string | null> =>
  /\b\d{6}\b/.exec((await messageFor(backend, to)) ?? '')?.[0] ?? null;

/** The browser's device, with a software passkey. */
const softwareDevice = (): Device => {
  const authenticator = softAuthenticator(SHOP_ORIGIN);
  return {
    hasPasskeys: () => true,
    userAgent: () => '',
    usePasskey: async (options) => authenticator.use(options),
    createPasskey: async (options) => authenticator.make(options),
    solveChallenge: workOf,
  };
};

const workOf = async (given: BotChallenge): Promise<string | null> => {
  if (given.kind !== 'work') return null;
  // The authorisation service created the challenge with this same package.
  const challenge = given.challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

const redirectOf = async (address: string, form?: URLSearchParams): Promise<string> => {
  const answer = await fetch(address, { redirect: 'manual', ...(form ? { method: 'POST', body: form } : {}) });
  const next = answer.headers.get('location');
  if (next === null) throw new Error(`nobody was led on: HTTP ${answer.status}`);
  return new URL(next, address).href;
};

/** The person with this e-mail address at the embedded provider; null when there is none. */
const findPersonAt = async (address: string, email: string): Promise<string | null> => {
  const page = await (await fetch(address)).text();
  const found = page.split('<li>').find((each) => email !== '' && each.includes(`<small>${email}</small>`));
  return /name="person" value="([^"]+)"/.exec(found ?? '')?.[1] ?? null;
};

/** Submits the embedded provider's page as this person and returns through the service's callback. */
const comeBack: AccountSubject['comeBack'] = async (address, person) => {
  const known = person === null ? null : await findPersonAt(address, person.email);
  const chosen = known === null ? { new: '1', ...person } : { person: known };
  const form = person === null ? { cancel: '1' } : chosen;
  return redirectOf(await redirectOf(address, new URLSearchParams(form)));
};

const TOTP_STEP_MS = 30_000;

type Client = (path: string) => ServiceClient;

/** Both adapters of the identity gateway. */
export const identityWires: Readonly<Record<Wire, (client: Client) => IdentityGateway>> = {
  graphql: (client) => graphqlIdentityGateway({ graphql: client(GRAPHQL), rest: client('') }),
  rest: (client) => restIdentityGateway(client('')),
};

type AccountPorts = Pick<ReturnType<AccountSubject['as']>, 'accounts' | 'security'>;
const accountWires: Readonly<Record<Wire, (client: Client) => AccountPorts>> = {
  graphql: (client) => {
    const at = client(GRAPHQL);
    return { accounts: graphqlAccountGateway(at), security: graphqlSecurityGateway(at) };
  },
  rest: (client) => {
    const at = client('');
    return { accounts: restAccountGateway(at), security: restSecurityGateway(at) };
  },
};

/** The authorisation service of a backend; its clock is reset to the system time. */
export const backendAccountSubject = async (backend: Address, wire: Wire = 'graphql'): Promise<AccountSubject> => {
  let ahead = 0;
  await setClock(backend, null);
  return {
    identity: identityWires[wire]((path) => wireClient(backend, path)),
    as: (held, network) => {
      const client = wireClient(backend, GRAPHQL, held, network);
      return {
        ...accountWires[wire]((path) => wireClient(backend, path, held, network)),
        botCheck: graphqlBotCheck(client),
        contacts: graphqlContactGateway(client),
        deletion: graphqlDeletionGateway(client),
      };
    },
    codeFor: (username) => codeFrom(backend, username),
    linkKeyFor: async (username) => {
      const [, key] = /\/reset\?key=([\w-]+)/.exec((await messageFor(backend, username)) ?? '') ?? [];
      return key === undefined ? null : token(key);
    },
    // At the beginning of a time step, so that the code can still be used when it is sent.
    totpCode: async (secret) => {
      const late = (Date.now() + ahead) % TOTP_STEP_MS;
      if (late > TOTP_STEP_MS / 2) ahead += TOTP_STEP_MS - late;
      const timestamp = Date.now() + ahead;
      await setClock(backend, timestamp);
      return new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6 }).generate({ timestamp });
    },
    later: (milliseconds) => {
      ahead += milliseconds;
      return setClock(backend, Date.now() + ahead);
    },
    comeBack,
    origin: SHOP_ORIGIN,
    refuseMails: (email) => refuseMailsTo(backend, email),
    finaliseOrder: async (username) => {
      const { doorUrl = '' } = backend;
      const [id, now] = [randomUUID(), Date.now()];
      await runSql(
        { doorUrl },
        `insert into orders (id, number, session, owner_party_id, owner_logged_in, source, status, created_by, created_at, updated_at)
         select '${id}', '${id}', '', party_id, true, 'cart', 20, party_id, ${now}, ${now}
         from user_logins where user_login_id = '${username}'`,
      );
      return async () => {
        await runSql({ doorUrl }, `update orders set status = 90 where id = '${id}'`);
      };
    },
    device: softwareDevice,
  };
};
