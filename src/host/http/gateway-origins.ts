import type { PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import type { Clock } from '#core/shared/environment.port.ts';

/** TTL of the payment service's answer, and delay before a retry after a failure, in ms. */
const FRESH_MS = 60_000;
const RETRY_MS = 2_000;

/** Only a plain origin may enter a header. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/**
 * Origins of payment gateways for `form-action`, refreshed once a minute; a page waits for the first answer only. On
 * failure the last answer stays valid; before the first one no gateway is allowed.
 */
export const gatewayOrigins = (
  methods: PaymentGateway['methods'],
  { now }: Clock,
): (() => Promise<readonly string[]>) => {
  let known: readonly string[] | null = null;
  let askAgainAt = 0;
  let asking: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    const answer = await methods();
    if (answer.ok)
      known = [...new Set(answer.value.flatMap(({ redirectOrigins }) => redirectOrigins))].filter(isOrigin);
    askAgainAt = now() + (answer.ok ? FRESH_MS : RETRY_MS);
    asking = null;
  };
  return async () => {
    if (now() >= askAgainAt) asking ??= ask();
    if (known === null) await asking;
    return known ?? [];
  };
};
