import { Hono } from 'hono';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { SANDBOX_REGISTER, type WireBusinessAnswer } from '#contracts/rest/business-rest.ts';
import { seedCompanies } from '#contracts/seed/content/companies.ts';

/** Plays the public register of enterprises with made-up companies, so that development asks no stranger. */
export const companyDirectoryRoutes = (): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.get(`${SANDBOX_REGISTER}/:taxCode`, (c) => {
    const company = seedCompanies.find(({ taxCode }) => taxCode === c.req.param('taxCode'));
    const answer: WireBusinessAnswer = company
      ? { code: '00', desc: 'Success', data: { id: company.taxCode, name: company.name, address: company.address } }
      : { code: '52', desc: 'Tax code not found', data: null };
    return c.json(answer);
  });
  return app;
};
