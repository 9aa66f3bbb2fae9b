import { sql } from 'drizzle-orm';
import { isPublished, type PublishingSettings } from '#backend/dns-zones/publishing/environment.ts';
import { dnsPublications } from '#backend/dns-zones/publishing/schema.ts';
import type { MessageSettings } from '#backend/outbox/environment.ts';
import { canSendMail } from '#backend/outbox/send-mail.ts';
import type { PaymentEnvironment } from '#backend/payments/environment.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';

export type StatusDeps = BackendDeps<MessageSettings & PublishingSettings & { readonly payments: PaymentEnvironment }>;

type Probe = { readonly part: string; readonly measure: () => Promise<boolean> };

const TIMEOUT_MS = 5_000;

/** Whether something answers at an address without a fault of its own. */
const answers = async (address: string, method: 'GET' | 'HEAD', isFine: (status: number) => boolean) => {
  const answer = await fetch(address, { method, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.body?.cancel();
  return isFine(answer.status);
};

/** The server is asked; it also fails while a publication waits for it. */
const dnsAnswers = async ({ db, clock, environment }: StatusDeps): Promise<boolean> => {
  const kind = sql`${dnsPublications.failure} ->> 'kind'`;
  const [failing] = await db
    .select({ domain: dnsPublications.domain })
    .from(dnsPublications)
    .where(sql`${dnsPublications.tries} > 0 and ${kind} in ('unreachable', 'denied')`)
    .limit(1);
  if (failing !== undefined) return false;
  return (await environment.publishing.open(clock)?.answers()) ?? false;
};

/** Of the parts that this shop has. */
export const probesOf = (deps: StatusDeps): readonly Probe[] => {
  const { publicOrigin, payments, messages, publishing } = deps.environment;
  const { smtp } = messages;
  return [
    { part: 'shop', measure: () => answers(`${publicOrigin}/readyz`, 'GET', (status) => status === 200) },
    {
      part: 'orders',
      measure: async () => {
        await deps.db.execute(sql`select 1 from orders limit 1`);
        return true;
      },
    },
    ...payments.providers.flatMap((provider) =>
      provider.kind === 'redirect' && provider.page !== null
        ? [
            {
              part: `payment-${provider.code}`,
              measure: () => answers(new URL(provider.page ?? '').origin, 'HEAD', (status) => status < 500),
            },
          ]
        : [],
    ),
    ...(isPublished(publishing) ? [{ part: 'dns', measure: () => dnsAnswers(deps) }] : []),
    ...(smtp === null ? [] : [{ part: 'mail', measure: () => canSendMail(smtp) }]),
  ];
};
