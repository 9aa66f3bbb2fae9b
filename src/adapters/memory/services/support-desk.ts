import { findAccessibleOrder } from '#adapters/memory/accounts/sessions.ts';
import { type Answer, asCustomer, type CustomerSession } from '#adapters/memory/as-visitor.ts';
import { deriveId } from '#adapters/memory/derive-id.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { notFound, refuse } from '#adapters/memory/refusals.ts';
import type { SupportRecord, World } from '#adapters/memory/world.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { orderId, type SupportRequestId, supportRequestId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { RefusedFile, SentFile } from '#core/shared/sent-file.ts';
import type { SupportDesk } from '#core/support/support-desk.port.ts';
import type { SupportFile, SupportFileContent, SupportRequest, SupportSubject } from '#core/support/support-request.ts';
import { cleanFileName, fileKindOf, findRefusedFile, isPlainText, sizeOf } from '#core/support-rules/support-files.ts';
import {
  hasTooManyRequests,
  isFullRequest,
  MAX_OPEN_REQUESTS,
  MAX_REQUEST_MESSAGES,
} from '#core/support-rules/support-limits.ts';
import { type SupportEvent, turnAfter } from '#core/support-rules/support-state.ts';
import { servicesOf } from './service-gateway.ts';

const MAX_LISTED = 100;

/** What the request is about, as its owner calls it; undefined for what is not theirs. */
const titleOf = (world: World, who: CustomerSession, { kind, id }: SupportSubject): string | undefined =>
  kind === 'order'
    ? findAccessibleOrder(world, who, orderId(id))?.order.number
    : servicesOf(world, who).find(({ detail }) => detail.id === id)?.detail.name;

const isUtf8 = (base64: string): boolean => {
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return isPlainText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
};

/** What the services find in a whole file, but for viruses and broken pictures. */
const findRefused = (files: readonly SentFile[]): RefusedFile | null => {
  const refused = findRefusedFile(files);
  if (refused !== null) return refused;
  const unread = files.find(({ name, content }) => {
    const isText = fileKindOf(cleanFileName(name)) === 'text';
    return isText && !isUtf8(content);
  });
  return unread ? { name: cleanFileName(unread.name), problem: 'content' } : null;
};

/** Something happens to a request, as the customer or the shop does it. */
export const happen = (
  world: World,
  record: SupportRecord,
  event: SupportEvent,
  text = '',
  sent: readonly SentFile[] = [],
): void => {
  const { request, turn, owner } = record;
  const id = `${request.id}-${request.messages.length + 1}`;
  const contents = sent.map((file, at): SupportFileContent & SupportFile => {
    const name = cleanFileName(file.name);
    return { ...file, name, id: `${id}-${at + 1}`, kind: fileKindOf(name) ?? 'text', bytes: sizeOf(file) };
  });
  const messages =
    event.kind === 'close'
      ? request.messages
      : [
          ...request.messages,
          {
            id,
            from: event.from,
            at: event.at,
            text,
            files: contents.map(({ id: file, name, bytes }) => ({ id: file, name, bytes })),
          },
        ];
  const next = turnAfter(turn, event);
  const changed: SupportRequest = { ...request, messages, state: next.state, updatedAt: event.at };
  const files = new Map([...record.files, ...contents.map((file) => [file.id, file] as const)]);
  world.state.supportRequests.set(request.id, { owner, turn: next, request: changed, files });
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
    file: (id, file) =>
      onRequest(id, ({ files }) => {
        const found = files.get(file);
        return found ? ok({ name: found.name, content: found.content, kind: found.kind }) : notFound;
      }),
    load: (id) => onRequest(id, ({ request }) => ok(request)),
    open: ({ title, text, about, files }, key) =>
      customer((who) =>
        runOnce(world, who.session, key, ['openSupport', title, text, about, files], () => {
          const refused = findRefused(files);
          if (refused !== null) return refuse('file-refused', refused);
          const named = about && titleOf(world, who, about);
          if (named === undefined) return notFound;
          const open = ownedBy(who).filter(({ turn }) => turn.state !== 'closed').length;
          if (hasTooManyRequests(open)) return refuse('too-many-support-requests', { most: MAX_OPEN_REQUESTS });
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
          happen(world, { owner: who.party, turn, request, files: new Map() }, event, text, files);
          return ok(id);
        }),
      ),
    write: (id, { text, files }, key) =>
      onRequest(id, (record, who) =>
        runOnce(world, who.session, key, ['writeSupport', id, text, files], () => {
          if (isFullRequest(record.request.messages.length))
            return refuse('support-request-full', { most: MAX_REQUEST_MESSAGES });
          const refused = findRefused(files);
          if (refused !== null) return refuse('file-refused', refused);
          happen(world, record, { kind: 'message', from: 'customer', at: now() }, text, files);
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
