import { html } from 'hono/html';
import type { OwnedService } from '#backend/cloud-services/read-services.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { formatTime } from '#backend/platform/pages/plain-document.ts';
import { parseReason, runStaffAction } from '#backend/platform/pages/run-staff-action.ts';
import { listRoutes } from '#backend/platform/pages/staff-list.ts';
import type { StaffArea, StaffRoute } from '#backend/platform/staff-route.ts';
import { finishByStaff } from './finish-actions.ts';
import { holdService } from './hold-service.ts';
import { answerSeats } from './seats.ts';
import { renderServicePage, renderStatus } from './staff-page.ts';
import { countAsked, listServices, loadService, runStaffServiceAction } from './staff-services.ts';

export const serviceArea: StaffArea = {
  title: 'Dịch vụ',
  path: '/services',
  right: 'machines:read',
  group: 'services',
  countWaiting: countAsked,
};

/** Without a reason, a hold has the sentence of every decision. */
const holdRefusals = {
  SERVICE_ACTION_RUNNING: 'Dịch vụ đang làm một việc khác. Hãy đợi việc đó xong.',
  SERVICE_SUSPENDED: 'Dịch vụ đang tạm ngưng nên không bật, tắt được.',
  SERVICE_ACTION_IMPOSSIBLE: 'Dịch vụ không làm được việc này lúc này. Mở lại trang để xem trạng thái mới nhất.',
};

const finishRefusals = {
  NOT_FOUND: 'Không còn việc nào đang chờ. Mở lại trang để xem trạng thái mới nhất.',
  BAD_USER_INPUT: 'Hãy gõ mật khẩu mới, từ 8 đến 200 ký tự.',
};

const seatRefusals = {
  STATUS_NOT_ALLOWED: 'Danh sách vừa đổi, hoặc đã có người báo xong. Mở lại trang để xem danh sách mới nhất.',
};

const refusals = {
  ...holdRefusals,
  BAD_USER_INPUT: 'Không có việc này. Mở lại trang rồi làm lại.',
};

/** `/services`: every service with its log and power. */
export const serviceStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  ...listRoutes<OwnedService>(deps.secrets, {
    area: serviceArea,
    searchLabel: 'Tên dịch vụ, tên miền hoặc số đơn',
    filters: { all: 'Tất cả', asked: 'Khách yêu cầu', pending: 'Đang khởi tạo', ended: 'Tạm ngưng, đã huỷ' },
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
    audience: 'machines:read',
    handle: async ({ c, show }) => show(renderServicePage(await loadService(deps, c.req.param('id') ?? ''))),
  },
  {
    method: 'POST',
    path: '/services/:id',
    audience: 'machines:act',
    button: 'deed',
    handle: (request) => {
      const { c, form, change } = request;
      const asked = { serviceId: c.req.param('id') ?? '', kind: form.get('deed') ?? '' };
      const here = `/services/${encodeURIComponent(asked.serviceId)}`;
      const { kind: deed, serviceId } = asked;
      if (deed === 'done' || deed === 'impossible') {
        const typed = { serviceId, isDone: deed === 'done', password: (form.get('password') ?? '').trim() };
        const finish = () => change((tx) => finishByStaff(deps, tx, typed));
        return runStaffAction(request, finish, { here, done: here, refusals: finishRefusals });
      }
      if (deed === 'seats-done' || deed === 'seats-impossible') {
        const seen = Number(form.get('seen'));
        const answer = () =>
          change((tx) =>
            answerSeats(deps, tx, { serviceId, seen, problem: deed === 'seats-done' ? null : parseReason(form) }),
          );
        return runStaffAction(request, answer, { here, done: here, refusals: seatRefusals });
      }
      if (deed !== 'suspend' && deed !== 'resume') {
        const run = () => change((tx) => runStaffServiceAction(deps, tx, asked));
        return runStaffAction(request, run, { here, done: here, refusals });
      }
      const hold = () => change((tx) => holdService(deps, tx, { serviceId, deed, reason: parseReason(form) }));
      return runStaffAction(request, hold, { here, done: here, refusals: holdRefusals });
    },
  },
];
