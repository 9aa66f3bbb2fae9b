import { eq, or } from 'drizzle-orm';
import { html } from 'hono/html';
import { provisionings } from '#backend/order-store/event-schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { commandKey } from '#backend/platform/pages/command-form.ts';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import { listRoutes } from '#backend/platform/pages/staff-list.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffArea, StaffRequest, StaffRoute } from '#backend/platform/staff-route.ts';
import {
  findByCode,
  findHandOver,
  findWaiting,
  handOver,
  isWaiting,
  kindOf,
  listWaiting,
  type WaitingService,
} from './hand-over.ts';
import { handOverFields, readHandOver, type TypedFacts } from './hand-over-fields.ts';
import { confirmPlanChange } from './provision.ts';
import { readPaste } from './read-paste.ts';
import { cloudServices } from './schema.ts';
import { renderDeadline, renderHandedOverPage, renderPastePage, renderSetUpPage } from './set-up-page.ts';
import { listSetUpsIn, type QueuedSetUp, retrySetUp } from './staff-services.ts';

export const setUpArea: StaffArea = {
  title: 'Chờ khởi tạo',
  path: '/set-ups',
  role: 'operations',
  group: 'services',
  countWaiting: async (db) =>
    (await db.$count(cloudServices, isWaiting)) +
    (await db.$count(provisionings, or(eq(provisionings.state, 'FAILED'), eq(provisionings.state, 'STAFF')))),
};

/** A row is a service to hand over, or a paid line that waits for a member otherwise. */
type Row = { readonly waiting: WaitingService } | { readonly queued: QueuedSetUp };

const renderName = (row: Row): Markup | string =>
  'waiting' in row
    ? html`<a href="/set-ups/${row.waiting.service.id}">${row.waiting.service.name}</a>`
    : row.queued.title;

const renderButton = ({ id, state }: QueuedSetUp): Markup =>
  state === 'STAFF'
    ? html`<form method="post" action="/set-ups/changes/${id}">${commandKey()}<button class="main">Đã nâng gói xong</button></form>`
    : html`<form method="post" action="/set-ups/lines/${id}">${commandKey()}<button>Khởi tạo lại</button></form>`;

const typedIn = (form: URLSearchParams, { service }: WaitingService): TypedFacts =>
  new Map(handOverFields[kindOf(service)].map(({ key }) => [key, form.get(key) ?? '']));

/** A sentence for the field that a command refused; null when it refused for another reason. */
const takenAddress = (error: unknown): string | null => {
  if (!(error instanceof ServiceFailure) || error.detail?.field !== 'ip') return null;
  return `${error.detail.address} đang thuộc dịch vụ «${error.detail.service}».`;
};

/** A colleague was faster. */
const isHandedOver = (error: unknown): boolean =>
  error instanceof ServiceFailure && error.code === 'STATUS_NOT_ALLOWED';

const handOverOne = async (deps: BackendDeps, { c, form, member, change, show }: StaffRequest): Promise<Response> => {
  const id = c.req.param('id') ?? '';
  const waiting = await findWaiting(deps.db, id);
  if (waiting === null) return show(renderHandedOverPage(await findHandOver(deps.db, id)), 409);
  const typed = typedIn(form, waiting);
  const again = (problems: ReadonlyMap<string, string>) =>
    show(renderSetUpPage(waiting, deps.clock.now(), typed, problems), 400);
  const read = readHandOver(kindOf(waiting.service), typed);
  if (!read.ok) return again(read.problems);
  try {
    await change((tx) => handOver(deps, tx, { serviceId: id, facts: read.facts, by: member.name }));
    return c.redirect('/set-ups', 303);
  } catch (error) {
    const taken = takenAddress(error);
    if (taken !== null) return again(new Map([['ip', taken]]));
    if (isHandedOver(error)) return show(renderHandedOverPage(await findHandOver(deps.db, id)), 409);
    throw error;
  }
};

/** All of them in one transaction, or none. */
const handOverPaste = async (deps: BackendDeps, { c, form, member, change, show }: StaffRequest): Promise<Response> => {
  const text = form.get('lines') ?? '';
  const read = await readPaste(text, (code) => findByCode(deps.db, code));
  if (!read.ok) return show(renderPastePage(text, read.problems), 400);
  let line = 1;
  try {
    await change(async (tx) => {
      for (const each of read.services) {
        line = each.line;
        await handOver(deps, tx, { serviceId: each.waiting.service.id, facts: each.facts, by: member.name });
      }
      return { before: { setUp: 'WAITING' }, after: { setUp: 'DONE', services: read.services.length } };
    });
    return c.redirect('/set-ups', 303);
  } catch (error) {
    const problem = takenAddress(error) ?? (isHandedOver(error) ? 'dịch vụ này vừa được bàn giao.' : null);
    if (problem === null) throw error;
    return show(renderPastePage(text, [{ line, problem }]), 409);
  }
};

/** `/set-ups`: paid services that staff set up and hand over, larger plans to confirm, and lines that failed. */
export const setUpRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  {
    method: 'GET',
    path: '/set-ups/paste',
    audience: 'operations',
    handle: ({ show }) => show(renderPastePage('', [])),
  },
  {
    method: 'POST',
    path: '/set-ups/paste',
    audience: 'operations',
    handle: (request) => handOverPaste(deps, request),
  },
  ...listRoutes<Row>(deps.secrets, {
    area: setUpArea,
    about: html`<p class="soft">Dịch vụ đã thanh toán, chờ lâu nhất ở trên. <a href="/set-ups/paste">Dán nhiều dịch vụ một lần</a>.</p>`,
    filters: { waiting: 'Chờ bàn giao', changes: 'Chờ nâng gói', failed: 'Bị lỗi' },
    columns: [
      { title: 'Dịch vụ', cell: renderName },
      { title: 'Đơn', cell: (row) => ('waiting' in row ? row.waiting.order.number : row.queued.orderNumber) },
      {
        title: 'Thanh toán lúc',
        cell: (row) => formatTime('waiting' in row ? row.waiting.queuedAt : row.queued.queuedAt),
      },
      {
        title: 'Hẹn bàn giao',
        cell: (row) => ('waiting' in row ? renderDeadline(row.waiting, deps.clock.now()) : '–'),
      },
      {
        title: 'Việc',
        cell: (row) =>
          'waiting' in row ? html`<a href="/set-ups/${row.waiting.service.id}">Bàn giao</a>` : renderButton(row.queued),
      },
    ],
    read: async (query) =>
      query.filter === 'waiting'
        ? (await listWaiting(deps.db, query)).map((waiting) => ({ waiting }))
        : (await listSetUpsIn(deps.db, query.filter === 'changes' ? 'STAFF' : 'FAILED', query)).map((queued) => ({
            queued,
          })),
    empty: 'Không có dịch vụ nào ở đây.',
  }),
  {
    method: 'POST',
    path: '/set-ups/lines/:id',
    audience: 'operations',
    handle: async ({ c, change }) => {
      await change((tx) => retrySetUp(deps, tx, toNumber(c.req.param('id'))));
      return c.redirect('/set-ups?filter=failed', 303);
    },
  },
  {
    method: 'POST',
    path: '/set-ups/changes/:id',
    audience: 'operations',
    handle: async ({ c, change }) => {
      await change((tx) => confirmPlanChange(deps, tx, toNumber(c.req.param('id'))));
      return c.redirect('/set-ups?filter=changes', 303);
    },
  },
  {
    method: 'GET',
    path: '/set-ups/:id',
    audience: 'operations',
    handle: async ({ c, show }) => {
      const id = c.req.param('id') ?? '';
      const waiting = await findWaiting(deps.db, id);
      return waiting === null
        ? show(renderHandedOverPage(await findHandOver(deps.db, id)), 404)
        : show(renderSetUpPage(waiting, deps.clock.now()));
    },
  },
  { method: 'POST', path: '/set-ups/:id', audience: 'operations', handle: (request) => handOverOne(deps, request) },
];

const toNumber = (text: string | undefined): number => {
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : 0;
};
