import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import { linesInputOf } from '#backend/line-pricing/line-input.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { jsonBody, read } from '#backend/platform/http/read-body.ts';
import { idempotencyKeyOf, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { createQuotation } from './create-quotation.ts';
import { printQuotation } from './print-quotation.ts';
import { quotationWire } from './quotation-wire.ts';
import { type QuotationRow, quotations } from './schema.ts';

const at = '/quotation/v1/quotations';
const body = z.object({ line_items: z.unknown() });

/** @throws ServiceFailure NOT_FOUND */
const quotationOf = async ({ db }: BackendDeps, id: string): Promise<QuotationRow> => {
  const [found] = await db.select().from(quotations).where(eq(quotations.id, id));
  if (!found) throw notFound('quotation');
  return found;
};

/**
 * Quotations: created by a visitor, readable and printable for everyone who knows the id. [contracts/quotation-rest.ts]
 */
export const quotationRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.post(at, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { line_items } = read(body, await jsonBody(c));
    return c.json(await createQuotation(deps, visitor, linesInputOf(line_items), idempotencyKeyOf(c.req.raw.headers)));
  });
  app.get(`${at}/:id`, async (c) => c.json(quotationWire(await quotationOf(deps, c.req.param('id')))));
  app.get(`${at}/:id/pdf`, async (c) => c.json(await printQuotation(await quotationOf(deps, c.req.param('id')))));
  return app;
};
