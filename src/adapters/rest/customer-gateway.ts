import { customerReply } from '#adapters/replies/person-reply.ts';
import { organisationId } from '#contracts/organisation.ts';
import { customerPaths, type WireNewCustomer } from '#contracts/rest/customer-rest.ts';
import type { CustomerGateway } from '#core/session/session.port.ts';
import type { ServiceClient } from '../service-client.ts';

/** [GQL-07] */
export const restCustomerGateway = ({ rest }: Pick<ServiceClient, 'rest'>): CustomerGateway => ({
  create: (customer, idempotencyKey) => {
    const body: WireNewCustomer = { ...customer, sourceCustomer: 'WEBSITE' };
    return rest('POST', customerPaths.customers(organisationId), { body, schema: customerReply, idempotencyKey });
  },
});
