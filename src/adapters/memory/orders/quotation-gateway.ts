import { currentSession } from '#adapters/memory/accounts/sessions.ts';
import { countUnverified } from '#adapters/memory/accounts/throttles.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { denied, notFound, refuse } from '#adapters/memory/refusals.ts';
import type { SessionRecord, World } from '#adapters/memory/world.ts';
import { MAX_QUOTATIONS_A_DAY, QUOTATION_DAYS } from '#contracts/rest/quotation-rest.ts';
import { seedSeller } from '#contracts/seed/merchant.ts';
import { MAX_LINES } from '#core/order-rules/price-line.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { dayInVietnam, vatPercentOn } from '#core/pricing/vat-on.ts';
import type { Quotation, QuotedLine } from '#core/quotations/quotation.ts';
import type { QuotationGateway } from '#core/quotations/quotation-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { optionId, productId, quotationId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import type { QuotationRecipient } from '#core/shared/people/quotation-recipient.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { type PricedNewLine, priceNewLine } from './price-line.ts';

const quotedLine = (now: number, { line, product, price, children }: PricedNewLine): QuotedLine => ({
  productId: productId(product.id),
  slug: product.slug,
  sku: product.sku,
  title: product.title,
  specs: product.specs,
  category: product.type,
  term: price.term,
  unit: price.unit,
  quantity: line.quantity,
  description: line.description,
  options: line.options,
  priceType: price.type,
  charge: price.charge,
  renewal: price.renewal,
  vat: { percent: vatPercentOn(now), isIncluded: product.vat.isIncluded },
  children: children.map(({ productId: id, option, value, charge }) => ({
    productId: productId(id),
    option: optionId(option.id),
    name: option.name,
    title: value.title,
    charge,
  })),
});

const createQuotation = (world: World, lines: readonly NewLine[]): Result<Quotation, PortFailure> => {
  if (lines.length === 0) return refuse('bad-input');
  if (lines.length > MAX_LINES) return refuse('too-many-lines', { most: MAX_LINES });
  const quoted: QuotedLine[] = [];
  for (const line of lines) {
    if (line.instalmentPlan || line.quotation || line.authCode !== undefined) return refuse('bad-input');
    const priced = priceNewLine(world, line);
    if (!priced.ok) return priced;
    quoted.push(quotedLine(world.state.now, priced.value));
  }
  const { now, quotations } = world.state;
  const day = dayInVietnam(now).replaceAll('-', '');
  const quotation: Quotation = {
    id: quotationId(world.random.id()),
    number: `BG${day}${String(quotations.size + 1).padStart(4, '0')}`,
    createdAt: now,
    validUntil: now + QUOTATION_DAYS * DAY_MS,
    seller: seedSeller,
    lines: quoted,
  };
  quotations.set(quotation.id, quotation);
  return ok(quotation);
};

/** Limits quotations per day for a customer account or guest browser; refused ones do not count. */
const limitQuotations = (world: World, who: SessionRecord, make: () => Result<Quotation, PortFailure>) => {
  const { now, quotations, quotationMakers } = world.state;
  const mine = [who.party, who.session, who.guest];
  const recent = quotationMakers.flatMap(({ id, by }) => {
    const at = quotations.get(id)?.createdAt ?? 0;
    return mine.includes(by) && now < at + DAY_MS ? [at] : [];
  });
  const [first] = recent;
  if (first !== undefined && recent.length >= MAX_QUOTATIONS_A_DAY) {
    const retryAfter = Math.ceil((first + DAY_MS - now) / 1_000);
    return refuse('too-many-quotations', { most: MAX_QUOTATIONS_A_DAY, retryAfter });
  }
  const answer = make();
  if (answer.ok) quotationMakers.push({ id: answer.value.id, by: who.party ?? who.session });
  return answer;
};

/** Mails with quotations to one address within a day. */
const MAX_RECEIVED_A_DAY = 5;

const sendQuotation = (
  world: World,
  { session }: SessionRecord,
  { id, number }: Quotation,
  { sender, email: to }: QuotationRecipient,
): Result<void, PortFailure> => {
  const { accounts, now } = world.state;
  const text = `${sender} gửi bạn báo giá ${number}: ${world.origin}${paths.quotation(id)}`;
  const ofToday = accounts.outbox.filter(
    (sent) => sent.to === to && sent.text.includes('báo giá') && now < sent.at + DAY_MS,
  );
  if (ofToday.length >= MAX_RECEIVED_A_DAY) return refuse('too-many-tries', { retryAfter: DAY_MS / 1_000 });
  const unproved = countUnverified(world, session);
  if (unproved) return unproved;
  accounts.outbox.push({ id: world.random.id(), channel: 'email', to, text, at: now });
  return ok(undefined);
};

export const memoryQuotationGateway = (world: World, bearer: Bearer): QuotationGateway => ({
  create: async (lines, idempotencyKey) => {
    const who = currentSession(world, bearer);
    if (!who) return denied;
    return runOnce(world, who.session, idempotencyKey, ['quotation', lines], () =>
      limitQuotations(world, who, () => createQuotation(world, lines)),
    );
  },
  load: async (id) => {
    const found = world.state.quotations.get(id);
    return found ? ok(found) : notFound;
  },
  send: async (id, to, idempotencyKey) => {
    const who = currentSession(world, bearer);
    if (!who) return denied;
    const found = world.state.quotations.get(id);
    if (!found) return notFound;
    return runOnce(world, who.session, idempotencyKey, ['send quotation', id, to], () =>
      sendQuotation(world, who, found, to),
    );
  },
});
