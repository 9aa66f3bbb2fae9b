import type { PortFailure } from '#core/shared/failure.ts';

/**
 * A fault at one call of a port. `instead`: the call fails and never reaches the service. `after`: the service does its
 * work, but the response is lost.
 */
export type Fault = { readonly failure: PortFailure; readonly when: 'instead' | 'after' };

/** Chooses the fault of a call by method name and by its number among the calls of that method, starting at 1. */
export type FaultPlan = (method: string, call: number) => Fault | null;

/** Wraps `port` and injects the faults of the plan. Only methods that return promises can have faults. */
export const withFaults = <Port extends object>(port: Port, plan: FaultPlan): Port => {
  const calls = new Map<string, number>();
  return new Proxy(port, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return (...input: unknown[]): unknown => {
        const method = String(name);
        const call = (calls.get(method) ?? 0) + 1;
        calls.set(method, call);
        const fault = plan(method, call);
        if (fault === null) return Reflect.apply(member, target, input);
        const failed = { ok: false, failure: fault.failure };
        if (fault.when === 'instead') return Promise.resolve(failed);
        return Promise.resolve(Reflect.apply(member, target, input)).then(() => failed);
      };
    },
  });
};

export const unreachable: Fault = { failure: { kind: 'unreachable' }, when: 'instead' };
/** The request was lost: the caller gets no answer, and nothing has changed. */
export const lostRequest: Fault = { failure: { kind: 'unknown' }, when: 'instead' };
/** The response was lost: the caller gets no answer, but the change was made. */
export const lostAnswer: Fault = { failure: { kind: 'unknown' }, when: 'after' };
export const denied: Fault = { failure: { kind: 'denied' }, when: 'instead' };
export const garbled: Fault = { failure: { kind: 'garbled' }, when: 'instead' };
export const notFound: Fault = { failure: { kind: 'not-found' }, when: 'instead' };
export const rejected = (code: string, detail: Readonly<Record<string, string | number | boolean>> = {}): Fault => ({
  failure: { kind: 'rejected', code, message: code, detail },
  when: 'instead',
});

/** Injects one fault at the call with this number of one method; with `forever` at every later call too. */
export const faultAt =
  (method: string, call: number, fault: Fault, forever = false): FaultPlan =>
  (name, number) =>
    name === method && (number === call || (forever && number > call)) ? fault : null;

/** Every call of these methods fails. */
export const always =
  (fault: Fault, ...methods: readonly string[]): FaultPlan =>
  (name) =>
    methods.includes(name) ? fault : null;
