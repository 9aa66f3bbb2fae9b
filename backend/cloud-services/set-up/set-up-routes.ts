import { eq, or } from 'drizzle-orm';
import { html } from 'hono/html';
import { confirmPlanChange } from '#backend/cloud-services/changes/confirm-paid-plan.ts';
import { confirmNextPlan, listDuePlans } from '#backend/cloud-services/changes/next-plan.ts';
import { listSetUpsIn, type QueuedSetUp, retrySetUp } from '#backend/cloud-services/control/staff-services.ts';
import type { OwnedService } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { type ListedTask, listTasks, retryTask, takeOverTask } from '#backend/cloud-services/tasks/staff-tasks.ts';
import { renderTask, renderTaskDeeds } from '#backend/cloud-services/tasks/task-row.ts';
import { provisioningTasks } from '#backend/cloud-services/tasks/task-schema.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { commandKey } from '#backend/platform/pages/command-form.ts';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import { listRoutes, pageWindow } from '#backend/platform/pages/staff-list.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffArea, StaffRequest, StaffRoute } from '#backend/platform/staff-route.ts';
import { handOverFields, readHandOver, type TypedFacts } from '#backend/provisioning/hand-over-fields.ts';
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
import { readPaste } from './read-paste.ts';
import { renderDeadline, renderHandedOverPage, renderPastePage, renderSetUpPage } from './set-up-page.ts';

export const setUpArea: StaffArea = {
  title: 'Chờ khởi tạo',
  path: '/set-ups',
  right: 'set-ups:read',
  group: 'services',
  countWaiting: async (db, now) =>
    (await db.$count(cloudServices, isWaiting)) +
    (await listDuePlans(db, now)).length +
    (await db.$count(provisioningTasks, eq(provisioningTasks.state, 'failed'))) +
    (await db.$count(provisionings, or(eq(provisionings.state, 'FAILED'), eq(provisionings.state, 'STAFF')))),
};

/** A service to hand over, a paid line that waits for a member otherwise, a smaller plan that is due, or a system's task. */
type Row =
  | { readonly waiting: WaitingService }
  | { readonly queued: QueuedSetUp }
  | { readonly smaller: OwnedService }
  | { readonly task: ListedTask };

const renderName = (row: Row): Markup | string =>
  'waiting' in row
    ? html`<a href="/set-ups/${row.waiting.service.id}">${row.waiting.service.name}</a>`
    : 'smaller' in row
      ? html`<a href="/services/${row.smaller.service.id}">${row.smaller.service.name}</a> từ ${row.smaller.service.productTitle} xuống ${row.smaller.service.nextProductTitle}`
      : 'task' in row
        ? renderTask(row.task)
        : row.queued.title;

const orderOf = (row: Row): string =>
  'waiting' in row
    ? row.waiting.order.number
    : 'smaller' in row
      ? row.smaller.order.number
      : 'task' in row
        ? row.task.orderNumber
        : row.queued.orderNumber;

/** Since when a row waits, ms since 1970 UTC. */
const sinceOf = (row: Row): number =>
  'waiting' in row
    ? row.waiting.queuedAt
    : 'smaller' in row
      ? (row.smaller.service.nextPlanFrom ?? 0)
      : 'task' in row
        ? row.task.task.askedAt
        : row.queued.queuedAt;

const renderDeed = (row: Row): Markup => {
  if ('waiting' in row) return html`<a href="/set-ups/${row.waiting.service.id}">Bàn giao</a>`;
  if ('smaller' in row)
    return html`<form method="post" action="/set-ups/plans/${row.smaller.service.id}">${commandKey()}<button class="main">Đã hạ gói xong</button></form>`;
  if ('task' in row) return renderTaskDeeds(row.task);
  const { id, state } = row.queued;
  return state === 'STAFF'
    ? html`<form method="post" action="/set-ups/changes/${id}">${commandKey()}<button class="main">Đã nâng gói xong</button></form>`
    : html`<form method="post" action="/set-ups/lines/${id}">${commandKey()}<button>Khởi tạo lại</button></form>`;
};

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
    audience: 'set-ups:read',
    handle: ({ show }) => show(renderPastePage('', [])),
  },
  {
    method: 'POST',
    path: '/set-ups/paste',
    audience: 'set-ups:act',
    handle: (request) => handOverPaste(deps, request),
  },
  ...listRoutes<Row>(deps.secrets, {
    area: setUpArea,
    about: html`<p class="soft">Dịch vụ đã thanh toán, chờ lâu nhất ở trên. <a href="/set-ups/paste">Dán nhiều dịch vụ một lần</a>.</p>`,
    filters: {
      waiting: 'Chờ bàn giao',
      changes: 'Chờ nâng gói',
      smaller: 'Chờ hạ gói',
      failed: 'Bị lỗi',
      system: 'Hệ thống làm',
    },
    columns: [
      { title: 'Dịch vụ', cell: renderName },
      { title: 'Đơn', cell: orderOf },
      { title: 'Chờ từ', cell: (row) => formatTime(sinceOf(row)) },
      {
        title: 'Hẹn bàn giao',
        cell: (row) => ('waiting' in row ? renderDeadline(row.waiting, deps.clock.now()) : '–'),
      },
      { title: 'Việc', cell: renderDeed },
    ],
    read: async (query) => {
      if (query.filter === 'waiting') return (await listWaiting(deps.db, query)).map((waiting) => ({ waiting }));
      if (query.filter === 'smaller') {
        const { limit, offset } = pageWindow(query);
        const due = await listDuePlans(deps.db, deps.clock.now());
        return due.slice(offset, offset + limit).map((smaller) => ({ smaller }));
      }
      if (query.filter === 'system') return (await listTasks(deps.db, query)).map((task) => ({ task }));
      const state = query.filter === 'changes' ? 'STAFF' : 'FAILED';
      return (await listSetUpsIn(deps.db, state, query)).map((queued) => ({ queued }));
    },
    empty: 'Không có dịch vụ nào ở đây.',
  }),
  {
    method: 'POST',
    path: '/set-ups/lines/:id',
    audience: 'set-ups:act',
    handle: async ({ c, change }) => {
      await change((tx) => retrySetUp(deps, tx, toNumber(c.req.param('id'))));
      return c.redirect('/set-ups?filter=failed', 303);
    },
  },
  {
    method: 'POST',
    path: '/set-ups/tasks/:key',
    audience: 'set-ups:act',
    button: 'deed',
    handle: async ({ c, form, change }) => {
      const decide = form.get('deed') === 'take-over' ? takeOverTask : retryTask;
      await change((tx) => decide(deps, tx, c.req.param('key') ?? ''));
      return c.redirect('/set-ups?filter=system', 303);
    },
  },
  {
    method: 'POST',
    path: '/set-ups/changes/:id',
    audience: 'set-ups:act',
    handle: async ({ c, change }) => {
      await change((tx) => confirmPlanChange(deps, tx, toNumber(c.req.param('id'))));
      return c.redirect('/set-ups?filter=changes', 303);
    },
  },
  {
    method: 'POST',
    path: '/set-ups/plans/:id',
    audience: 'set-ups:act',
    handle: async ({ c, change }) => {
      await change((tx) => confirmNextPlan(deps, tx, c.req.param('id') ?? ''));
      return c.redirect('/set-ups?filter=smaller', 303);
    },
  },
  {
    method: 'GET',
    path: '/set-ups/:id',
    audience: 'set-ups:read',
    handle: async ({ c, show }) => {
      const id = c.req.param('id') ?? '';
      const waiting = await findWaiting(deps.db, id);
      return waiting === null
        ? show(renderHandedOverPage(await findHandOver(deps.db, id)), 404)
        : show(renderSetUpPage(waiting, deps.clock.now()));
    },
  },
  { method: 'POST', path: '/set-ups/:id', audience: 'set-ups:act', handle: (request) => handOverOne(deps, request) },
];

const toNumber = (text: string | undefined): number => {
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : 0;
};
