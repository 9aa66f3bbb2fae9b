import { Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { readBearer } from '#backend/platform/http/request-visitor.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { isSameSecret } from '#backend/platform/signature.ts';
import type { SupportSettings } from '#backend/support/environment.ts';
import type { ScannerSettings } from '#backend/virus-scanner/environment.ts';
import { receiveMail } from './receive-mail.ts';

export const SUPPORT_MAIL_PATH = '/support/mails';

/**
 * Where the mail server of the firm hands each answer over as it came in: 200 with what became of it, 400, 403, 404, 409
 * and 413 for one that is never taken, 401 without the secret; 429 and 503 for one to be sent again later. Only the mail
 * server reads the reason.
 */
export const supportMailRoutes = (deps: BackendDeps<ScannerSettings & SupportSettings>): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.post(SUPPORT_MAIL_PATH, async (c) => {
    const { supportMail } = deps.environment;
    if (supportMail === null) throw notFound('mailbox');
    const given = readBearer(c.req.raw.headers) ?? '';
    if (!supportMail.secrets.some((each) => isSameSecret(each, given)))
      throw new ServiceFailure('UNAUTHENTICATED', 'SUPPORT_MAIL_SECRET is required');
    if (!/^message\/rfc822\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
      throw new ServiceFailure('BAD_USER_INPUT', 'The body must be message/rfc822');
    const received = await receiveMail(deps, supportMail.address, Buffer.from(await c.req.arrayBuffer()));
    deps.log.info({ requestId: c.get('requestId'), ...received }, 'mail of a customer');
    return c.json({ data: received });
  });
  return app;
};
