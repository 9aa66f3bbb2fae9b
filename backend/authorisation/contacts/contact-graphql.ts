import type { AccountContext, AccountDeps } from '#backend/authorisation/account-deps.ts';
import { type Caller, readCaller } from '#backend/authorisation/log-in/caller.ts';
import { type Customer, readCustomer, requireCustomer, requireFreshCustomer } from '#backend/authorisation/security.ts';
import { outboxUrl } from '#backend/outbox/service.ts';
import { readBearer } from '#backend/platform/http/request-visitor.ts';
import type { Resolvers, ContactField as WireField } from '#contracts/generated/authorization.service.ts';
import { maskContact } from '#core/account-rules/mask-contact.ts';
import { normaliseCode } from '#core/shared/text/validation.ts';
import {
  type ContactField,
  cancelContactChange,
  confirmContactChange,
  delayContactChange,
  findRefusedEmail,
  listContactChanges,
  requestContactChange,
} from './contact-change.ts';
import type { ContactChangeRow } from './contact-change-schema.ts';

const fields: Readonly<Record<WireField, ContactField>> = { EMAIL: 'email', PHONE: 'phone' };

const toWire = (deps: AccountDeps, row: ContactChangeRow) => ({
  field: row.field === 'email' ? ('EMAIL' as const) : ('PHONE' as const),
  contact: row.newContact,
  codesUntil: row.codesUntil.toISOString(),
  awaitsNew: row.newDigest !== null,
  awaitsOld: row.oldDigest !== null,
  effectiveAt: row.effectiveAt?.toISOString() ?? null,
  outbox: outboxUrl(deps, row.field === 'email' ? 'email' : 'sms'),
});

/** Only the request needs a fresh login: the codes prove who the others come from. */
const forCustomer =
  <Args extends { readonly field: WireField }>(
    act: (deps: AccountDeps, customer: Customer, args: Args, caller: Caller) => Promise<void>,
  ) =>
  async (_: unknown, args: Args, context: AccountContext): Promise<true> => {
    const customer = await requireCustomer(context.deps, readBearer(context.headers));
    await act(context.deps, customer, args, await readCaller(context));
    return true;
  };

/** [ASVS 6.3.7, 7.5.1] */
export const contactResolvers = {
  Query: {
    contactChanges: async (_, __, { deps, headers }) => {
      const customer = await readCustomer(deps, readBearer(headers));
      return (await listContactChanges(deps, customer)).map((row) => toWire(deps, row));
    },
    refusedEmail: async (_, __, { deps, headers }) => {
      const email = await findRefusedEmail(deps, await readCustomer(deps, readBearer(headers)));
      return email === null ? null : maskContact(email);
    },
  },
  Mutation: {
    requestContactChange: async (_, { field, contact }, context) => {
      const { deps, headers } = context;
      const customer = await requireFreshCustomer(deps, readBearer(headers));
      const asked = { field: fields[field], contact };
      return toWire(deps, await requestContactChange(deps, await readCaller(context), customer, asked));
    },
    confirmContactChange: forCustomer((deps, customer, { field, side, code }, caller) => {
      const given = { field: fields[field], side: side === 'NEW' ? 'new' : 'old', code: normaliseCode(code) } as const;
      return confirmContactChange(deps, caller, customer, given);
    }),
    delayContactChange: forCustomer((deps, customer, { field }) => delayContactChange(deps, customer, fields[field])),
    cancelContactChange: forCustomer((deps, customer, { field }) => cancelContactChange(deps, customer, fields[field])),
  },
} satisfies Resolvers<AccountContext>;
