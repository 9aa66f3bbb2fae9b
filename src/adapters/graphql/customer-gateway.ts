import { customerReply } from '#adapters/replies/person-reply.ts';
import { field } from '#adapters/replies/schema.ts';
import { CreateCustomerV2Document } from '#contracts/generated/user.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { CustomerGateway } from '#core/session/session.port.ts';
import type { ServiceClient } from '../service-client.ts';

/** [GQL-07] */
export const graphqlCustomerGateway = ({ graphql }: ServiceClient): CustomerGateway => ({
  create: ({ name, phone, email, address }, idempotencyKey) => {
    const person = { name, phone, email, address, birthDate: null, tenantId: organisationId };
    const variables = { ...person, createdBy: '', sourceCustomer: 'WEBSITE' };
    return graphql(CreateCustomerV2Document, variables, field('createCustomerV2', customerReply), { idempotencyKey });
  },
});
