import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasTooManyRequests,
  isFullRequest,
  MAX_OPEN_REQUESTS,
  MAX_REQUEST_MESSAGES,
} from '#core/support-rules/support-limits.ts';
import { type SupportEvent, type SupportTurn, turnAfter } from '#core/support-rules/support-state.ts';

const anyEvent = fc.constantFrom<Omit<SupportEvent, 'at'> & { readonly from?: 'customer' | 'staff' }>(
  { kind: 'message', from: 'customer' },
  { kind: 'message', from: 'staff' },
  { kind: 'close' },
);
/** A conversation as it happens: the customer begins, times grow. */
const anyEvents = fc
  .array(anyEvent, { maxLength: 30 })
  .map((drawn) =>
    [{ kind: 'message', from: 'customer' } as const, ...drawn].map(
      (event, index): SupportEvent =>
        event.kind === 'close'
          ? { kind: 'close', at: 1_000 + index }
          : { kind: 'message', from: event.from ?? 'customer', at: 1_000 + index },
    ),
  );
const fold = (events: readonly SupportEvent[]): SupportTurn | null =>
  events.reduce<SupportTurn | null>((turn, event) => turnAfter(turn, event), null);
const isCustomer = (event: SupportEvent): boolean => event.kind === 'message' && event.from === 'customer';

describe('whose turn a request is', () => {
  test('it waits for the shop exactly after a message of the customer', () =>
    fc.assert(
      fc.property(anyEvents, (events) => {
        const last = events.at(-1);
        const expected = last && isCustomer(last) ? 'waiting' : last?.kind === 'close' ? 'closed' : 'answered';
        expect(fold(events)?.state).toBe(expected);
      }),
    ));

  test('the customer waits since the first message that nobody answered or closed', () =>
    fc.assert(
      fc.property(anyEvents, (events) => {
        const answered = events.findLastIndex((event) => !isCustomer(event));
        expect(fold(events)?.waitingSince).toBe(events[answered + 1]?.at ?? null);
      }),
    ));

  test('nobody waits for a request that is answered or closed', () =>
    fc.assert(
      fc.property(anyEvents, (events) => {
        const turn = fold(events);
        expect(turn?.waitingSince === null).toBe(turn?.state !== 'waiting');
      }),
    ));

  test.each([
    [0, false],
    [1, false],
    [MAX_OPEN_REQUESTS - 1, false],
    [MAX_OPEN_REQUESTS, true],
    [MAX_OPEN_REQUESTS + 5, true],
  ])('%i open requests are too many for another one: %s', (open, isTooMany) =>
    expect(hasTooManyRequests(open)).toBe(isTooMany),
  );

  test.each([
    [1, false],
    [MAX_REQUEST_MESSAGES - 1, false],
    [MAX_REQUEST_MESSAGES, true],
  ])('a request of %i messages is full: %s', (messages, isFull) => expect(isFullRequest(messages)).toBe(isFull));
});
