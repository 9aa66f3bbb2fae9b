import { Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import type { PlacesAnswer } from '#contracts/rest/shop-rest.ts';
import { listProvinces, listWards } from './service.ts';

/** Public; the same units as on the user gateway. [SDK-06] */
export const placeRoutes = ({ db }: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const places = '/v1/places/:org';
  app.get(`${places}/provinces`, async (c) => {
    const provinces = await listProvinces(db);
    return c.json({ data: provinces.map(({ code: id, name }) => ({ id, name })) } satisfies PlacesAnswer);
  });
  app.get(`${places}/districts`, (c) => c.json({ data: [] } satisfies PlacesAnswer));
  app.get(`${places}/wards`, async (c) => {
    const wards = await listWards(db, c.req.query('province') ?? '');
    return c.json({ data: wards.map(({ id, name }) => ({ id, name })) } satisfies PlacesAnswer);
  });
  return app;
};
