import { expect } from 'vitest';
import { ENTRY_TTL_MS } from '#core/control-rules/entries.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { expectNotFound, expectRefused, unwrap } from '#test/payment/payment-subject.ts';
import { runServer } from '#test/services/control/control-subject.ts';
import { listServices, paidOrder } from '#test/services/service-subject.ts';
import { forged, hostingLine, openEntry, runHosting, type ServiceEntrySubject } from './service-entry-subject.ts';

const denied = { ok: false, failure: { kind: 'denied' } };

/** Laws of every ServiceEntry. */
export const serviceEntryLaws: readonly Law<ServiceEntrySubject>[] = [
  {
    name: 'SVC-01 the address of an entry opens the panel once, and says afterwards that it was used',
    check: async (open) => {
      const subject = await open();
      const entry = unwrap(await openEntry(subject, await runHosting(subject)));
      expect(new URL(entry.url).searchParams.get('token')).toMatch(/^[0-9a-f]{64}$/);
      expect(await subject.visit(forged(entry))).toBe('unknown');
      expect(await subject.visit(entry.url)).toBe('entered');
      expect(await subject.visit(entry.url)).toBe('used');
      await subject.pass(ENTRY_TTL_MS + 1_000);
      expect(await subject.visit(entry.url)).toBe('used');
    },
  },
  {
    name: 'SVC-01 an entry that was not used opens nothing after a minute, and `expiresAt` says when that is',
    check: async (open) => {
      const subject = await open();
      const id = await runHosting(subject);
      const first = unwrap(await openEntry(subject, id));
      await subject.pass(1_000);
      const second = unwrap(await openEntry(subject, id));
      expect(second.expiresAt - first.expiresAt).toBeGreaterThanOrEqual(1_000);
      await subject.pass(ENTRY_TTL_MS - 500);
      expect(await subject.visit(first.url)).toBe('expired');
      await subject.pass(ENTRY_TTL_MS);
      expect(await subject.visit(second.url)).toBe('expired');
    },
  },
  {
    name: 'SVC-01 each press has a token of its own; one press has one, however often it arrives',
    check: async (open) => {
      const subject = await open();
      const { entry, newIdempotencyKey } = subject;
      const [id, other] = [await runHosting(subject), await runHosting(subject)];
      const key = newIdempotencyKey();
      const [one, again] = (await Promise.all([1, 2].map(() => entry.open(id, key)))).map(unwrap);
      expect(again).toEqual(one);
      expectRefused(await entry.open(other, key), 'idempotency-key-reused');
      const next = unwrap(await openEntry(subject, id));
      expect(next.url).not.toBe(one?.url);
      expect(await subject.visit(one?.url ?? '')).toBe('entered');
      expect(await subject.visit(next.url)).toBe('entered');
      const { log } = unwrap(await subject.control.load(id));
      expect(log.map(({ kind }) => kind)).toEqual(['open-panel', 'open-panel']);
      for (const entered of log) expect(entered).toMatchObject({ detail: '', by: 'customer', outcome: 'done' });
    },
  },
  {
    name: 'SVC-01 ten uses of one token at once: one of them enters',
    check: async (open) => {
      const subject = await open();
      const { url } = unwrap(await openEntry(subject, await runHosting(subject)));
      const answers = await Promise.all(Array.from({ length: 10 }, () => subject.visit(url)));
      expect(answers.toSorted()).toEqual(['entered', ...Array.from({ length: 9 }, () => 'used')]);
    },
  },
  {
    name: 'SVC-01 only a running service with a panel is entered, and the control of a service says so',
    check: async (open) => {
      const subject = await open();
      const server = await runServer(subject);
      const hosting = await runHosting(subject);
      expectRefused(await openEntry(subject, server), 'service-action-impossible');
      expect(unwrap(await subject.control.load(server))).toMatchObject({ canEnter: false, log: [] });
      expect(unwrap(await subject.control.load(hosting)).canEnter).toBe(true);
      await paidOrder(subject, [hostingLine()]);
      await subject.pass(2_000);
      const early = (await listServices(subject)).find(({ status }) => status === 'PROCESSING');
      if (early) expectRefused(await openEntry(subject, early.id), 'service-action-impossible');
    },
  },
  {
    name: 'GQL-06 SVC-01 nobody else enters: not found for another customer, denied to a guest',
    check: async (open) => {
      const subject = await open();
      const id = await runHosting(subject);
      expectNotFound(await subject.othersEntry.open(id, subject.newIdempotencyKey()));
      expect(await subject.guestsEntry.open(id, subject.newIdempotencyKey())).toEqual(denied);
      expect(unwrap(await subject.control.load(id)).log).toEqual([]);
    },
  },
];

/** Runs the laws on one adapter. */
export const serviceEntryContract = (name: string, open: () => Promise<ServiceEntrySubject>): void =>
  describeLaws(`${name} keeps the ServiceEntry contract`, serviceEntryLaws, open);
