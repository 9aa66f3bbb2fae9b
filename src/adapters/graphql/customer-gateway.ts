import * as z from 'zod/mini';
import { converted, field, filled } from '#adapters/replies/schema.ts';
import { CreateCustomerV2Document } from '#contracts/generated/user.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { CustomerGateway } from '#core/session/session.port.ts';
import { partyId } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';

const created = field(
  'createCustomerV2',
  converted(z.object({ id: filled }), ({ id }) => partyId(id)),
);

/** [GQL-07] */
export const graphqlCustomerGateway = ({ graphql }: ServiceClient): CustomerGateway => ({
  create: ({ name, phone, email, address }, idempotencyKey) => {
    const person = { name, phone, email, address, birthDate: null, tenantId: organisationId };
    const variables = { ...person, createdBy: '', sourceCustomer: 'WEBSITE' };
    return graphql(CreateCustomerV2Document, variables, created, { idempotencyKey });
  },
});
