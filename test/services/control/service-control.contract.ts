import fc from 'fast-check';
import { expect } from 'vitest';
import { type ActionKind, beginAction, controlKinds, finishAction, type Power } from '#core/control-rules/power.ts';
import type { ServiceControl } from '#core/services/service-control.port.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { expectNotFound, unwrap } from '#test/payment/payment-subject.ts';
import { listServices, paidOrder } from '#test/services/service-subject.ts';
import {
  act,
  actAndWait,
  type ControlSubject,
  reinstallWith,
  runDomain,
  runServer,
  waitForAction,
} from './control-subject.ts';

const refused = (code: string) => ({ ok: false, failure: { kind: 'rejected', code } });
const denied = { ok: false, failure: { kind: 'denied' } };

const simpleKinds = controlKinds.filter((kind) => kind !== 'reinstall');

/** Laws of every ServiceControl. */
export const serviceControlLaws: readonly Law<ControlSubject>[] = [
  {
    name: 'SVC-01 a server obeys any sequence of presses as the state machine of the core does',
    check: async (open) => {
      const subject = await open();
      const id = await runServer(subject);
      let model: Power = { settled: unwrap(await subject.control.load(id)).settled, running: null };
      const presses = fc.array(fc.tuple(fc.constantFrom(...simpleKinds), fc.boolean()), { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(presses, async (pressed) => {
          for (const [kind, isAwaited] of pressed) {
            const expected = beginAction(model, kind);
            const answer = await act(subject, id, { kind });
            if (expected.ok) {
              expect(answer.ok).toBe(true);
              model = expected.value;
            } else expect(answer).toMatchObject(refused(expected.failure));
            if (!isAwaited) continue;
            await waitForAction(subject);
            model = finishAction(model);
            const { settled, running } = unwrap(await subject.control.load(id));
            expect({ settled, running: running?.kind ?? null }).toEqual(model);
          }
        }),
        { numRuns: 5 },
      );
    },
  },
  {
    name: 'SVC-01 an action runs for some seconds, and the log tells who did what, when it began and how it ended',
    check: async (open) => {
      const subject = await open();
      const id = await runServer(subject);
      const begun = unwrap(await act(subject, id, { kind: 'stop' }));
      expect(begun).toMatchObject({ settled: 'running', running: { kind: 'stop' } });
      expect(begun.running?.expectedAt).toBeGreaterThan(begun.running?.at ?? Number.POSITIVE_INFINITY);
      expect(begun.log[0]).toMatchObject({ kind: 'stop', by: 'customer', finishedAt: null, outcome: 'running' });
      await waitForAction(subject);
      const ended = unwrap(await subject.control.load(id));
      expect(ended).toMatchObject({ settled: 'stopped', running: null });
      expect(ended.log).toHaveLength(1);
      expect(ended.log[0]).toMatchObject({ kind: 'stop', by: 'customer', outcome: 'done' });
      expect(ended.log[0]?.finishedAt).toBeGreaterThanOrEqual(ended.log[0]?.at ?? Number.POSITIVE_INFINITY);
    },
  },
  {
    name: 'SVC-01 pressing twice with one key is one action, and the key serves no other action',
    check: async (open) => {
      const subject = await open();
      const id = await runServer(subject);
      const key = subject.newIdempotencyKey();
      const twice = await Promise.all([1, 2].map(() => subject.control.run(id, { kind: 'reboot' }, key)));
      expect(twice.every(({ ok }) => ok)).toBe(true);
      await waitForAction(subject);
      expect((await subject.control.run(id, { kind: 'reboot' }, key)).ok).toBe(true);
      const state = unwrap(await subject.control.load(id));
      expect(state.running).toBeNull();
      expect(state.log).toHaveLength(1);
      expect(await subject.control.run(id, { kind: 'stop' }, key)).toMatchObject(refused('idempotency-key-reused'));
    },
  },
  {
    name: 'SVC-01 of two tabs that press at once, one acts and the other is told that an action runs',
    check: async (open) => {
      const subject = await open();
      const id = await runServer(subject);
      const [installed = ''] = unwrap(await subject.control.load(id)).systems;
      const answers = await Promise.all([
        act(subject, id, { kind: 'stop' }),
        act(subject, id, { kind: 'reboot' }),
        act(subject, id, reinstallWith(installed)),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      for (const answer of answers.filter(({ ok }) => !ok))
        expect(answer).toMatchObject(refused('service-action-running'));
      expect(unwrap(await subject.control.load(id)).log).toHaveLength(1);
    },
  },
  {
    name: 'SVC-01 nothing else begins while a server is reinstalled',
    check: async (open) => {
      const subject = await open();
      const id = await runServer(subject);
      const [first = ''] = unwrap(await subject.control.load(id)).systems;
      unwrap(await act(subject, id, reinstallWith(first)));
      for (const kind of simpleKinds)
        expect(await act(subject, id, { kind })).toMatchObject(refused('service-action-running'));
      expect(await act(subject, id, reinstallWith(first))).toMatchObject(refused('service-action-running'));
    },
  },
  {
    name: 'SVC-01 a reinstallation installs an offered system, keeps the address and replaces the password',
    check: async (open) => {
      const subject = await open();
      const id = await runServer(subject);
      const before = unwrap(await subject.services.detail(id));
      const { systems, system } = unwrap(await subject.control.load(id));
      const other = systems.findLast((each) => each !== system) ?? '';
      expect(await act(subject, id, reinstallWith('Plan 9'))).toMatchObject(refused('bad-input'));
      expect(unwrap(await subject.control.load(id)).log).toEqual([]);
      const after = await actAndWait(subject, id, reinstallWith(other));
      expect(after).toMatchObject({ settled: 'running', system: other, systems, hasNewPassword: true });
      expect(after.log[0]).toMatchObject({ kind: 'reinstall', detail: other, outcome: 'done' });
      const detail = unwrap(await subject.services.detail(id));
      expect(detail).toMatchObject({ ips: before.ips, name: before.name, hasPassword: false });
      expect(detail.configs.map(({ value }) => value)).toContain(other);
      expectNotFound(await subject.services.initialPassword(id));
    },
  },
  {
    name: 'SVC-01 a new password replaces the first one and is shown once; no state contains it',
    check: async (open) => {
      const subject = await open();
      const id = await runServer(subject);
      expectNotFound(await subject.control.takePassword(id));
      const first = unwrap(await subject.services.initialPassword(id));
      const after = await actAndWait(subject, id, { kind: 'reset-password' });
      expect(after.hasNewPassword).toBe(true);
      expectNotFound(await subject.services.initialPassword(id));
      const taken = await Promise.all([1, 2].map(() => subject.control.takePassword(id)));
      const [password, ...others] = taken.flatMap((answer) => (answer.ok ? [answer.value] : []));
      expect(others).toEqual([]);
      expect(password).toMatch(/^.{16,}$/);
      expect(password).not.toBe(first);
      expectNotFound(await subject.control.takePassword(id));
      const state = unwrap(await subject.control.load(id));
      expect(state.hasNewPassword).toBe(false);
      expect(state.log.map(({ kind }) => kind)).toEqual(['take-password', 'reset-password']);
      expect(JSON.stringify([state, after])).not.toContain(password);
    },
  },
  {
    name: 'SVC-01 an owner names a service and notes about it; an empty name restores the first one',
    check: async (open) => {
      const subject = await open();
      const id = await runServer(subject);
      const { name } = unwrap(await subject.services.detail(id));
      const rename = (to: string, note: string) =>
        subject.control.rename(id, { name: to, note }, subject.newIdempotencyKey());
      unwrap(await rename('Máy chủ web chính', 'Chạy nginx'));
      expect(unwrap(await subject.services.detail(id)).name).toBe('Máy chủ web chính');
      expect((await listServices(subject)).map((each) => each.name)).toEqual(['Máy chủ web chính']);
      expect(unwrap(await subject.control.load(id)).note).toBe('Chạy nginx');
      const state = unwrap(await rename('', ''));
      expect(unwrap(await subject.services.detail(id)).name).toBe(name);
      expect(state.note).toBe('');
      expect(state.log.map(({ kind, detail }) => [kind, detail])).toEqual([
        ['rename', name],
        ['rename', 'Máy chủ web chính'],
      ]);
    },
  },
  {
    name: 'SVC-01 a domain has no power, no password and no other name, and a server that is being set up obeys nothing',
    check: async (open) => {
      const subject = await open();
      const domain = await runDomain(subject);
      expect(unwrap(await subject.control.load(domain))).toMatchObject({ system: null, systems: [] });
      const label = { name: 'tên khác', note: '' };
      expect(await subject.control.rename(domain, label, subject.newIdempotencyKey())).toMatchObject(
        refused('service-action-impossible'),
      );
      await paidOrder(subject);
      await subject.pass(2_000);
      const early = (await listServices(subject)).find(({ status }) => status === 'PROCESSING');
      const ids = [domain, ...(early ? [early.id] : [])];
      for (const id of ids)
        for (const kind of ['stop', 'reboot', 'reset-password'] as const satisfies readonly ActionKind[])
          expect(await act(subject, id, { kind })).toMatchObject(refused('service-action-impossible'));
    },
  },
  {
    name: 'GQL-06 SVC-01 nobody else reads or runs a service: not found for another customer, denied to a guest',
    check: async (open) => {
      const subject = await open();
      const id = await runServer(subject);
      const everything = (control: ServiceControl, of: ServiceId) => [
        control.load(of),
        control.run(of, { kind: 'stop' }, subject.newIdempotencyKey()),
        control.rename(of, { name: 'kẻ lạ', note: '' }, subject.newIdempotencyKey()),
        control.takePassword(of),
      ];
      await actAndWait(subject, id, { kind: 'reset-password' });
      for (const answer of everything(subject.othersControl, id)) expectNotFound(await answer);
      for (const answer of everything(subject.guestsControl, id)) expect(await answer).toEqual(denied);
      expect(unwrap(await subject.control.load(id))).toMatchObject({ settled: 'running', hasNewPassword: true });
    },
  },
];

/** Runs the laws on one adapter. */
export const serviceControlContract = (name: string, open: () => Promise<ControlSubject>): void =>
  describeLaws(`${name} keeps the ServiceControl contract`, serviceControlLaws, open);
