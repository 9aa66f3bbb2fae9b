import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { CallAsAnonymousPorts } from '#core/session/call-as-anonymous.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { type BotPorts, passBotCheck } from '#core/session/pass-bot-check.ts';
import { retryWithFreshToken } from '#core/session/retry-with-fresh-token.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { originsOf, parseReturnPath } from '#core/shared/return-path.ts';
import { newsletterConsent } from '#core/shared/shop/newsletter-consent.ts';
import { normaliseEmail } from '#core/shared/text/email-address.ts';
import { validateNewsletter } from './newsletter.ts';
import type { Opportunities } from './opportunities.port.ts';

export type SubscribeNewsletterCommand = {
  readonly email: string;
  readonly agree: boolean;
  readonly path: string;
  readonly proof: string;
  readonly idempotencyKey: IdempotencyKey;
};

/**
 * Sends one confirmation mail per idempotency key; does not reveal existing subscriptions. Failures:
 * `invalid-fields`, `no-token`, `too-many-tries`, `bot-check-needed`. [MARKET 4.4]
 */
export const subscribeNewsletter = command(
  (
    ports: CallAsAnonymousPorts & BotPorts & { readonly opportunities: Opportunities },
  ): UseCase<SubscribeNewsletterCommand, Outcome> =>
    async ({ email: typed, agree, path, proof, idempotencyKey }) => {
      const email = normaliseEmail(typed);
      const fields = validateNewsletter({ email, agree });
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      if (visitor.value.kind !== 'customer') await passBotCheck(ports)(proof);
      const { opportunities, delay, log, settings } = ports;
      const asked = await retryWithFreshToken(ports)(() =>
        writeOnce<true>(delay, async () => {
          const agreed = newsletterConsent(settings.identity.seller);
          const answer = await opportunities.subscribe(email, agreed, idempotencyKey);
          return answer.ok ? ok(true) : answer;
        }),
      );
      if (!asked.ok) {
        log.warn('Failed to subscribe', { kind: asked.failure.kind });
        return fail(toShopFailure(asked.failure));
      }
      return ok({
        goTo: parseReturnPath(path, originsOf(settings.site)) ?? '/',
        notice: 'newsletter-asked',
        notify: null,
      });
    },
);
