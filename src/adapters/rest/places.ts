import * as z from 'zod/mini';
import { administrativeUnitsReply } from '#adapters/replies/administrative-unit-reply.ts';
import { converted } from '#adapters/replies/schema.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { AdministrativeUnits } from '#core/places/places.port.ts';
import type { ServiceClient } from '../service-client.ts';

const schema = converted(z.object({ data: administrativeUnitsReply }), ({ data }) => data);
const places = `/v1/places/${organisationId}`;

/** Administrative units from the storefront service, /v1/places. [SDK-06] */
export const restAdministrativeUnits = ({ rest }: Pick<ServiceClient, 'rest'>): AdministrativeUnits => ({
  provinces: () => rest('GET', `${places}/provinces`, { schema }),
  wards: (province) => rest('GET', `${places}/wards`, { query: { province }, schema }),
});
