import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { findVerifiedEmail } from '#backend/authorisation/contacts/contacts.ts';
import { endMail, openUnsubscribeKey, readDecisions, recordDecision } from '#backend/mails/mail-choices.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { parseFields, readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { linkKeyOf } from '#backend/platform/pages/link-key-of.ts';
import { staffHeaders } from '#backend/platform/pages/staff-style.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { MAIL_CHOICES, type MailChoicesAnswer, type MailChoicesBody } from '#contracts/rest/mail-choice-rest.ts';
import {
  isMailWanted,
  type MailDecisions,
  type OptionalMail,
  optionalMailNames,
} from '#core/account-rules/optional-mails.ts';
import type { CrmDeps } from './crm-deps.ts';
import { isSubscribed, subscribeVerified, unsubscribeVerified } from './newsletter.ts';
import { renderEndedPage, renderEndPage, renderIncompletePage } from './newsletter-page.ts';

const body: z.ZodType<MailChoicesBody> = z.object({
  decisions: z.partialRecord(z.enum(optionalMailNames), z.boolean()),
  agreed: z.string().min(1).max(500),
});

/** Each that counts for the customer: SMS where the shop sends some, news where an address is verified. */
const loadChoices = async (
  { environment }: CrmDeps,
  db: Database | Transaction,
  partyId: string,
): Promise<MailDecisions> => {
  const decisions = await readDecisions(db, { partyId });
  const email = await findVerifiedEmail(db, partyId);
  return {
    'reminder-email': isMailWanted('reminder-email', decisions),
    ...(environment.sendsSms ? { 'reminder-sms': isMailWanted('reminder-sms', decisions) } : {}),
    'stock-alert-email': isMailWanted('stock-alert-email', decisions),
    ...(email === null ? {} : { 'newsletter-email': await isSubscribed(db, email) }),
  };
};

const saveChoices = async (
  deps: CrmDeps,
  tx: Transaction,
  partyId: string,
  { decisions, agreed }: MailChoicesBody,
): Promise<void> => {
  const now = deps.clock.now();
  const before = await loadChoices(deps, tx, partyId);
  const changed = optionalMailNames.filter(
    (name) => name in before && before[name] !== (decisions[name] ?? before[name]),
  );
  for (const mail of changed) {
    const isWanted = decisions[mail] === true;
    const email = mail === 'newsletter-email' ? await findVerifiedEmail(tx, partyId) : null;
    if (email === null) await recordDecision(tx, { partyId }, { mail, isWanted, way: 'portal' }, now);
    else if (isWanted) await subscribeVerified(tx, email, agreed, now);
    else await unsubscribeVerified(tx, email, now);
  }
};

/** Throws UNAUTHENTICATED for guests. */
const requireCustomer = async (deps: CrmDeps, c: Context<ServiceVariables>) => {
  const { partyId, sessionId } = await requireVisitor(deps, c.req.raw.headers);
  if (partyId === null) throw new ServiceFailure('UNAUTHENTICATED', 'Only customers choose here');
  return { partyId, sessionId };
};

/** Which optional mails a customer wants. */
export const mailChoiceRoutes = (deps: CrmDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.get(MAIL_CHOICES, async (c) => {
    const { partyId } = await requireCustomer(deps, c);
    return c.json({ data: await loadChoices(deps, deps.db, partyId) } satisfies MailChoicesAnswer);
  });
  app.post(MAIL_CHOICES, async (c) => {
    const { partyId, sessionId } = await requireCustomer(deps, c);
    const given = parseFields(body, await readJsonBody(c));
    const key = readIdempotencyKey(c.req.raw.headers);
    await deps.db.transaction((tx) =>
      runOnce(tx, sessionId, key, inputHash(['mail choices', given]), async () => {
        await saveChoices(deps, tx, partyId, given);
        return true;
      }),
    );
    return c.json({ data: true });
  });
  return app;
};

/** The URL contains the key: it must not leak as a referrer. */
const noReferrer = { ...staffHeaders, 'referrer-policy': 'no-referrer' };

const optionalMailOf = (name: string | undefined): OptionalMail | null =>
  optionalMailNames.find((each) => each === name) ?? null;

/**
 * `GET` shows a button, because mail programs open links; `POST` ends this kind of mail, by the button or by the one click of
 * a mail program. Needs no log-in: the key is the proof. [RFC 8058]
 */
export const mailEndRoutes = (deps: CrmDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const { publicOrigin: origin, identity } = deps.environment;
  const shop = { name: identity.name, origin };
  const opened = (c: Context) => {
    const mail = optionalMailOf(c.req.query('mail'));
    // Keys in older mails are base64, with characters that `linkKeyOf` cuts off.
    const open = (key: string) => mail && openUnsubscribeKey(deps.secrets, mail, key);
    const reader = open(linkKeyOf(c)) ?? open(c.req.query('key') ?? '');
    return mail === null || reader === null ? null : { mail, reader };
  };
  app.get('/mails/end', (c) => {
    const found = opened(c);
    return found === null
      ? c.html(renderIncompletePage(shop), 410, noReferrer)
      : c.html(renderEndPage(shop, found.mail), 200, noReferrer);
  });
  app.post('/mails/end', async (c) => {
    const found = opened(c);
    if (found === null) return c.html(renderIncompletePage(shop), 410, noReferrer);
    await endMail(deps.db, found.reader, found.mail, deps.clock.now());
    return c.html(renderEndedPage(shop, found.mail), 200, noReferrer);
  });
  return app;
};
