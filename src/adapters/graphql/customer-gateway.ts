import * as z from 'zod/mini';
import { CreateCustomerV2Document } from '#contracts/generated/user.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { CustomerGateway } from '#core/session/session.port.ts';
import { partyId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';

const created = z.object({ createCustomerV2: z.object({ id: z.string().check(z.minLength(1)) }) });

/** [GQL-07] */
export const graphqlCustomerGateway = (user: ServiceClient): CustomerGateway => ({
  create: async ({ name, phone, email, address }, idempotencyKey) => {
    const variables = { name, phone, email, address, birthDate: null, tenantId: organisationId };
    const answer = await user.graphql(
      CreateCustomerV2Document,
      { ...variables, createdBy: '', sourceCustomer: 'WEBSITE' },
      created,
      { idempotencyKey },
    );
    return answer.ok ? ok(partyId(answer.value.createCustomerV2.id)) : answer;
  },
});
