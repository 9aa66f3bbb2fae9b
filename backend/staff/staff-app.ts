import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { staffHeaders, staffPolicy } from '#backend/platform/pages/staff-style.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffMember, StaffRequest, StaffRoute } from '#backend/platform/staff-route.ts';
import type { DeskRefusal } from '#contracts/desk/desk-session.ts';
import { isThisMachine } from '#contracts/secrets/plaintext-services.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';
import { renderConfirmPage } from './confirm-page.ts';
import { ownPath } from './own-path.ts';
import { recordChange } from './record-change.ts';
import { type Refusal, renderRefusalPage } from './refusal-page.ts';
import { renderHouse } from './render-house.ts';
import type { StaffResult } from './schema.ts';
import type { StaffDeps } from './staff-deps.ts';
import { logStaffAction } from './staff-log.ts';
import { networkOfRequest } from './staff-network.ts';
import { findStaffSession, type OpenSession } from './staff-sessions.ts';

const FORM_BYTES = 64 * 1024;
const answerHeaders = {
  ...staffHeaders,
  'content-security-policy': staffPolicy,
  'cross-origin-opener-policy': 'same-origin',
};

const wantsJson = (c: Context): boolean => c.req.header('accept') === 'application/json';

/** As a page, or to the desk in JSON. */
const refuse = ({ environment }: Pick<StaffDeps, 'environment'>, c: Context, refusal: Refusal) => {
  const { status, text, page } = renderRefusalPage(environment.identity.name, refusal);
  if (wantsJson(c)) return c.json({ code: refusal, message: text } satisfies DeskRefusal, status);
  return c.html(page, status);
};

/** Of an address that no route has. */
export const answerMissing = (deps: Pick<StaffDeps, 'environment'>, c: Context) => refuse(deps, c, 'not-found');

/** Another site may lead a browser here under a host name of its own, which resolves to this machine. */
const isOwnHost = ({ environment }: StaffDeps, url: URL): boolean => {
  const { origin } = environment.staff;
  return isThisMachine(url.hostname) || (origin !== null && url.hostname === new URL(origin).hostname);
};

/** Browsers send both headers with every form. Under another name, as behind a proxy, the configured origin counts. */
const isOwnForm = ({ environment }: StaffDeps, c: Context): boolean => {
  const site = c.req.header('sec-fetch-site') ?? 'same-origin';
  return site === 'same-origin' && c.req.header('origin') === (environment.staff.origin ?? new URL(c.req.url).origin);
};

/** null when the body is too large. */
const readForm = async (c: Context<ServiceVariables>, maxSize: number): Promise<URLSearchParams | null> => {
  let form: URLSearchParams | null = null;
  const limit = bodyLimit({ maxSize, onError: (refused) => refused.body(null, 413) });
  await limit(c, async () => {
    form = new URLSearchParams(await c.req.text());
  });
  return form;
};

const resultOf = (status: number): StaffResult => (status < 400 ? 'done' : status < 500 ? 'refused' : 'failed');

/** Where the browser goes after the log-in. */
const logInPath = (path: string): string => `/log-in?to=${encodeURIComponent(path)}`;

type MemberRoute = Exclude<StaffRoute, { readonly audience: 'everyone' }>;

const isConfirmed = ({ clock }: StaffDeps, { confirmedWithinMinutes }: MemberRoute, { confirmedAt }: OpenSession) =>
  confirmedWithinMinutes === undefined ||
  confirmedAt === null ||
  clock.now() - confirmedAt < confirmedWithinMinutes * MINUTE_MS;

const confirmAtDesk: DeskRefusal = {
  code: 'not-confirmed',
  message: 'Việc này cần biết chắc đây là bạn. Chưa có gì thay đổi: xác nhận ở thẻ khác, rồi bấm lại.',
};

/** Asks for a code and leads back to the page; that of a form is known from the referrer. */
const askForCode = (route: MemberRoute, { c, show }: Pick<StaffRequest, 'c' | 'show'>) => {
  if (wantsJson(c)) return c.json(confirmAtDesk, 403);
  const isForm = route.method === 'POST';
  const page = c.req.header('referer') ?? '';
  const path = !isForm ? c.req.path : URL.canParse(page) ? new URL(page).pathname : '/';
  return show(renderConfirmPage(ownPath(path), isForm, null), 403);
};

/** `write` records the request unless its command recorded itself. */
type Recording = {
  readonly change: StaffRequest['change'];
  readonly write: (status: number) => Promise<void>;
};

const recordingOf = (
  deps: StaffDeps,
  route: MemberRoute,
  c: Context<ServiceVariables>,
  { id, name }: StaffMember,
  form: URLSearchParams | null,
): Recording => {
  const entry = {
    accountId: id,
    name,
    network: networkOfRequest(deps, c),
    action: `${route.method} ${route.path}`,
    path: c.req.path,
  };
  let isRecorded = route.audience === 'staff' && route.method === 'GET';
  return {
    change: async (command) => {
      await recordChange(deps, entry, form?.get('key') ?? null, command);
      isRecorded = true;
    },
    write: async (status) => {
      if (!isRecorded) await logStaffAction(deps, { ...entry, result: resultOf(status) });
    },
  };
};

const isForMember = ({ audience }: MemberRoute, { rights }: StaffMember): boolean =>
  audience === 'staff' || rights.includes(audience);

const answerMember = async (
  deps: StaffDeps,
  route: MemberRoute,
  c: Context<ServiceVariables>,
  open: OpenSession,
  { form, change }: { readonly form: URLSearchParams | null; readonly change: StaffRequest['change'] },
): Promise<Response> => {
  const { member } = open;
  const show: StaffRequest['show'] = (page, status = 200) =>
    c.html(renderHouse({ shop: deps.environment.identity.name, member }, page), status);
  if (!isForMember(route, member)) return refuse(deps, c, 'no-role');
  if (form === null) return refuse(deps, c, 'too-large');
  if (!isConfirmed(deps, route, open)) return askForCode(route, { c, show });
  const request: StaffRequest = { c, member, form, change, show };
  try {
    return await route.handle(request);
  } catch (failure) {
    if (!(failure instanceof ServiceFailure)) throw failure;
    return refuse(
      deps,
      c,
      failure.code === 'NOT_FOUND' ? 'not-found' : failure.status === 409 ? 'not-now' : 'bad-input',
    );
  }
};

/** Asks who it is and what they may do, then answers and writes the staff log. */
const serveMember =
  (deps: StaffDeps, route: MemberRoute) =>
  async (c: Context<ServiceVariables>): Promise<Response> => {
    const open = await findStaffSession(deps, c);
    if (open === null)
      return route.method === 'GET' && !wantsJson(c)
        ? c.redirect(logInPath(c.req.path), 303)
        : refuse(deps, c, 'logged-out');
    const { member } = open;
    const form = route.method === 'GET' ? new URLSearchParams() : await readForm(c, route.formBytes ?? FORM_BYTES);
    const { change, write } = recordingOf(deps, route, c, member, form);
    try {
      const answer = await answerMember(deps, route, c, open, { form, change });
      await write(answer.status);
      return answer;
    } catch (error) {
      await write(500);
      throw error;
    }
  };

const serve = (deps: StaffDeps, route: StaffRoute) => async (c: Context<ServiceVariables>) => {
  if (route.method === 'POST' && !isOwnForm(deps, c)) return refuse(deps, c, 'foreign-form');
  if (route.audience !== 'everyone') return serveMember(deps, route)(c);
  const form = route.method === 'GET' ? new URLSearchParams() : await readForm(c, route.formBytes ?? FORM_BYTES);
  return form === null ? refuse(deps, c, 'too-large') : route.handle({ c, form });
};

/** The application of the staff listener: these routes and no others. */
export const createStaffApp = (deps: StaffDeps, routes: readonly StaffRoute[]): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.use(async (c, next) => {
    if (isOwnHost(deps, new URL(c.req.url))) await next();
    else c.res = await refuse(deps, c, 'not-found');
    for (const [name, value] of Object.entries(answerHeaders)) if (!c.res.headers.has(name)) c.header(name, value);
  });
  for (const route of routes) app.on(route.method, route.path, serve(deps, route));
  return app;
};
