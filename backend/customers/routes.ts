import { Hono } from 'hono';
import * as z from 'zod';
import { placeQueries } from '#backend/places/resolvers.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { graphqlService } from '#backend/platform/http/graphql-service.ts';
import { parseWith, readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { typeDefs } from '#contracts/generated/user.service.ts';
import type { WireReceiverInfo } from '#contracts/rest/customer-rest.ts';
import { serveAvatar, setAvatar } from './avatar.ts';
import { listColleges } from './colleges.ts';
import { customerResolvers } from './graphql.ts';
import { toPersonWire } from './person-wire.ts';
import { parseReceiver } from './receiver-input.ts';
import { createReceiver, deleteReceiver, listReceivers, updateReceiver } from './receivers.ts';
import type { ReceiverRow } from './schema.ts';
import { createGuestCustomer, findIdentityNumber, loadPerson } from './service.ts';
import { findVatInfo } from './vat-info.ts';

const avatarBody = z.object({ image: z.string() });

/** Has the field names of the public client. */
const toReceiverWire = (row: ReceiverRow): WireReceiverInfo => ({
  id: row.id,
  owner_id: row.ownerPartyId,
  name: row.name,
  phone: row.phone,
  address: row.street,
  province_code: row.provinceCode,
  province: row.provinceName,
  district_code: null,
  ward_code: row.wardCode,
  ward: row.wardName,
  admin_version: row.adminVersion,
  address_default: row.isDefault,
});

const receiverRoutes = (app: ServiceApp, deps: BackendDeps): void => {
  const book = '/v2/receiver-infos/:org/owner/:ownerId';
  app.get(book, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    return c.json((await listReceivers(deps, visitor, c.req.param('ownerId'))).map(toReceiverWire));
  });
  app.post(book, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const [asked, idempotencyKey] = [parseReceiver(await readJsonBody(c)), readIdempotencyKey(c.req.raw.headers)];
    return c.json(toReceiverWire(await createReceiver(deps, visitor, c.req.param('ownerId'), asked, idempotencyKey)));
  });
  app.put(`${book}/:receiverId`, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { ownerId, receiverId } = c.req.param();
    return c.json(
      toReceiverWire(await updateReceiver(deps, visitor, ownerId, receiverId, parseReceiver(await readJsonBody(c)))),
    );
  });
  app.delete(`${book}/:receiverId`, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { ownerId, receiverId } = c.req.param();
    await deleteReceiver(deps, visitor, ownerId, receiverId);
    return c.json({ status: 1, message: 'OK' });
  });
};

const newCustomer = z.object({
  name: z.string(),
  phone: z.string().nullish(),
  email: z.string().nullish(),
  address: z.string().nullish(),
  birthDate: z.string().nullish(),
  createdBy: z.string().nullish(),
  sourceCustomer: z.string().nullish(),
});

/** The operations of the user gateway over REST. Paths with a literal come before those with a party's id. [SDK-03] */
const personRoutes = (app: ServiceApp, deps: BackendDeps): void => {
  const base = '/v1/customers/:org';
  app.post(base, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const customer = parseWith(newCustomer, await readJsonBody(c));
    return c.json(await createGuestCustomer(deps.db, visitor, customer, readIdempotencyKey(c.req.raw.headers)));
  });
  app.get(`${base}/identity-number`, async (c) =>
    c.json(await findIdentityNumber(deps.db, await requireVisitor(deps, c.req.raw.headers))),
  );
  app.get(`${base}/colleges`, async (c) => c.json(await listColleges(deps.db, c.req.query('provinceId') ?? '')));
  app.get(`${base}/:partyId`, async (c) => {
    const { partyId } = c.req.param();
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    return c.json(toPersonWire(partyId, await loadPerson(deps.db, visitor, partyId)));
  });
  app.get(`${base}/:partyId/vat-info`, async (c) =>
    c.json(await findVatInfo(deps.db, await requireVisitor(deps, c.req.raw.headers), c.req.param('partyId'))),
  );
};

/** Customers and administrative units share this endpoint. */
const userGatewayRoutes = graphqlService({
  path: '/user-gateway/graphql',
  typeDefs,
  resolvers: { ...customerResolvers, Query: { ...customerResolvers.Query, ...placeQueries } },
});

/** [SDK-03, WIRE receiver-infos] */
export const customerRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.route('/', userGatewayRoutes(deps));
  receiverRoutes(app, deps);
  personRoutes(app, deps);
  app.post('/v1/customers/:org/avatar', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { image } = parseWith(avatarBody, await readJsonBody(c));
    return c.json({ path: await setAvatar(deps.db, visitor, image) });
  });
  app.get('/uploads/avatars/:file', async (c) => {
    const answer = await serveAvatar(deps.db, c.req.param('file'));
    if (!answer) throw notFound('picture');
    return answer;
  });
  return app;
};
