import { html } from 'hono/html';
import type { OwnedService } from '#backend/cloud-services/read-services.ts';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import { commandKey } from '#backend/platform/pages/command-form.ts';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import { MAX_REASON } from '#backend/platform/pages/run-staff-action.ts';
import { renderTable } from '#backend/platform/pages/staff-list.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { paperStates } from '#contracts/service-facts.ts';
import { type Ability, actionsOf, isAbleTo } from '#core/control-rules/abilities.ts';
import { loggedKindNames } from '#core/control-rules/logged-kind.ts';
import { serviceId } from '#core/shared/ids.ts';
import { serviceNumber } from '#core/shared/service-number.ts';
import { isRunning, isSuspended, serviceStates, serviceStatusNames } from '#core/shared/service-status.ts';
import type { ServiceActionRow } from './action-schema.ts';
import { makesPassword } from './finish-actions.ts';
import { canHold } from './hold-service.ts';
import type { SeatWork } from './seats.ts';
import { staffActions } from './staff-services.ts';

export const renderStatus = (service: CloudServiceRow): Markup =>
  html`<span class="badge ${isRunning(service) && !isSuspended(service) ? 'ok' : serviceStates[service.status].isFailed ? 'bad' : 'warn'}">${serviceStatusNames[service.status]}</span>`;

type ServicePage = OwnedService & {
  /** What its provisioner can do for its owner. */
  readonly offered: readonly Ability[];
  /** Whether a provisioner does what runs; otherwise a member does. */
  readonly isAsked: boolean;
  readonly log: readonly ServiceActionRow[];
  readonly seatWork: SeatWork;
};

const outcomeWords = { running: 'đang làm', done: 'xong', failed: 'không thành công' } as const;

const renderActions = ({ service, offered }: ServicePage): Markup => {
  const possible = staffActions.filter((kind) => actionsOf({ ...service, offered }).includes(kind));
  return html`<article><h2>Điều khiển</h2>
${
  possible.length === 0
    ? html`<p class="soft">Dịch vụ này không bật, tắt được lúc này.</p>`
    : html`<p class="soft">Khách thấy việc này trong nhật ký của dịch vụ.</p>
<form method="post" action="/services/${service.id}">${commandKey()}${possible.map(
        (kind) => html`<button name="deed" value="${kind}">${loggedKindNames[kind]}</button>`,
      )}</form>`
}</article>`;
};

const renderHold = (service: CloudServiceRow): Markup => {
  const isHeld = service.holdReason !== null;
  if (!canHold(service) && !(isHeld && isRunning(service))) return html``;
  return html`<article><h2>Tạm ngưng</h2>
<p class="soft">${
    isHeld
      ? `Đang tạm ngưng: ${service.holdReason}`
      : 'Khách nhận lý do qua email và thấy trên trang dịch vụ. Dữ liệu còn nguyên.'
  }</p>
<form method="post" action="/services/${service.id}">${commandKey()}<label for="reason">Lý do, gửi cho khách</label><textarea id="reason" name="reason" maxlength="${MAX_REASON}" required></textarea>
${
  isHeld
    ? html`<button class="main" name="deed" value="resume">Mở lại</button>`
    : html`<button class="danger" name="deed" value="suspend">Tạm ngưng</button>`
}</form></article>`;
};

const renderFacts = ({ service, order }: OwnedService): Markup => html`<article><h2>Dịch vụ</h2><dl>
<dt>Mã dịch vụ</dt><dd>${serviceNumber(serviceId(service.id))}</dd>
<dt>Trạng thái</dt><dd>${renderStatus(service)}</dd>
<dt>Gói</dt><dd>${service.productTitle}</dd>
<dt>Đơn</dt><dd>${order.number}</dd>
${isAbleTo(service, 'power') ? html`<dt>Máy</dt><dd>${service.power === 'running' ? 'đang chạy' : 'đang tắt'}</dd>` : ''}
${service.papers === null ? '' : html`<dt>Hồ sơ</dt><dd>${paperStates[service.papers]}</dd>`}
<dt>Bàn giao lúc</dt><dd>${formatTime(service.deliveredAt)}</dd>
<dt>Hết hạn</dt><dd>${formatTime(service.endDate)}</dd>
${service.nextProductTitle === null ? '' : html`<dt>Gói từ kỳ sau</dt><dd>${service.nextProductTitle}</dd>`}</dl></article>`;

const renderLog = ({ order, log }: Pick<ServicePage, 'order' | 'log'>): Markup =>
  html`<h2>Nhật ký</h2>${
    log.length === 0
      ? html`<p class="card soft">Chưa có việc nào.</p>`
      : renderTable(
          'Nhật ký',
          [
            { title: 'Lúc', cell: ({ at }) => formatTime(at) },
            { title: 'Việc', cell: ({ kind }) => loggedKindNames[kind] },
            { title: 'Kết quả', cell: ({ outcome }) => outcomeWords[outcome] },
            {
              title: 'Ai',
              cell: ({ actor }) =>
                actor === order.ownerPartyId ? 'Khách' : actor === 'sweep' ? 'Hệ thống' : 'Nhân viên',
            },
          ],
          log,
        )
  }`;

/** What the owner asked for, for the member who does it on the machine. */
const renderAsked = ({ service, log }: ServicePage): Markup => {
  const running = log.find(({ outcome }) => outcome === 'running');
  if (running === undefined) return html``;
  return html`<article><h2>Khách yêu cầu: ${loggedKindNames[running.kind]}</h2>
<p class="soft">Lúc ${formatTime(running.at)}${running.detail === '' ? '' : ` · ${running.detail}`}. Làm trên máy rồi báo lại ở đây.</p>
<form method="post" action="/services/${service.id}" class="fields">${commandKey()}${
    makesPassword(running.kind)
      ? html`<label for="password">Mật khẩu mới, hiện với khách một lần</label><input id="password" name="password" autocomplete="off" spellcheck="false">`
      : ''
  }<div class="row"><button class="main" name="deed" value="done">Đã làm xong</button><button name="deed" value="impossible">Không làm được</button></div></form></article>`;
};

/** The users that the owner wants, for the member who makes the accounts agree with them. */
const renderSeats = ({ service, seatWork: { seats, removed, agreedAt } }: ServicePage): Markup =>
  service.seatsChangedAt === null
    ? html``
    : html`<article><h2>Khách đổi người dùng</h2>
<p class="soft">Lúc ${formatTime(service.seatsChangedAt)}. Tạo, gỡ tài khoản cho khớp danh sách này rồi báo lại.</p>
${seats.length === 0 ? html`<p>Không còn người dùng nào.</p>` : html`<ul>${seats.map(({ name, email, assignedAt }) => html`<li>${name} · ${email}${assignedAt >= agreedAt ? html` <span class="badge ok">mới</span>` : ''}</li>`)}</ul>`}
${removed.length === 0 ? '' : html`<p>Khách đã gỡ, cần xoá hoặc khoá tài khoản:</p><ul>${removed.map((email) => html`<li>${email}</li>`)}</ul>`}
<form method="post" action="/services/${service.id}">${commandKey()}<input type="hidden" name="seen" value="${service.seatsChangedAt}"><button class="main" name="deed" value="seats-done">Đã khớp danh sách</button></form>
<form method="post" action="/services/${service.id}" class="fields">${commandKey()}<input type="hidden" name="seen" value="${service.seatsChangedAt}"><label for="seats-problem">Vì sao chưa làm được, khách thấy trong nhật ký</label><textarea id="seats-problem" name="reason" maxlength="${MAX_REASON}" required></textarea><button name="deed" value="seats-impossible">Không làm được</button></form></article>`;

export const renderServicePage = (found: ServicePage): StaffPage => ({
  title: found.service.name,
  body: html`<p><a href="/services">Dịch vụ</a></p>
<div class="columns"><div>${renderFacts(found)}${renderLog(found)}</div><div>${found.isAsked ? '' : renderAsked(found)}${renderSeats(found)}${renderActions(found)}${renderHold(found.service)}</div></div>`,
});
