import type { OwnedService } from '#backend/cloud-services/read-services.ts';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import { shownName } from '#backend/cloud-services/service-wire.ts';
import { servicePage } from '#backend/cloud-services/set-up/service-mails.ts';
import { downgradeChosenMail, downgradedMail } from '#backend/mails/downgrade-mails.vi.ts';
import { freshKey } from '#backend/mails/queue-mail.ts';
import { type MailDeps, queueOrderMail } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { formatDate } from '#core/shared/calendar.ts';
import type { Dong } from '#core/shared/dong.ts';

/** Each choice, because a choice can be taken back and made again. `renewal`: đồng with VAT at today's price. */
export const queueDowngradeChosen = (
  deps: MailDeps,
  tx: Transaction,
  { service, order }: OwnedService,
  plan: { readonly title: string; readonly renewal: Dong },
): Promise<void> => {
  const mail = downgradeChosenMail({
    name: shownName(service),
    oldPlan: service.productTitle,
    newPlan: plan.title,
    lastDay: formatDate(service.endDate),
    renewal: plan.renewal,
    link: servicePage(deps, order, service, 'doi-goi'),
  });
  return queueOrderMail(deps, tx, order, mail, { key: freshKey(`downgrade-chosen:${service.id}`) });
};

/** Once per downgrade: the plan before begins no second time. */
export const queueDowngraded = (
  deps: MailDeps,
  tx: Transaction,
  { service, order }: OwnedService,
  before: CloudServiceRow,
): Promise<void> => {
  const mail = downgradedMail({
    name: shownName(service),
    oldPlan: before.productTitle,
    newPlan: service.productTitle,
    lastDay: formatDate(service.endDate),
    link: servicePage(deps, order, service),
  });
  return queueOrderMail(deps, tx, order, mail, { key: `downgraded:${service.id}:${before.nextPlanFrom}` });
};
