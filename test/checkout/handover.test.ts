import fc from 'fast-check';
import { expect, test } from 'vitest';
import catalogue from '#contracts/seed/catalogue.json' with { type: 'json' };
import { asksForAddress } from '#core/checkout/asks-for-address.ts';
import { handovers, handoversOf } from '#core/services/handover.ts';

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
