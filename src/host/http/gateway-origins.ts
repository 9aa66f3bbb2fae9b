import type { PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import type { Clock } from '#core/shared/environment.port.ts';

/** An answer of the payment service is used so long, ms; after a failure the service is asked again so soon. */
const FRESH_MS = 60_000;
const RETRY_MS = 2_000;

/** An origin and nothing else: no other text may come into a header. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/**
 * Origins of the payment gateways, for the pages whose forms may lead there. The service is asked once a minute; a page
 * waits for the first answer only. Where the service does not answer, what it last said stays true, and at first no gateway
 * is let in: every other method still works.
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
