import * as z from 'zod/mini';
import { converted, discarded, filled } from '#adapters/replies/schema.ts';
import { organisationId } from '#contracts/organisation.ts';
import {
  orderPaths,
  type WireMailAddress,
  type WireOpenedOrder,
  type WireOrderHolder,
  type WireOrderLink,
  type WireOrderLinkRequest,
  type WireRefusedMail,
} from '#contracts/rest/order-rest.ts';
import type { OrderHolder, OrderLinks } from '#core/orders/order-links.port.ts';
import { orderId, token } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';

const opened = converted(
  z.object({
    orderId: filled,
    isPaid: z.boolean(),
    access: z.nullable(filled),
    endsAt: z.nullable(z.number()),
  } satisfies Record<keyof WireOpenedOrder, unknown>),
  ({ orderId: id, isPaid, access }) => ({
    orderId: orderId(id),
    isPaid,
    access: access === null ? null : token(access),
  }),
);

const holders: Readonly<Record<WireOrderHolder['holder'], OrderHolder>> = {
  GUEST: 'guest',
  SELF: 'visitor',
  ACCOUNT: 'other-account',
};
const holder = converted(
  z.object({ holder: z.enum(['GUEST', 'SELF', 'ACCOUNT']) } satisfies Record<keyof WireOrderHolder, unknown>),
  (reply) => holders[reply.holder],
);
const refusedMail = z.object({
  address: z.nullable(z.string()),
  invoiceAddress: z.nullable(z.string()),
  mayCorrect: z.boolean(),
} satisfies Record<keyof WireRefusedMail, unknown>);
const done = discarded(z.object({ status: z.literal(1) }));

const org = organisationId;

export const restOrderLinks = ({ rest }: Pick<ServiceClient, 'rest'>): OrderLinks => ({
  open: (text) => {
    const body: WireOrderLink = { token: text };
    return rest('POST', orderPaths.openLink, { body, schema: opened });
  },
  request: (orderNumber, email, idempotencyKey) => {
    const body: WireOrderLinkRequest = { orderNumber, email };
    return rest('POST', orderPaths.requestLink, { body, schema: done, idempotencyKey });
  },
  holder: (id) => rest('GET', orderPaths.holder(org, id), { schema: holder }),
  revoke: (id) => rest('PUT', orderPaths.revokeLinks(org, id), { schema: done }),
  adopt: (id) => rest('PUT', orderPaths.adopt(org, id), { schema: done }),
  refusedMail: (id) => rest('GET', orderPaths.refusedMail(org, id), { schema: refusedMail }),
  correctMailAddress: (id, use, email) => {
    const body: WireMailAddress = { use: use === 'order' ? 'ORDER' : 'INVOICE', email };
    return rest('PUT', orderPaths.mailAddress(org, id), { body, schema: done });
  },
});
