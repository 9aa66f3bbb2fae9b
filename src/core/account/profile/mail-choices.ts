import type { MailChoices } from '#core/account/mail-choices.port.ts';
import type { MailDecisions, OptionalMail } from '#core/account-rules/optional-mails.ts';
import { command, type Keyed, query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import type { ShopSettings } from '#core/shared/settings.ts';
import { newsletterConsent } from '#core/shared/shop/newsletter-consent.ts';

type Ports = VisitorPorts & { readonly mailChoices: MailChoices };

/** Failures: `login-required`. */
export const loadMailChoices = query(
  (ports: Ports): UseCase<object, MailDecisions> =>
    () =>
      callAsCustomer(ports)(() => readWithRetry(ports.delay, () => ports.mailChoices.load())),
);

export type SaveMailChoicesCommand = Keyed & Readonly<Record<OptionalMail, boolean>>;

/** Failures: `login-required`. [Nghị định 91/2020/NĐ-CP] */
export const saveMailChoices = command(
  (ports: Ports & { readonly settings: ShopSettings }): UseCase<SaveMailChoicesCommand, Outcome> =>
    async ({ idempotencyKey, ...decisions }) => {
      const agreed = newsletterConsent(ports.settings.identity.seller);
      const saved = await callAsCustomer(ports)(() =>
        writeOnce(ports.delay, () => ports.mailChoices.save(decisions, agreed, idempotencyKey)),
      );
      return saved.ok ? succeedWith(paths.account('thong-bao'), 'mail-choices-saved') : saved;
    },
);
