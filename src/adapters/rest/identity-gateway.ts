import * as z from 'zod/mini';
import { anonymousReply, operationDone } from '#adapters/replies/log-in-reply.ts';
import { rightsFields, toRights } from '#adapters/replies/rights-reply.ts';
import { converted, filled, type ReadersOf, text } from '#adapters/replies/schema.ts';
import { anonymousIdentifier, organisationId as orgId } from '#contracts/organisation.ts';
import { accountPaths as at, type WireTokenDetail } from '#contracts/rest/account-rest.ts';
import type { IdentityGateway } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import { partyId } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';

/** null for an anonymous visitor's token. */
const userReply = converted(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('ANONYMOUS') }),
    z.object({
      type: z.literal('USER'),
      userLoginId: filled,
      partyId: filled,
      status: filled,
      fullName: text,
      email: text,
      phone: text,
      ...rightsFields,
    } satisfies ReadersOf<WireTokenDetail>),
  ]),
  (reply): User | null =>
    reply.type === 'ANONYMOUS'
      ? null
      : {
          id: reply.userLoginId,
          partyId: partyId(reply.partyId),
          fullName: reply.fullName,
          email: reply.email,
          phone: reply.phone,
          status: reply.status,
          rights: toRights(reply),
        },
);

/** Would lead to another path, and is no token. */
const isDotSegment = (text: string): boolean => /^\.{0,2}$/.test(text);

/** Sends no bearer: the token is in the path or the body. [VIS-02, REST-07] */
export const restIdentityGateway = ({ rest }: Pick<ServiceClient, 'rest'>): IdentityGateway => ({
  createAnonymousToken: (proof) =>
    rest('POST', at.anonymous(orgId), {
      body: { identifier: anonymousIdentifier, ...(proof === '' ? {} : { proof }) },
      schema: anonymousReply,
    }),
  userOf: async (accessToken) => {
    if (isDotSegment(accessToken)) return fail({ kind: 'denied' });
    const found = await rest('GET', at.token(orgId, accessToken), { schema: userReply });
    if (!found.ok) return found;
    return found.value === null ? fail({ kind: 'denied' }) : ok(found.value);
  },
  endSession: (accessToken) => rest('POST', at.logout, { body: { accessToken }, schema: operationDone }),
});
