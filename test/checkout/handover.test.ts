import fc from 'fast-check';
import { expect, test } from 'vitest';
import { promisedHandoverOf } from '#backend/provisioning/promised-handover.ts';
import catalogue from '#contracts/seed/catalogue.json' with { type: 'json' };
import { asksForAddress } from '#core/checkout/asks-for-address.ts';
import { handoverDeadline } from '#core/service-rules/handover-deadline.ts';
import { promisedHandover } from '#core/service-rules/promised-handover.ts';
import { handoversOf as handoversWritten } from '#core/services/handover.ts';
import { type Handover, handovers, lineHandovers } from '#core/shared/goods/own-line.ts';

type Lines = Parameters<typeof handoversWritten>[0];
const handoversOf = (lines: Lines): readonly Handover[] => handoversWritten(lines, new Map());

const line = fc.record({
  category: fc.constantFrom(...catalogue.categories.map(({ handle }) => handle), 'domain', 'constructor', ''),
  description: fc.constantFrom('', 'tiem.vn', 'TIEM.COM.VN', 'tiem.com'),
});

test('ROUTE-14 what a cart is promised is what its lines are promised, whatever their order', () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (some, others) => {
      const together = handoversOf([...some, ...others]);
      expect(together).toEqual(handoversOf([...others, ...some]));
      expect(new Set(together)).toEqual(new Set([...handoversOf(some), ...handoversOf(others)]));
      expect([...together].sort((one, other) => handovers.indexOf(one) - handovers.indexOf(other))).toEqual(together);
    }),
  );
  expect(handoversOf([])).toEqual([]);
});

test('ROUTE-14 a server of the system takes minutes, one in a rack a day, a .vn name waits for its documents', () => {
  const of = (category: string, description = '') => handoversOf([{ category, description }]);
  expect(of('cloud-server')).toEqual(['minutes']);
  expect(of('bare-metal')).toEqual(['day']);
  expect(of('office-365')).toEqual(['working-day']);
  expect(of('domain', 'TiemBanh.VN')).toEqual(['documents']);
  expect(of('domain', 'tiembanh.com')).toEqual(['minutes']);
});

test('CAT-10 what a line says of itself holds for it alone, except for a name that waits for documents', () => {
  fc.assert(
    fc.property(line, line, fc.constantFrom(...lineHandovers), (one, other, written) => {
      const said = new Map([[one.category, written]]);
      const [waits] = handoversOf([one]);
      expect(handoversWritten([one], said)).toEqual([waits === 'documents' ? waits : written]);
      if (other.category !== one.category) expect(handoversWritten([other], said)).toEqual(handoversOf([other]));
    }),
  );
  expect(handoversWritten([{ category: 'vpn', description: '' }], new Map([['vpn', 'day']]))).toEqual(['day']);
  const vpn = { category: 'vpn', description: '', isTransfer: false };
  expect([handoverDeadline(vpn, 0, 'minutes'), handoverDeadline(vpn, 0, 'day')]).toEqual([1_800_000, 86_400_000]);
});

const anyWritten = fc.option(fc.constantFrom(...lineHandovers));

test('ROUTE-14 people promise no minutes, whatever the line says, and a system promises what its line says, else minutes', () => {
  fc.assert(
    fc.property(line, anyWritten, ({ category }, written) => {
      const people = promisedHandover(category, written, true);
      expect(people).not.toBe('minutes');
      if (written !== null && written !== 'minutes') expect(people).toBe(written);
      const system = promisedHandover(category, written, false);
      if (written !== null) expect(system).toBe(written);
      expect(handovers.indexOf(people)).toBeGreaterThanOrEqual(handovers.indexOf(system));
    }),
  );
  const promised = (category: string) => [
    promisedHandover(category, null, true),
    promisedHandover(category, null, false),
  ];
  expect(promised('cloud-server')).toEqual(['working-day', 'minutes']);
  expect(promised('bare-metal')).toEqual(['day', 'day']);
  expect(promised('vpn')).toEqual(['working-day', 'minutes']);
});

test('CAT-10 who sets a line up decides what is promised of it', () => {
  const settings = { lines: { 'web-hosting': 'webhook', '*': 'manual' }, webhook: null, incus: null, epp: null };
  const webhook = { url: 'https://panel.shop.example/', secrets: ['s'.repeat(32)] as const, abilities: [] };
  expect(promisedHandoverOf(settings, 'cloud-server', 'minutes')).toBe('working-day');
  expect(promisedHandoverOf({ ...settings, webhook }, 'web-hosting', null)).toBe('minutes');
  // A system that is not configured sets nothing up: members do.
  expect(promisedHandoverOf(settings, 'web-hosting', null)).toBe('working-day');
});

test('ROUTE-14 exactly these lines of the catalogue are set up by people', () => {
  const lines = catalogue.categories.map(({ handle }) => handle);
  expect(lines.filter((category) => handoversOf([{ category, description: '' }])[0] !== 'minutes').sort()).toEqual([
    'bare-metal',
    'big-memory',
    'dedicated-mail-server',
    'dedicated-server',
    'gpu-desktop',
    'office-365',
  ]);
});

test('ROUTE-14 an address is asked for exactly when a .vn name waits for documents', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(asksForAddress(lines)).toBe(handoversOf(lines).includes('documents'));
    }),
  );
  expect(asksForAddress([{ category: 'domain', description: 'TiemBanh.Com.VN' }])).toBe(true);
  expect(asksForAddress([{ category: 'web-hosting', description: 'tiembanh.vn' }])).toBe(false);
});

test('a line is late after its estimate: 30 minutes, a day, a working day, or a week for a transfer', () => {
  const friday = Date.parse('2026-11-20T03:00:00Z');
  const hoursOf = (category: string, description = '', isTransfer = false) =>
    (handoverDeadline({ category, description, isTransfer }, friday, null) - friday) / 3_600_000;
  expect([hoursOf('cloud-server'), hoursOf('bare-metal'), hoursOf('domain', 'tiem.vn')]).toEqual([0.5, 24, 0.5]);
  expect([hoursOf('office-365'), hoursOf('domain', 'tiem.com', true)]).toEqual([72, 168]);
  fc.assert(
    fc.property(line, fc.boolean(), fc.nat(4e12), (any, isTransfer, paidAt) => {
      const left = handoverDeadline({ ...any, isTransfer }, paidAt, null) - paidAt;
      expect(left).toBeGreaterThanOrEqual(1_800_000);
      expect(left).toBeLessThanOrEqual(7 * 86_400_000);
    }),
  );
});
