import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { provisionings } from '#backend/order-store/event-schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { commandKey } from '#backend/platform/pages/command-form.ts';
import { formatTime } from '#backend/platform/pages/plain-document.ts';
import { parseReason, runStaffAction } from '#backend/platform/pages/run-staff-action.ts';
import { listRoutes } from '#backend/platform/pages/staff-list.ts';
import type { StaffArea, StaffRoute } from '#backend/platform/staff-route.ts';
import { holdService } from './hold-service.ts';
import type { OwnedService } from './read-services.ts';
import { renderServicePage, renderStatus } from './staff-page.ts';
import {
  type FailedSetUp,
  listFailedSetUps,
  listServices,
  loadService,
  retrySetUp,
  runStaffServiceAction,
} from './staff-services.ts';

const serviceArea: StaffArea = { title: 'Dịch vụ', path: '/services', role: 'operations', group: 'services' };
const setUpArea: StaffArea = {
  title: 'Khởi tạo bị lỗi',
  path: '/set-ups',
  role: 'operations',
  group: 'services',
  countWaiting: (db) => db.$count(provisionings, eq(provisionings.state, 'FAILED')),
};
export const serviceAreas: readonly StaffArea[] = [serviceArea, setUpArea];

/** Without a reason, a hold has the sentence of every decision. */
const holdRefusals = {
  SERVICE_ACTION_RUNNING: 'Dịch vụ đang làm một việc khác. Hãy đợi việc đó xong.',
  SERVICE_SUSPENDED: 'Dịch vụ đang tạm ngưng nên không bật, tắt được.',
  SERVICE_ACTION_IMPOSSIBLE: 'Dịch vụ không làm được việc này lúc này. Mở lại trang để xem trạng thái mới nhất.',
};

const refusals = {
  ...holdRefusals,
  BAD_USER_INPUT: 'Không có việc này. Mở lại trang rồi làm lại.',
};

/** `/services`: every service with its log and power; `/set-ups`: paid lines that could not be set up. */
export const serviceStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  ...listRoutes<OwnedService>(deps.secrets, {
    area: serviceArea,
    searchLabel: 'Tên dịch vụ, tên miền hoặc số đơn',
    filters: { all: 'Tất cả', pending: 'Đang khởi tạo', ended: 'Tạm ngưng, đã huỷ' },
    columns: [
      { title: 'Dịch vụ', cell: ({ service }) => html`<a href="/services/${service.id}">${service.name}</a>` },
      { title: 'Gói', cell: ({ service }) => service.productTitle },
      { title: 'Đơn', cell: ({ order }) => order.number },
      { title: 'Trạng thái', cell: ({ service }) => renderStatus(service) },
      { title: 'Hết hạn', cell: ({ service }) => formatTime(service.endDate) },
    ],
    read: (query) => listServices(deps.db, query),
    empty: 'Không tìm thấy dịch vụ nào.',
  }),
  {
    method: 'GET',
    path: '/services/:id',
    audience: 'operations',
    handle: async ({ c, show }) => show(renderServicePage(await loadService(deps.db, c.req.param('id') ?? ''))),
  },
  {
    method: 'POST',
    path: '/services/:id',
    audience: 'operations',
    button: 'deed',
    handle: (request) => {
      const { c, form, change } = request;
      const asked = { serviceId: c.req.param('id') ?? '', kind: form.get('deed') ?? '' };
      const here = `/services/${encodeURIComponent(asked.serviceId)}`;
      const { kind: deed, serviceId } = asked;
      if (deed !== 'suspend' && deed !== 'resume') {
        const run = () => change((tx) => runStaffServiceAction(deps, tx, asked));
        return runStaffAction(request, run, { here, done: here, refusals });
      }
      const hold = () => change((tx) => holdService(deps, tx, { serviceId, deed, reason: parseReason(form) }));
      return runStaffAction(request, hold, { here, done: here, refusals: holdRefusals });
    },
  },
  ...listRoutes<FailedSetUp>(deps.secrets, {
    area: setUpArea,
    filters: { failed: 'Bị lỗi' },
    columns: [
      { title: 'Đơn', cell: ({ orderNumber }) => orderNumber },
      { title: 'Sản phẩm', cell: ({ title }) => title },
      { title: 'Thanh toán lúc', cell: ({ queuedAt }) => formatTime(queuedAt) },
      { title: 'Số lần thử', isNumber: true, cell: ({ tries }) => String(tries) },
      {
        title: 'Việc',
        cell: ({ id }) =>
          html`<form method="post" action="/set-ups/${id}">${commandKey()}<button>Khởi tạo lại</button></form>`,
      },
    ],
    read: (query) => listFailedSetUps(deps.db, query),
    empty: 'Không có dòng nào bị lỗi.',
  }),
  {
    method: 'POST',
    path: '/set-ups/:id',
    audience: 'operations',
    handle: async ({ c, change }) => {
      const id = Number(c.req.param('id'));
      await change((tx) => retrySetUp(deps, tx, Number.isSafeInteger(id) ? id : 0));
      return c.redirect('/set-ups', 303);
    },
  },
];
