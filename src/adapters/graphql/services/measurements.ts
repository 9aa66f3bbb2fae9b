import * as z from 'zod/mini';
import { type AllReadersOf, field, instant } from '#adapters/replies/schema.ts';
import type { ServiceClient } from '#adapters/service-client.ts';
import { type MeasurementsOfServiceFragment, ServiceMeasurementsDocument } from '#contracts/generated/cloud-service.ts';
import type { MeasurementReader } from '#core/services/measurements/measurements.port.ts';

const filling = z.object({ used: z.number(), total: z.nullable(z.number()) });

const measurementsReply = z.object({
  at: instant,
  processor: z.nullable(z.number()),
  memory: z.nullable(filling),
  disk: z.nullable(filling),
  network: z.nullable(z.object({ received: z.number(), sent: z.number() })),
} satisfies AllReadersOf<MeasurementsOfServiceFragment>);

/** Over GraphQL at /cloud-service-api/graphql. [MeasurementReader] */
export const graphqlMeasurements = ({ graphql }: ServiceClient): MeasurementReader => ({
  read: (serviceId) =>
    graphql(ServiceMeasurementsDocument, { serviceId }, field('serviceMeasurements', z.nullable(measurementsReply))),
});
