import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentStates } from '#core/domains/documents/registrant-documents.ts';
import { refundStates } from '#core/ending-rules/refund-offer.ts';
import { type Delivery, isOver, isUnderWay, toDeliveryView as toView } from '#core/services/delivery.ts';
import { dong } from '#core/shared/dong.ts';
import { lineItemId, serviceId } from '#core/shared/ids.ts';
import { serviceStatuses } from '#core/shared/service-status.ts';

const time = fc.option(fc.integer({ min: 1, max: 1_000 }));
const anyDelivery: fc.Arbitrary<Delivery> = fc.record({
  line: fc.constant(lineItemId('l')),
  unit: fc.constant(0),
  name: fc.constant('x'),
  type: fc.constantFrom('cloud-server', 'bare-metal', 'domain', 'office-365'),
  domain: fc.constantFrom('', 'a.vn', 'a.com'),
  isTransfer: fc.boolean(),
  service: fc.option(fc.constant(serviceId('s'))),
  status: fc.option(fc.constantFrom(...serviceStatuses)),
  documentState: fc.option(fc.constantFrom(...documentStates)),
  transfer: fc.option(fc.constantFrom('MOVING' as const, 'REFUSED' as const)),
  paidAt: time,
  startedAt: time,
  deliveredAt: time,
  documentsSentAt: time,
  documentsDecidedAt: time,
  deployedAt: time,
  refund: fc.option(fc.record({ state: fc.constantFrom(...refundStates), gross: fc.nat().map(dong) })),
});

const server: Delivery = {
  line: lineItemId('l'),
  unit: 0,
  name: 'VPS',
  type: 'cloud-server',
  domain: '',
  isTransfer: false,
  service: null,
  status: null,
  documentState: null,
  transfer: null,
  paidAt: 100,
  startedAt: null,
  deliveredAt: null,
  documentsSentAt: null,
  documentsDecidedAt: null,
  deployedAt: null,
  refund: null,
};
/** No product line says how soon it is handed over. */
const toDeliveryView = (delivery: Delivery) => toView(delivery, new Map());
const statesOf = (delivery: Delivery) => toDeliveryView(delivery).steps.map(({ name, state }) => `${name} ${state}`);

test('SVC-01 steps are done up to at most one current or failed step, and later ones have no time', () => {
  fc.assert(
    fc.property(anyDelivery, (delivery) => {
      const { steps, waitsFor } = toDeliveryView(delivery);
      const text = steps.map(({ state }) => state).join(' ');
      expect(text).toMatch(/^(done ?)*((current|failed)( later)*)?$/);
      for (const { state, at } of steps) if (state === 'later') expect(at).toBeNull();
      if (waitsFor !== null) expect(steps.some(({ state }) => state === 'current')).toBe(true);
    }),
  );
});

test('SVC-01 nothing is under way at a service that has ended', () => {
  fc.assert(
    fc.property(anyDelivery, (delivery) => {
      if (isOver(delivery)) expect(isUnderWay(toDeliveryView(delivery))).toBe(false);
    }),
  );
});

test('SVC-01 no time is invented: each is one of the recorded ones', () => {
  fc.assert(
    fc.property(anyDelivery, (delivery) => {
      const { paidAt, startedAt, deliveredAt, documentsSentAt, documentsDecidedAt, deployedAt } = delivery;
      const recorded = [paidAt, startedAt, deliveredAt, documentsSentAt, documentsDecidedAt, deployedAt, null];
      for (const { at } of toDeliveryView(delivery).steps) expect(recorded).toContain(at);
    }),
  );
});

test('SVC-01 a server goes from paid through the set-up to ready', () => {
  expect(statesOf(server)).toEqual(['paid done', 'installing current', 'ready later']);
  const made = { ...server, status: 'PROCESSING', startedAt: 110 } as const;
  expect(toDeliveryView(made)).toMatchObject({ waitsFor: 'set-up', estimate: 'minutes' });
  expect(toDeliveryView({ ...made, type: 'bare-metal' }).estimate).toBe('day');
  const ready = toDeliveryView({ ...made, status: 'COMPLETED', deliveredAt: 120 });
  expect(ready.steps.map(({ at }) => at)).toEqual([100, 120, 120]);
  expect(isUnderWay(ready)).toBe(false);
  expect(statesOf({ ...made, status: 'ERROR' })).toEqual(['paid done', 'installing failed', 'ready later']);
});

test('DOM-02 a .vn name waits for the documents of its holder, their review and the registry, each with its time', () => {
  const name = { ...server, type: 'domain', domain: 'a.vn', status: 'COMPLETED', deliveredAt: 120 } as const;
  const later = ['review later', 'registry later', 'ready later'];
  const waiting = { ...name, documentState: 'WAITING' } as const;
  expect(statesOf(waiting)).toEqual(['paid done', 'installing done', 'documents current', ...later]);
  expect(toDeliveryView(waiting)).toMatchObject({ waitsFor: 'documents', estimate: 'documents' });
  const sent = toDeliveryView({ ...name, documentState: 'SENT', documentsSentAt: 130 });
  expect(sent.waitsFor).toBe('review');
  expect(sent.steps.map(({ at }) => at)).toEqual([100, 120, 130, 130, null, null]);
  const returned = toDeliveryView({
    ...name,
    documentState: 'RETURNED',
    documentsSentAt: 130,
    documentsDecidedAt: 140,
  });
  expect(returned.waitsFor).toBe('correction');
  expect(returned.steps[2]).toEqual({ name: 'documents', state: 'current', at: 140 });
  const decided = { ...name, documentsSentAt: 130, documentsDecidedAt: 150 } as const;
  expect(toDeliveryView({ ...decided, documentState: 'APPROVED' }).waitsFor).toBe('registry');
  const deployed = toDeliveryView({ ...decided, documentState: 'DEPLOYED', deployedAt: 160 });
  expect(deployed.steps.map(({ at }) => at)).toEqual([100, 120, 130, 150, 160, 160]);
  expect(isUnderWay(deployed)).toBe(false);
});

test('DOM-01 a transfer waits for the other registrar, and a refused one has failed', () => {
  const moved = { ...server, type: 'domain', domain: 'a.com', isTransfer: true, status: 'PROCESSING' } as const;
  expect(toDeliveryView({ ...moved, transfer: 'MOVING' })).toMatchObject({
    waitsFor: 'transfer',
    estimate: 'transfer',
  });
  expect(statesOf({ ...moved, transfer: 'REFUSED' })[1]).toBe('transferring failed');
});
