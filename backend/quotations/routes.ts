import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import { parseLinesInput } from '#backend/line-pricing/line-input.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { parseWith, readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { QuotationSendBody } from '#contracts/rest/quotation-rest.ts';
import { normaliseQuotationRecipient, validateQuotationRecipient } from '#core/shared/people/quotation-recipient.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';
import { createQuotation } from './create-quotation.ts';
import { printQuotation } from './print-quotation.ts';
import { toQuotationWire } from './quotation-wire.ts';
import { type QuotationRow, quotations } from './schema.ts';
import { sendQuotation } from './send-quotation.ts';

const QUOTATIONS_PATH = '/quotation/v1/quotations';
const body = z.object({ line_items: z.unknown() });
const buyerBody = z.object({
  buyer_name: z.string().max(fieldLimits.company),
  buyer_tax_code: z.string().max(fieldLimits.taxCode),
});

const sendBody = z.object({
  sender: z.string().max(500),
  email: z.string().max(300),
}) satisfies z.ZodType<QuotationSendBody>;

/** Throws NOT_FOUND. */
const loadQuotation = async ({ db }: BackendDeps, id: string): Promise<QuotationRow> => {
  const [found] = await db.select().from(quotations).where(eq(quotations.id, id));
  if (!found) throw notFound('quotation');
  return found;
};

/** Readable and printable for everyone who knows the id. [contracts/rest/quotation-rest.ts] */
export const quotationRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.post(QUOTATIONS_PATH, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { line_items } = parseWith(body, await readJsonBody(c));
    return c.json(
      await createQuotation(deps, visitor, parseLinesInput(line_items), readIdempotencyKey(c.req.raw.headers)),
    );
  });
  app.get(`${QUOTATIONS_PATH}/:id`, async (c) => c.json(toQuotationWire(await loadQuotation(deps, c.req.param('id')))));
  app.post(`${QUOTATIONS_PATH}/:id/pdf`, async (c) => {
    const { buyer_name: name, buyer_tax_code: taxCode } = parseWith(buyerBody, await readJsonBody(c));
    const found = await loadQuotation(deps, c.req.param('id'));
    return c.json(await printQuotation(found, { name, taxCode }, deps.environment.identity));
  });
  app.post(`${QUOTATIONS_PATH}/:id/send`, async (c) => {
    const { headers } = c.req.raw;
    const visitor = await requireVisitor(deps, headers);
    const typed = normaliseQuotationRecipient(parseWith(sendBody, await readJsonBody(c)));
    const [field] = Object.keys(validateQuotationRecipient(typed));
    if (field !== undefined) throw new ServiceFailure('BAD_USER_INPUT', `${field} is not as it must be`, { field });
    const found = await loadQuotation(deps, c.req.param('id'));
    const address = readClientAddress(deps, c.env, headers);
    await sendQuotation(deps, { visitor, address, idempotencyKey: readIdempotencyKey(headers) }, found, typed);
    return c.json({ status: 1 });
  });
  return app;
};
