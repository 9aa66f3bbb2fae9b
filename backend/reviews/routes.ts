import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { BackendDeps, ServiceApp, ServiceVariables, SessionVisitor } from '#backend/platform/deps.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { parseFields, readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { NewGuestReviewBody, NewReviewBody, ReviewAnswer, ReviewsAnswer } from '#contracts/rest/shop-rest.ts';
import { cleanLines, cleanTyped } from '#core/shared/text/clean-typed.ts';
import { cleanEmail, isEmail } from '#core/shared/text/email-address.ts';
import { isPhone, normalisePhone } from '#core/shared/text/phone-number.ts';
import { fieldLimits, isName } from '#core/shared/text/validation.ts';
import { addReview, type ReviewInput, type ReviewSender } from './add-review.ts';
import { listReviews } from './read-reviews.ts';

const PER_PAGE = 5;
const MAX_PER_PAGE = 50;

/** An invalid page number means the first page. */
const page = z.object({
  currentPage: z.coerce.number().int().min(1).max(100_000).catch(1),
  maxResult: z.coerce.number().int().min(1).max(MAX_PER_PAGE).catch(PER_PAGE),
});

const text = z.string().transform(cleanLines).pipe(z.string().min(1).max(fieldLimits.review));
const body = z.object({ stars: z.number().int().min(1).max(5), text });
const phone = z
  .string()
  .transform(normalisePhone)
  .refine((value) => value === '' || isPhone(value));
const email = z
  .string()
  .transform(cleanEmail)
  .refine((value) => value === '' || isEmail(value));
const guestBody = body.extend({
  session_id: z.string().optional(),
  reviewer_name: z.string().transform(cleanTyped).refine(isName),
  reviewer_phone: phone,
  reviewer_email: email,
  time: z.number().optional(),
});

type Guest = Pick<NewGuestReviewBody, 'reviewer_name' | 'reviewer_phone' | 'reviewer_email'>;

const parseGuest = ({ reviewer_name, reviewer_phone, reviewer_email }: Guest): ReviewInput['guest'] => {
  if (reviewer_phone === '' && reviewer_email === '')
    throw new ServiceFailure('BAD_USER_INPUT', 'A way to reach the writer is needed', { field: 'reviewer_email' });
  return { name: reviewer_name, phone: reviewer_phone, email: reviewer_email };
};

const senderOf = (deps: BackendDeps, c: Context<ServiceVariables>, visitor: SessionVisitor): ReviewSender => {
  const { headers } = c.req.raw;
  return { visitor, address: readClientAddress(deps, c.env, headers), idempotencyKey: readIdempotencyKey(headers) };
};

/** Public to read; customers and guests may write. [SDK-02, CAT-09] */
export const reviewRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const at = '/v1/reviews/:org/:store/:product';
  app.get(at, async (c) => {
    const { currentPage, maxResult } = parseFields(page, c.req.query());
    const data = await listReviews(deps.db, c.req.param('product'), { page: currentPage, perPage: maxResult });
    return c.json({ data } satisfies ReviewsAnswer);
  });
  app.post(at, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    if (visitor.partyId === null)
      throw new ServiceFailure('UNAUTHENTICATED', 'Guests must give their name and contact');
    const given: NewReviewBody = parseFields(body, await readJsonBody(c));
    const data = await addReview(deps, senderOf(deps, c, visitor), c.req.param('product'), { ...given, guest: null });
    return c.json({ data } satisfies ReviewAnswer);
  });
  app.post(`${at}/guest`, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { session_id, ...given } = parseFields(guestBody, await readJsonBody(c));
    if (session_id !== undefined && session_id !== visitor.sessionId)
      throw new ServiceFailure('FORBIDDEN', 'The session is another one');
    // Customers always review under their own name.
    const guest = visitor.partyId === null ? parseGuest(given) : null;
    const review = { stars: given.stars, text: given.text, guest };
    const data = await addReview(deps, senderOf(deps, c, visitor), c.req.param('product'), review);
    return c.json({ data } satisfies ReviewAnswer);
  });
  return app;
};
