import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import { renderStaffPage } from '#backend/platform/pages/staff-style.ts';
import type { StaffArea, StaffMember, StaffRole } from '#backend/platform/staff-route.ts';

export const roleWords: Readonly<Record<StaffRole, string>> = {
  admin: 'Quản trị',
  sales: 'Tư vấn, bán hàng',
  documents: 'Hồ sơ và tên miền',
  content: 'Nội dung',
};

export const renderHomePage = ({ name, roles }: StaffMember, areas: readonly StaffArea[]): Markup =>
  renderStaffPage(
    { title: 'Trang nhân viên', suffix: 'Cửa Hàng Mây', section: 'trang nhân viên' },
    html`<h1>Chào ${name}</h1><p class="soft">${roles.map((role) => roleWords[role]).join(' · ')}</p>
${areas.filter(({ role }) => roles.includes(role)).map(({ title, path }) => html`<article><h2><a href="${path}">${title}</a></h2></article>`)}
<article><h2><a href="/account">Tài khoản của tôi</a></h2></article>
<article><h2><a href="/sessions">Phiên đăng nhập</a></h2></article>`,
  );
