import { randomInt, randomUUID } from 'node:crypto';
import { graphqlOpportunities } from '#adapters/graphql/opportunities.ts';
import type { Opportunity } from '#core/consultation/opportunities.port.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { freshLogin, freshToken, runSql, setClock, type TestBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import type { OpportunitiesSubject } from './opportunities.contract.ts';

export const crmFor = (backend: Pick<TestBackend, 'url'>, held: string | null) =>
  graphqlOpportunities(wireClient(backend, '/crm-graph-gateway/graphql', held));

/** The texts of all e-mails to an address, oldest first. */
export const mailsTo = async (backend: TestBackend, email: string): Promise<readonly string[]> => {
  const rows = await runSql(
    backend,
    `select text from outbox_messages where recipient = '${email}' order by created_at`,
  );
  return rows.map(({ text }) => String(text));
};

/** The key in an e-mail's link to a newsletter page. */
export const keyIn = (mail: string, page: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`/newsletter/${page}\\?key=(\\S+)`).exec(mail)?.[1] ?? '';

/** Presses the only button of a newsletter page. */
export const pressButton = (backend: Pick<TestBackend, 'publicUrl'>, page: 'confirm' | 'unsubscribe', key: string) =>
  fetch(`${backend.publicUrl}/newsletter/${page}`, { method: 'POST', body: new URLSearchParams({ key }) });

export const freshPhone = (): string => `09${String(randomInt(100_000_000)).padStart(8, '0')}`;
export const freshEmail = (): string => `k${randomUUID().replaceAll('-', '')}@example.vn`;

export const backendCrmSubject = async (backend: TestBackend): Promise<OpportunitiesSubject> => {
  let ahead = 0;
  await setClock(backend, null);
  return {
    guest: async () => crmFor(backend, await freshToken(backend)),
    customer: async () => crmFor(backend, (await freshLogin(backend)).token),
    tokenless: crmFor(backend, null),
    phone: freshPhone,
    email: freshEmail,
    leads: async (phone) => {
      const columns =
        'name, description, refer_name "referName", refer_email "referEmail", refer_phone "referPhone", target_url "targetUrl", ext_source "extSource", priority_name "priorityName", work_effort_type_id "workEffortTypeId"';
      const rows = await runSql(
        backend,
        `select ${columns} from opportunities where refer_phone = '${phone}' order by created_at`,
      );
      // The columns are those of an Opportunity; all are text and not null.
      return rows as unknown as readonly Opportunity[];
    },
    mails: async (email) => (await mailsTo(backend, email)).length,
    confirm: async (email) => {
      const mail = (await mailsTo(backend, email)).at(-1) ?? '';
      await pressButton(backend, 'confirm', keyIn(mail, 'confirm'));
    },
    newIdempotencyKey: () => idempotencyKey(randomUUID().replaceAll('-', '')),
    pass: (milliseconds) => {
      ahead += milliseconds;
      return setClock(backend, Date.now() + ahead);
    },
  };
};
