import type { Ports } from '#core/ports.ts';
import type { Random } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, type Result } from '#core/shared/result.ts';

/** What can go wrong at any call of a service. */
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

/** What the simulation does to calls: how often, and what expiry and a crash mean to it. */
export type Trouble = {
  readonly random: Random;
  /** Faults in a thousand calls. */
  readonly perMille: number;
  /** Told of each fault, for a replay. */
  readonly trace?: ((text: string) => void) | undefined;
  /** Counts what was injected. */
  readonly met: Map<FaultKind, number>;
  readonly expire: () => void;
  /** The host dies: the request never ends and its cookies are never written. */
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
]);

/** A service does not deny what is there: these answer `not-found` only when it is true. */
const truthful: ReadonlySet<string> = new Set([
  'orders.load',
  'orders.findPlaced',
  'payments.ofOrder',
  'payments.status',
]);

type Call = () => Promise<Result<unknown, PortFailure>>;

const LONGEST_DELAY_MS = 20_000;
const never = (): Promise<never> => new Promise(() => undefined);

/** One call under one fault. A read that got no answer has changed nothing, so for it both kinds of unknown are `unreachable`. */
const troubled = async (trouble: Trouble, kind: FaultKind, name: string, call: Call) => {
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
      trouble.expire();
      return call();
    case 'garbled':
      await call();
      return fail({ kind: 'garbled' });
    case 'not-found':
      return isWrite || truthful.has(name) ? call() : fail({ kind: 'not-found' });
    case 'delivered-twice':
      await call();
      return call();
    case 'slow':
      trouble.passTime(trouble.random.between(1, LONGEST_DELAY_MS));
      return call();
    case 'crash-before':
      trouble.crash();
      return never();
    case 'crash-after':
      await call();
      trouble.crash();
      return never();
  }
};

/** The port with every method exposed. A gateway's methods all answer promises of Results, and so does the wrapper. */
const wrapped = <Port extends object>(trouble: Trouble, portName: string, port: Port): Port =>
  new Proxy(port, {
    get: (target, method) => {
      const run: unknown = Reflect.get(target, method);
      if (typeof run !== 'function') return run;
      const name = `${portName}.${String(method)}`;
      return (...input: unknown[]) => {
        if (trouble.random.between(1, 1000) > trouble.perMille) return run(...input);
        const kind = faultKinds[trouble.random.between(0, faultKinds.length - 1)] ?? 'slow';
        trouble.trace?.(`  ${name} ${kind}`);
        trouble.met.set(kind, (trouble.met.get(kind) ?? 0) + 1);
        return troubled(trouble, kind, name, () => run(...input));
      };
    },
  });

/** The ports with every call of a service exposed to trouble; cookies, clock and randomness stay true. */
export const withTrouble = (trouble: Trouble, ports: Ports): Ports => {
  const exposed = <Name extends keyof Ports>(name: Name): Ports[Name] => wrapped(trouble, name, ports[name]);
  return {
    ...ports,
    catalogue: exposed('catalogue'),
    orders: exposed('orders'),
    payments: exposed('payments'),
    invoices: exposed('invoices'),
    identity: exposed('identity'),
    customers: exposed('customers'),
    accounts: exposed('accounts'),
    favourites: exposed('favourites'),
    profiles: exposed('profiles'),
    content: exposed('content'),
    places: exposed('places'),
    domains: exposed('domains'),
    guestSigner: exposed('guestSigner'),
  };
};
