import { currentSession } from '#adapters/memory/accounts/sessions.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { denied, type Refused, refuse } from '#adapters/memory/refusals.ts';
import type { SubscriptionRecord, World } from '#adapters/memory/world.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import type { Opportunities, Opportunity } from '#core/consultation/opportunities.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { DAY_MS, HOUR_MS } from '#core/shared/durations.ts';
import { ok } from '#core/shared/result.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { isEmail, normaliseEmail } from '#core/shared/text/email-address.ts';
import { isPhone } from '#core/shared/text/phone-number.ts';
import { isName } from '#core/shared/text/validation.ts';

/** Maximum lengths that the service accepts, in characters. */
const MOST = { name: 300, description: 10_000, referName: 100, targetUrl: 2_500 } as const;
/** Requests per visitor and hour, mails per address and day. */
const MAX_REQUESTS_PER_HOUR = 20;
const MAX_MAILS_A_DAY = 3;

export const memoryOpportunities = (world: World, bearer: Bearer): Opportunities => ({
  add: async (opportunity, idempotencyKey) => {
    const who = currentSession(world, bearer);
    if (!who) return denied;
    const field = wrongField(opportunity);
    if (field !== null) return refuse('bad-input', { field });
    const slow = slowedDown(world, who.session);
    return runOnce(world, who.session, idempotencyKey, ['opportunity', opportunity], () => {
      if (slow) return slow;
      world.state.opportunities.push({ opportunity, session: who.session, at: world.state.now });
      return ok({ status: 1 });
    });
  },
  subscribe: async (email, agreed, idempotencyKey) => {
    const who = currentSession(world, bearer);
    if (!who) return denied;
    const address = normaliseEmail(email);
    if (!isEmail(address) || cleanTyped(agreed) === '') return refuse('bad-input', { field: 'email' });
    return runOnce(world, who.session, idempotencyKey, ['subscribe', address, agreed], () => {
      writeTo(world, address, agreed);
      return ok(null);
    });
  },
});

const wrongField = (given: Opportunity): string | null => {
  const { referName, referPhone, referEmail, targetUrl } = given;
  for (const name of ['name', 'description', 'referName'] as const)
    if (cleanTyped(given[name]) === '' || given[name].length > MOST[name]) return name;
  if (!isName(cleanTyped(referName))) return 'referName';
  if (!isPhone(referPhone)) return 'referPhone';
  if (referEmail !== '' && !isEmail(referEmail)) return 'referEmail';
  return /^https?:\/\//.test(targetUrl) && targetUrl.length <= MOST.targetUrl ? null : 'targetUrl';
};

const slowedDown = (world: World, session: string): Refused | null => {
  const recent = world.state.opportunities.filter(
    (each) => each.session === session && world.state.now < each.at + HOUR_MS,
  );
  const [first] = recent;
  if (first === undefined || recent.length < MAX_REQUESTS_PER_HOUR) return null;
  return refuse('too-many-tries', { retryAfter: Math.ceil((first.at + HOUR_MS - world.state.now) / 1_000) });
};

/** Sends nothing to a confirmed address or beyond the daily limit, without revealing it. */
const writeTo = (world: World, email: string, agreed: string): void => {
  const { now, subscriptions, accounts } = world.state;
  const known: SubscriptionRecord | undefined = subscriptions.get(email);
  const mails = (known?.mails ?? []).filter((at) => now < at + DAY_MS);
  if (known?.confirmed || mails.length >= MAX_MAILS_A_DAY) return;
  subscriptions.set(email, { agreed, at: now, mails: [...mails, now], confirmed: false });
  const text = `Bạn (hoặc ai đó) vừa đăng ký nhận bản tin của ${sampleIdentity.name}. Trong bản chạy thử này thư chỉ nằm ở đây, không có gì được gửi.`;
  accounts.outbox.push({ id: world.random.id(), channel: 'email', to: email, text, at: now });
};
