import * as z from 'zod/mini';
import { type AllReadersOf, field, filled, instant } from '#adapters/replies/schema.ts';
import { type EntryOfServiceFragment, OpenServiceEntryDocument } from '#contracts/generated/cloud-service.ts';
import type { Entry, ServiceEntry } from '#core/services/service-entry.port.ts';
import type { ServiceClient } from '../service-client.ts';

const entryReply: z.ZodMiniType<Entry> = z.object({
  url: filled.check(z.regex(/^https?:\/\//)),
  expiresAt: instant,
} satisfies AllReadersOf<EntryOfServiceFragment>);

/** Entries to panels and labs over GraphQL at /cloud-service-api/graphql. [ServiceEntry] */
export const graphqlServiceEntry = ({ graphql }: ServiceClient): ServiceEntry => ({
  open: (serviceId, idempotencyKey) =>
    graphql(OpenServiceEntryDocument, { serviceId }, field('openServiceEntry', entryReply), { idempotencyKey }),
});
