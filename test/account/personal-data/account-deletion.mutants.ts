import type { DeletionGateway } from '#core/account/deletion/deletion-gateway.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { AccountSubject } from '#test/account/account-subject.ts';
import { type Mutants, mapValue } from '#test/kit/mutants.ts';

const changing =
  (change: (real: DeletionGateway) => Partial<DeletionGateway>) =>
  (subject: AccountSubject): AccountSubject => ({
    ...subject,
    as: (held) => {
      const ports = subject.as(held);
      return { ...ports, deletion: { ...ports.deletion, ...change(ports.deletion) } };
    },
  });

/** Mutants of the deletion gateway; each has one fault. */
export const deletionGatewayMutants: Mutants<AccountSubject> = {
  'a request is taken and forgotten': changing((real) => ({
    request: async (name) => {
      const answer = await real.request(name);
      if (answer.ok) await real.cancel();
      return answer;
    },
  })),
  'cancelling does nothing': changing((real) => ({ cancel: () => mapValue(real.state(), () => undefined) })),
  'cancelling twice is refused': changing((real) => ({
    cancel: async () => {
      const state = await real.state();
      return state.ok && state.value.effectiveAt === null ? fail({ kind: 'not-found' as const }) : real.cancel();
    },
  })),
  'a second request starts anew': changing((real) => ({
    request: async (name) => {
      await real.cancel();
      return real.request(name);
    },
  })),
  'any name confirms': changing((real) => ({
    request: async (name) => {
      const answer = await real.request(name);
      return answer.ok || answer.failure.kind !== 'rejected' || answer.failure.code !== 'bad-input'
        ? answer
        : ok(undefined);
    },
  })),
  'a pending deletion is not told': changing((real) => ({
    state: () => mapValue(real.state(), (state) => ({ ...state, effectiveAt: null })),
  })),
  'blockers are not told': changing((real) => ({
    state: () => mapValue(real.state(), (state) => ({ ...state, blockers: [] })),
  })),
  'a deleted account still answers': changing((real) => ({
    state: async () => {
      const state = await real.state();
      return state.ok ? state : ok({ effectiveAt: null, blockers: [], outbox: null });
    },
  })),
};
