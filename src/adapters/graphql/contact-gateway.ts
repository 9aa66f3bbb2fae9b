import * as z from 'zod/mini';
import { type AllReadersOf, converted, discarded, field, instant } from '#adapters/replies/schema.ts';
import {
  CancelContactChangeDocument,
  ConfirmContactChangeDocument,
  ContactChangesDocument,
  type ContactChangesQuery,
  DelayContactChangeDocument,
  RefusedEmailDocument,
  RequestContactChangeDocument,
} from '#contracts/generated/authorization.ts';
import type { ContactChange, ContactField } from '#core/account/profile/contact-change.ts';
import type { ContactGateway } from '#core/account/profile/contact-gateway.port.ts';
import type { ServiceClient } from '../service-client.ts';

const wireFields = { email: 'EMAIL', phone: 'PHONE' } as const satisfies Record<ContactField, string>;

const changeReply = converted(
  z.object({
    field: z.enum(['EMAIL', 'PHONE']),
    contact: z.string(),
    awaitsNew: z.boolean(),
    awaitsOld: z.boolean(),
    codesUntil: instant,
    effectiveAt: z.nullish(instant),
    outbox: z.nullish(z.string()),
  } satisfies AllReadersOf<ContactChangesQuery['contactChanges'][number]>),
  ({ field: name, effectiveAt, outbox, ...change }): ContactChange => ({
    ...change,
    field: name === 'EMAIL' ? 'email' : 'phone',
    effectiveAt: effectiveAt ?? null,
    outbox: outbox ?? null,
  }),
);
const doneReply = discarded(z.boolean());

/** The bearer is the customer's session. */
export const graphqlContactGateway = ({ graphql }: ServiceClient): ContactGateway => ({
  changes: () => graphql(ContactChangesDocument, {}, field('contactChanges', z.array(changeReply))),
  refusedEmail: () => graphql(RefusedEmailDocument, {}, field('refusedEmail', z.nullable(z.string()))),
  request: (name, contact) =>
    graphql(
      RequestContactChangeDocument,
      { field: wireFields[name], contact },
      field('requestContactChange', discarded(z.object({}))),
    ),
  confirm: (name, side, code) =>
    graphql(
      ConfirmContactChangeDocument,
      { field: wireFields[name], side: side === 'new' ? 'NEW' : 'OLD', code },
      field('confirmContactChange', doneReply),
    ),
  delay: (name) =>
    graphql(DelayContactChangeDocument, { field: wireFields[name] }, field('delayContactChange', doneReply)),
  cancel: (name) =>
    graphql(CancelContactChangeDocument, { field: wireFields[name] }, field('cancelContactChange', doneReply)),
});
