import { type Nothing, publicQuery, type UseCase } from '#core/failures/operation.ts';
import type { Ports } from '#core/ports.ts';
import type { Clock, Deadline } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { invoiceId, partyId } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';

/** Services that can be asked something cheap that changes nothing, in the order in which they are told. */
export const checkedServices = [
  'identity',
  'accounts',
  'catalogue',
  'favourites',
  'orders',
  'payments',
  'invoices',
  'services',
  'domains',
  'places',
  'content',
  'articles',
] as const;
export type CheckedService = (typeof checkedServices)[number];

/** `up`, or what came instead: a failure of its port, nothing before the deadline, or an exception. */
export type ServiceState = 'up' | PortFailure['kind'] | 'late' | 'broken';

export type ServiceCheck = {
  readonly service: CheckedService;
  readonly state: ServiceState;
  /** How long it took, ms. */
  readonly ms: number;
};

/** How long a service may take, ms. */
export const CHECK_DEADLINE_MS = 3_000;
/** A name that somebody holds for certain, of an extension that every registry knows. */
const HELD_NAME = 'google.com';
const NOBODY = '0';

type Probe = (ports: Ports) => Promise<Result<unknown, PortFailure>>;

/** Someone who asks for what is nobody's gets no value, and the service has answered. */
const answered =
  (probe: Probe): Probe =>
  async (ports) => {
    const answer = await probe(ports);
    const refusals: readonly string[] = ['not-found', 'denied'];
    return !answer.ok && refusals.includes(answer.failure.kind) ? ok(null) : answer;
  };

/** A registry that cannot tell of this name cannot tell of any. */
const knownDomain: Probe = async ({ domains }) => {
  const answer = await domains.check(HELD_NAME);
  return answer.ok && answer.value.status === 'unknown' ? fail({ kind: 'unreachable' }) : answer;
};

const probes: Readonly<Record<Exclude<CheckedService, 'identity'>, Probe>> = {
  accounts: ({ accounts }) => accounts.loginProviders(),
  catalogue: ({ catalogue }) => catalogue.units(),
  favourites: ({ favourites }) => favourites.list(),
  orders: ({ orders }) => orders.statuses(),
  payments: ({ payments }) => payments.methods(),
  invoices: answered(({ invoices }) => invoices.detail(invoiceId(NOBODY))),
  services: answered(({ services }) => services.list(partyId(NOBODY))),
  domains: knownDomain,
  places: ({ places }) => places.provinces(),
  content: answered(({ content }) => content.logo()),
  articles: ({ articles }) => articles.articleCategories(),
};

/**
 * Asks every service that can be asked without changing anything, each within its deadline, and tells how it did. It
 * never fails and never throws: what is wrong is the answer. The identity service comes first, because the others are
 * asked with the anonymous token that it gives. [ROUTE-41]
 */
export const selfCheck = publicQuery(
  // One round for everybody, however often they ask.
  { seconds: 10 },
  (ports: Ports): UseCase<Nothing, readonly ServiceCheck[]> =>
    async () => {
      const identity = await checked(ports, 'identity', async () => {
        const token = await ports.identity.anonymousToken();
        if (token.ok) ports.bearer.set(token.value);
        return token;
      });
      const others = checkedServices.filter((service) => service !== 'identity');
      return ok([
        identity,
        ...(await Promise.all(others.map((service) => checked(ports, service, () => probes[service](ports))))),
      ]);
    },
);

const checked = async (
  { clock, deadline }: { readonly clock: Clock; readonly deadline: Deadline },
  service: CheckedService,
  ask: () => Promise<Result<unknown, PortFailure>>,
): Promise<ServiceCheck> => {
  const began = clock.now();
  const state = await deadline.within(CHECK_DEADLINE_MS, stateOf(ask));
  return { service, state, ms: Math.max(0, clock.now() - began) };
};

const stateOf = async (ask: () => Promise<Result<unknown, PortFailure>>): Promise<ServiceState> => {
  try {
    const answer = await ask();
    return answer.ok ? 'up' : answer.failure.kind;
  } catch {
    return 'broken';
  }
};
