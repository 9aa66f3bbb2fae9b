import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseRequest, validateRequest } from '#core/consultation/validate-consultation.ts';
import { kindOf, openShop } from '#test/kit/fakes/shop.ts';
import { aCommand, anyJunk } from './any-request.ts';

describe('requests with arbitrary content', () => {
  test('CNS-02 any 1,000 junk submissions never crash, never send invalid data and never lose input', () =>
    fc.assert(
      fc.asyncProperty(
        fc.record({
          name: fc.oneof(anyJunk, fc.constant('Đỗ Ánh')),
          phone: fc.oneof(anyJunk, fc.constantFrom('0912345678', '+84 912 345 678')),
          email: fc.oneof(anyJunk, fc.constant('')),
          note: fc.oneof(anyJunk, fc.constant('Cần VPS')),
        }),
        fc.record({ path: anyJunk, product: anyJunk, configuration: anyJunk }),
        fc.option(anyJunk),
        async (typed, subject, ticket) => {
          const shop = openShop();
          shop.browser.ticket = ticket;
          const answer = await shop.useCases.submitConsultation(aCommand({ ...typed, ...subject }));
          const leads = shop.world.state.opportunities.map(({ opportunity }) => opportunity);
          expect(kindOf(answer)).not.toBe('unexpected');
          expect(leads).toHaveLength(answer.ok ? 1 : 0);
          for (const lead of leads) {
            const request = { name: lead.referName, phone: lead.referPhone, email: lead.referEmail };
            expect(validateRequest({ ...request, note: normaliseRequest(typed).note })).toEqual({});
            expect(lead.description.startsWith(normaliseRequest(typed).note)).toBe(true);
          }
        },
      ),
      { numRuns: 1_000 },
    ));

  test('VAL-07 normalising a request is idempotent and does not change its problems', () =>
    fc.assert(
      fc.property(fc.record({ name: anyJunk, phone: anyJunk, email: anyJunk, note: anyJunk }), (typed) => {
        const tidy = normaliseRequest(typed);
        expect(normaliseRequest(tidy)).toEqual(tidy);
      }),
      { numRuns: 200 },
    ));
});
