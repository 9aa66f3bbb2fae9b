import { findAccessibleOrder } from '#adapters/memory/accounts/sessions.ts';
import { type Answer, asCustomer, type CustomerSession } from '#adapters/memory/as-visitor.ts';
import { deriveId } from '#adapters/memory/derive-id.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { notFound, refuse } from '#adapters/memory/refusals.ts';
import type { SupportRecord, World } from '#adapters/memory/world.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { orderId, type SupportRequestId, supportRequestId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { SupportDesk } from '#core/support/support-desk.port.ts';
import type { SupportRequest, SupportSubject } from '#core/support/support-request.ts';
import { hasTooManyRequests, isFullRequest } from '#core/support-rules/support-limits.ts';
import { type SupportEvent, turnAfter } from '#core/support-rules/support-state.ts';
import { servicesOf } from './service-gateway.ts';

const MAX_LISTED = 100;

/** What the request is about, as its owner calls it; undefined for what is not theirs. */
const titleOf = (world: World, who: CustomerSession, { kind, id }: SupportSubject): string | undefined =>
  kind === 'order'
    ? findAccessibleOrder(world, who, orderId(id))?.order.number
    : servicesOf(world, who).find(({ detail }) => detail.id === id)?.detail.name;

/** Something happens to a request, as the customer or the shop does it. */
export const happen = (world: World, record: SupportRecord, event: SupportEvent, text = ''): void => {
  const { request, turn, owner } = record;
  const messages =
    event.kind === 'close'
      ? request.messages
      : [
          ...request.messages,
          { id: `${request.id}-${request.messages.length + 1}`, from: event.from, at: event.at, text },
        ];
  const next = turnAfter(turn, event);
  const changed: SupportRequest = { ...request, messages, state: next.state, updatedAt: event.at };
  world.state.supportRequests.set(request.id, { owner, turn: next, request: changed });
};

/** Fake of the shop's desk for the customer whose token the bearer holds; nobody answers there. [SupportDesk] */
export const memorySupportDesk = (world: World, bearer: Bearer): SupportDesk => {
  const customer = asCustomer(world, bearer);
  const ownedBy = (who: CustomerSession): readonly SupportRecord[] =>
    [...world.state.supportRequests.values()].filter(({ owner }) => owner === who.party);
  const onRequest = <Value>(
    id: SupportRequestId,
    work: (record: SupportRecord, who: CustomerSession) => Answer<Value>,
  ): Promise<Answer<Value>> =>
    customer((who) => {
      const record = ownedBy(who).find(({ request }) => request.id === id);
      return record ? work(record, who) : notFound;
    });
  const now = () => world.state.now;
  return {
    list: () =>
      customer((who) =>
        ok(
          ownedBy(who)
            .map(({ request: { messages: _, about: __, ...row } }) => row)
            .toSorted((one, other) => other.updatedAt - one.updatedAt)
            .slice(0, MAX_LISTED),
        ),
      ),
    load: (id) => onRequest(id, ({ request }) => ok(request)),
    open: ({ title, text, about }, key) =>
      customer((who) =>
        runOnce(world, who.session, key, ['openSupport', title, text, about], () => {
          const named = about && titleOf(world, who, about);
          if (named === undefined) return notFound;
          const open = ownedBy(who).filter(({ turn }) => turn.state !== 'closed').length;
          if (hasTooManyRequests(open)) return refuse('support-limit');
          const count = world.state.supportRequests.size + 1;
          const id = supportRequestId(deriveId(`support ${count}`));
          const event: SupportEvent = { kind: 'message', from: 'customer', at: now() };
          const turn = turnAfter(null, event);
          const request: SupportRequest = {
            id,
            number: `HT-${1_000 + count}`,
            title,
            about: about && named !== null ? { ...about, title: named } : null,
            state: turn.state,
            updatedAt: now(),
            messages: [],
          };
          happen(world, { owner: who.party, turn, request }, event, text);
          return ok(id);
        }),
      ),
    write: (id, text, key) =>
      onRequest(id, (record, who) =>
        runOnce(world, who.session, key, ['writeSupport', id, text], () => {
          if (isFullRequest(record.request.messages.length)) return refuse('support-limit');
          happen(world, record, { kind: 'message', from: 'customer', at: now() }, text);
          return ok(null);
        }),
      ),
    close: (id, key) =>
      onRequest(id, (record, who) =>
        runOnce(world, who.session, key, ['closeSupport', id], () => {
          happen(world, record, { kind: 'close', at: now() });
          return ok(null);
        }),
      ),
  };
};
