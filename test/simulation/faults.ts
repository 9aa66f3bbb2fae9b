import type { Ports } from '#core/ports.ts';
import { oneTokenAtATime } from '#core/session/one-token-at-a-time.ts';
import type { Random } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, type Result } from '#core/shared/result.ts';

/** What can go wrong in any call of a service. */
export const faultKinds = [
  'unreachable',
  'unknown-before-effect',
  'unknown-after-effect',
  'expired-token',
  'garbled',
  'not-found',
  'delivered-twice',
  'slow',
  'crash-before',
  'crash-after',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** How often calls fail, and what expiry, a crash and a slow answer do to the simulated world. */
export type FaultPlan = {
  readonly random: Random;
  /** Faults per thousand calls. */
  readonly faultsPerMille: number;
  /** Receives one line for each fault, for the report. */
  readonly trace: (text: string) => void;
  /** Counts the injected faults. */
  readonly injected: Map<FaultKind, number>;
  readonly expireToken: () => void;
  /** Kills the host: the request never ends and its cookies are never written. */
  readonly crash: () => void;
  readonly passTime: (milliseconds: number) => void;
};

const writes: ReadonlySet<string> = new Set([
  'orders.createTemporary',
  'orders.addLine',
  'orders.setOptions',
  'orders.changeLine',
  'orders.removeLine',
  'orders.removeOrder',
  'orders.setNote',
  'orders.setCustomer',
  'orders.open',
  'orders.placeExpress',
  'payments.createForOrder',
  'payments.retry',
  'customers.create',
  'orders.placeOwn',
  'orders.claim',
  'orders.merge',
  'identity.end',
  'accounts.register',
  'accounts.sendCode',
  'accounts.verifyCode',
  'accounts.logIn',
  'control.run',
  'accessKeys.create',
  'accessKeys.revoke',
  'entry.open',
  'seats.assign',
  'seats.remove',
  'ending.cancel',
  'ending.keep',
  'ending.askRefund',
  'zones.change',
]);

/** These reads answer `not-found` only when it is true: a service does not deny what it holds. */
const truthfulReads: ReadonlySet<string> = new Set([
  'orders.load',
  'orders.findPlaced',
  'payments.ofOrder',
  'payments.status',
]);

type Call = () => Promise<Result<unknown, PortFailure>>;

const MAX_DELAY_MS = 20_000;
const never = (): Promise<never> => new Promise(() => undefined);

/**
 * Runs one call under one fault. A read without an answer changed nothing, so both unknown kinds become `unreachable`.
 */
const callWithFault = async (plan: FaultPlan, kind: FaultKind, name: string, call: Call) => {
  const isWrite = writes.has(name);
  switch (kind) {
    case 'unreachable':
      return fail({ kind: 'unreachable' });
    case 'unknown-before-effect':
      return fail({ kind: isWrite ? 'unknown' : 'unreachable' });
    case 'unknown-after-effect':
      await call();
      return fail({ kind: isWrite ? 'unknown' : 'unreachable' });
    case 'expired-token':
      plan.expireToken();
      return call();
    case 'garbled':
      await call();
      return fail({ kind: 'garbled' });
    case 'not-found':
      return isWrite || truthfulReads.has(name) ? call() : fail({ kind: 'not-found' });
    case 'delivered-twice':
      await call();
      return call();
    case 'slow':
      plan.passTime(plan.random.between(1, MAX_DELAY_MS));
      return call();
    case 'crash-before':
      plan.crash();
      return never();
    case 'crash-after':
      await call();
      plan.crash();
      return never();
  }
};

/**
 * Exposes every method of a port to faults. A gateway's methods answer promises of Results, and so does the wrapper.
 */
const faultyPort = <Port extends object>(plan: FaultPlan, portName: string, port: Port): Port =>
  new Proxy(port, {
    get: (target, method) => {
      const run: unknown = Reflect.get(target, method);
      if (typeof run !== 'function') return run;
      const name = `${portName}.${String(method)}`;
      return (...input: unknown[]) => {
        if (plan.random.between(1, 1000) > plan.faultsPerMille) return run(...input);
        const kind = faultKinds[plan.random.between(0, faultKinds.length - 1)] ?? 'slow';
        plan.trace(`  ${name} ${kind}`);
        plan.injected.set(kind, (plan.injected.get(kind) ?? 0) + 1);
        return callWithFault(plan, kind, name, () => run(...input));
      };
    },
  });

/** Exposes every call of a service to faults; cookies, clock and randomness stay reliable. */
export const withRandomFaults = (plan: FaultPlan, ports: Ports): Ports => {
  const faulty = <Name extends keyof Ports>(name: Name): Ports[Name] => faultyPort(plan, name, ports[name]);
  return {
    ...ports,
    catalogue: faulty('catalogue'),
    orders: faulty('orders'),
    payments: faulty('payments'),
    invoices: faulty('invoices'),
    // Faults happen on the wire, below the adapter that asks for one anonymous token at a time.
    identity: oneTokenAtATime(faulty('identity')),
    customers: faulty('customers'),
    accounts: faulty('accounts'),
    favourites: faulty('favourites'),
    profiles: faulty('profiles'),
    content: faulty('content'),
    administrativeUnits: faulty('administrativeUnits'),
    domains: faulty('domains'),
    guestSigner: faulty('guestSigner'),
    services: faulty('services'),
    control: faulty('control'),
    accessKeys: faulty('accessKeys'),
    entry: faulty('entry'),
    seats: faulty('seats'),
    ending: faulty('ending'),
    zones: faulty('zones'),
  };
};
