import type { ControlState, ServiceControl } from '#core/services/service-control.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import { type Mutants, mapValue } from '#test/kit/mutants.ts';
import type { ControlSubject } from './control-subject.ts';

const changingControl =
  (change: (control: ServiceControl, subject: ControlSubject) => Partial<ServiceControl>) =>
  (subject: ControlSubject): ControlSubject => ({
    ...subject,
    control: { ...subject.control, ...change(subject.control, subject) },
  });

const changingState = (change: (state: ControlState) => ControlState) =>
  changingControl((control) => ({
    load: (id) => mapValue(control.load(id), change),
    run: (...given) => mapValue(control.run(...given), change),
    rename: (...given) => mapValue(control.rename(...given), change),
  }));

const remembered = new Map<string, string>();

/** Mutants of the control of services; each has one fault. */
export const serviceControlMutants: Mutants<ControlSubject> = {
  'a stopped server is said to run': changingState((state) => ({ ...state, settled: 'running' })),
  'an action never ends': changingState((state) => ({
    ...state,
    running: state.running ?? { kind: 'reboot', at: 0, expectedAt: 1 },
  })),
  'the log is empty': changingState((state) => ({ ...state, log: [] })),
  'the key is ignored': changingControl((control, { newIdempotencyKey }) => ({
    run: (id, action) => control.run(id, action, newIdempotencyKey()),
  })),
  'a press while an action runs is accepted and forgotten': changingControl((control) => ({
    run: async (id, action, key) => {
      const answer = await control.run(id, action, key);
      const isBusy = !answer.ok && 'code' in answer.failure && answer.failure.code === 'service-action-running';
      return isBusy ? control.load(id) : answer;
    },
  })),
  'a reinstallation installs the first system, whatever was chosen': changingControl((control) => ({
    run: async (id, action, key) => {
      const state = await control.load(id);
      const [system = ''] = state.ok ? state.value.systems : [];
      return control.run(id, action.kind === 'reinstall' ? { kind: 'reinstall', system } : action, key);
    },
  })),
  'the new password can be read again': changingControl((control) => ({
    takePassword: async (id) => {
      const answer = await control.takePassword(id);
      if (answer.ok) remembered.set(id, answer.value);
      const known = remembered.get(id);
      return known === undefined ? answer : ok(known);
    },
  })),
  'the name is forgotten': changingControl((control) => ({ rename: (id) => control.load(id) })),
  'a refusal names no reason': changingControl((control) => ({
    run: async (...given) => {
      const answer = await control.run(...given);
      return answer.ok ? answer : fail({ kind: 'garbled' });
    },
    rename: async (...given) => {
      const answer = await control.rename(...given);
      return answer.ok ? answer : fail({ kind: 'garbled' });
    },
  })),
  'another customer runs the service': (subject) => ({ ...subject, othersControl: subject.control }),
  'a guest runs the service': (subject) => ({ ...subject, guestsControl: subject.control }),
};
