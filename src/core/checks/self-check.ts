import { type Nothing, publicQuery, type UseCase } from '#core/failures/operation.ts';
import type { Ports } from '#core/ports.ts';
import { isUnknownName } from '#core/shared/domains/domain-problems.ts';
import type { Clock, Deadline } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { invoiceId, partyId } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';

/** Services with a cheap read, in report order. */
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

/** Besides port failures: `late` missed the deadline, `broken` threw. */
export type ServiceState = 'up' | PortFailure['kind'] | 'late' | 'broken';

export type ServiceCheck = {
  readonly service: CheckedService;
  readonly state: ServiceState;
  readonly durationMs: number;
};

export const CHECK_DEADLINE_MS = 3_000;
/** Certainly registered, under an extension that every registry supports. */
const REGISTERED_DOMAIN = 'google.com';
const NOBODY = '0';

type Probe = (ports: Ports) => Promise<Result<unknown, PortFailure>>;

/** `not-found` also shows that the service is up. */
const hasAnswered =
  (probe: Probe): Probe =>
  async (ports) => {
    const answer = await probe(ports);
    const refusals: readonly string[] = ['not-found', 'denied'];
    return !answer.ok && refusals.includes(answer.failure.kind) ? ok(null) : answer;
  };

/** A registry that does not know this domain is broken. */
const probeRegistry: Probe = async ({ domains }) => {
  const answer = await domains.check(REGISTERED_DOMAIN);
  return answer.ok && isUnknownName(answer.value) ? fail({ kind: 'unreachable' }) : answer;
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

/** Reads from every service with a deadline; never fails. Identity first, because its token is needed. [ROUTE-41] */
export const selfCheck = publicQuery(
  { seconds: 10 },
  (ports: Ports): UseCase<Nothing, readonly ServiceCheck[]> =>
    async () => {
      const identity = await checkService(ports, 'identity', async () => {
        const token = await ports.identity.createAnonymousToken('');
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
