import { asCustomer, type CustomerSession } from '#adapters/memory/as-visitor.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import type { World } from '#adapters/memory/world.ts';
import type { MailChoices } from '#core/account/mail-choices.port.ts';
import { isMailWanted, type MailDecisions, optionalMailNames } from '#core/account-rules/optional-mails.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { ok } from '#core/shared/result.ts';

/** Fake of the choices over a world; every customer has a phone number, and nothing is mailed. [MailChoices] */
export const memoryMailChoices = (world: World, bearer: Bearer): MailChoices => {
  const customer = asCustomer(world, bearer);
  const decisionsOf = ({ party }: CustomerSession): MailDecisions => world.state.mailDecisions.get(party) ?? {};
  return {
    load: () =>
      customer((who) =>
        ok(Object.fromEntries(optionalMailNames.map((name) => [name, isMailWanted(name, decisionsOf(who))]))),
      ),
    save: (decisions, agreed, key) =>
      customer((who) =>
        runOnce(world, who.session, key, ['mailChoices', decisions, agreed], () => {
          world.state.mailDecisions.set(who.party, { ...decisionsOf(who), ...decisions });
          return ok(null);
        }),
      ),
  };
};
