import { type Nothing, publicQuery, type UseCase } from '#core/failures/operation.ts';
import type { Ports } from '#core/ports.ts';
import type { Clock, Deadline } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { invoiceId, partyId } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';

/** Services with a cheap read-only request, in report order. */
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

/** `up`, or the reason it is not: a port failure, a missed deadline (`late`) or an exception (`broken`). */
export type ServiceState = 'up' | PortFailure['kind'] | 'late' | 'broken';

export type ServiceCheck = {
  readonly service: CheckedService;
  readonly state: ServiceState;
  /** Response time in ms. */
  readonly durationMs: number;
};

/** Deadline per service in ms. */
export const CHECK_DEADLINE_MS = 3_000;
/** A domain that is certainly registered, under an extension that every registry supports. */
const REGISTERED_DOMAIN = 'google.com';
const NOBODY = '0';

type Probe = (ports: Ports) => Promise<Result<unknown, PortFailure>>;

/** A `not-found` answer also shows that the service is up. */
const hasAnswered =
  (probe: Probe): Probe =>
  async (ports) => {
    const answer = await probe(ports);
    const refusals: readonly string[] = ['not-found', 'denied'];
    return !answer.ok && refusals.includes(answer.failure.kind) ? ok(null) : answer;
  };

/** A registry that does not know this domain does not work. */
const probeRegistry: Probe = async ({ domains }) => {
  const answer = await domains.check(REGISTERED_DOMAIN);
  return answer.ok && answer.value.status === 'unknown' ? fail({ kind: 'unreachable' }) : answer;
};

const probes: Readonly<Record<Exclude<CheckedService, 'identity'>, Probe>> = {
  accounts: ({ accounts }) => accounts.loginProviders(),
  catalogue: ({ catalogue }) => catalogue.units(),
  favourites: ({ favourites }) => favourites.list(),
  orders: ({ orders }) => orders.statuses(),
  payments: ({ payments }) => payments.methods(),
  invoices: hasAnswered(({ invoices }) => invoices.detail(invoiceId(NOBODY))),
  services: hasAnswered(({ services }) => services.list(partyId(NOBODY))),
  domains: probeRegistry,
  places: ({ administrativeUnits }) => administrativeUnits.provinces(),
  content: hasAnswered(({ content }) => content.logo()),
  articles: ({ articles }) => articles.articleCategories(),
};

/**
 * Checks every service with a read-only request and a deadline each. Never fails or throws: problems are part of the
 * result. Checks the identity service first, because the others need its anonymous token. [ROUTE-41]
 */
export const selfCheck = publicQuery(
  // Limits the load of health checks.
  { seconds: 10 },
  (ports: Ports): UseCase<Nothing, readonly ServiceCheck[]> =>
    async () => {
      const identity = await checkService(ports, 'identity', async () => {
        const token = await ports.identity.createAnonymousToken();
        if (token.ok) ports.bearer.set(token.value);
        return token;
      });
      const others = checkedServices.filter((service) => service !== 'identity');
      return ok([
        identity,
        ...(await Promise.all(others.map((service) => checkService(ports, service, () => probes[service](ports))))),
      ]);
    },
);

const checkService = async (
  { clock, deadline }: { readonly clock: Clock; readonly deadline: Deadline },
  service: CheckedService,
  ask: () => Promise<Result<unknown, PortFailure>>,
): Promise<ServiceCheck> => {
  const began = clock.now();
  const state = await deadline.within(CHECK_DEADLINE_MS, stateOf(ask));
  return { service, state, durationMs: Math.max(0, clock.now() - began) };
};

const stateOf = async (ask: () => Promise<Result<unknown, PortFailure>>): Promise<ServiceState> => {
  try {
    const answer = await ask();
    return answer.ok ? 'up' : answer.failure.kind;
  } catch {
    return 'broken';
  }
};
