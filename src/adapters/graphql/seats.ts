import * as z from 'zod/mini';
import { type AllReadersOf, amount, field, filled, instant } from '#adapters/replies/schema.ts';
import {
  AssignSeatDocument,
  RemoveSeatDocument,
  type SeatsOfServiceFragment,
  ServiceSeatsDocument,
} from '#contracts/generated/cloud-service.ts';
import type { SeatPlan, Seats } from '#core/services/seats/seats.port.ts';
import type { ServiceClient } from '../service-client.ts';

const wireSeat = z.object({
  name: z.string(),
  email: filled,
  assignedAt: instant,
} satisfies AllReadersOf<SeatsOfServiceFragment['seats'][number]>);

const planReply: z.ZodMiniType<SeatPlan> = z.object({
  bought: amount,
  domain: z.nullable(filled),
  seats: z.array(wireSeat),
  waitingSince: z.nullable(instant),
} satisfies AllReadersOf<SeatsOfServiceFragment>);

/** Users of services over GraphQL at /cloud-service-api/graphql. [Seats] */
export const graphqlSeats = ({ graphql }: ServiceClient): Seats => ({
  load: (serviceId) => graphql(ServiceSeatsDocument, { serviceId }, field('serviceSeats', planReply)),
  assign: (serviceId, { name, email }, idempotencyKey) =>
    graphql(AssignSeatDocument, { serviceId, name, email }, field('assignSeat', planReply), { idempotencyKey }),
  remove: (serviceId, email, idempotencyKey) =>
    graphql(RemoveSeatDocument, { serviceId, email }, field('removeSeat', planReply), { idempotencyKey }),
});
