import { html } from 'hono/html';
import { commandKey } from '#backend/platform/pages/command-form.ts';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import type { TaskKind } from '#backend/provisioning/provisioner.ts';
import { loggedKindNames } from '#core/control-rules/logged-kind.ts';
import type { ListedTask } from './staff-tasks.ts';
import type { TaskState } from './task-schema.ts';

const { start, stop, reboot, reinstall, suspend, resume } = loggedKindNames;

const kindNames: Readonly<Record<TaskKind, string>> = {
  'set-up': 'Khởi tạo',
  change: 'Đổi gói',
  end: 'Kết thúc',
  suspend,
  resume,
  start,
  stop,
  reboot,
  reinstall,
  'reset-password': loggedKindNames['reset-password'],
  register: 'Đăng ký tên miền',
  transfer: 'Chuyển tên miền về',
  renew: 'Gia hạn tên miền',
  settings: 'Đổi cài đặt tên miền',
  'auth-code': 'Lấy mã chuyển',
};

const stateNames: Readonly<Record<TaskState, string>> = {
  waiting: 'Chờ gửi',
  accepted: 'Hệ thống đang làm',
  done: 'Xong',
  failed: 'Đã dừng, cần xử lý',
  'by-hand': 'Nhân viên đã làm',
  staff: 'Chờ nhân viên',
};

/** What a system was asked, how far it is, and why the last try did not succeed. */
export const renderTask = ({ task, serviceName, provisioner }: ListedTask): Markup => {
  const { kind, state, tries, nextTryAt, error, serviceId } = task;
  const isFailed = state === 'failed';
  return html`<a href="/services/${serviceId}">${serviceName}</a><br>${kindNames[kind]} · ${provisioner} · <span class="badge ${isFailed ? 'bad' : 'warn'}">${stateNames[state]}</span><br>
<span class="soft">Đã thử ${tries} lần${isFailed ? '' : `, lần tới ${formatTime(nextTryAt)}`}${error === null ? '' : ` · ${error}`}</span>`;
};

export const renderTaskDeeds = ({ task: { key } }: ListedTask): Markup =>
  html`<form method="post" action="/set-ups/tasks/${key}">${commandKey()}<button name="deed" value="retry">Thử lại ngay</button><button name="deed" value="take-over">Tự làm</button></form>`;
