import { html, raw } from 'hono/html';
import { type Markup, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';
import { staffHead } from '#backend/platform/pages/staff-style.ts';
import {
  type StaffArea,
  type StaffGroup,
  type StaffMember,
  type StaffPage,
  staffGroups,
} from '#backend/platform/staff-route.ts';

/** The areas that a member may open, by group, without empty groups. */
export const areasOf = (
  { rights }: StaffMember,
  areas: readonly StaffArea[],
): readonly { readonly title: string; readonly areas: readonly StaffArea[] }[] =>
  // The keys of this object are the groups.
  (Object.keys(staffGroups) as StaffGroup[])
    .map((group) => ({
      title: staffGroups[group],
      areas: areas.filter((area) => area.group === group && rights.includes(area.right)),
    }))
    .filter((group) => group.areas.length > 0);

const ownPages = [
  { title: 'Tài khoản của tôi', path: '/account' },
  { title: 'Phiên đăng nhập', path: '/desk#/sessions' },
];

const isBelow = (current: string, path: string): boolean => current === path || current.startsWith(`${path}/`);

const renderLink = (current: string, { title, path }: Pick<StaffArea, 'title' | 'path'>): Markup =>
  html`<li><a href="${path}"${isBelow(current, path) ? raw(' aria-current="page"') : ''}>${title}</a></li>`;

const renderNavigation = (member: StaffMember, areas: readonly StaffArea[], current: string): Markup =>
  html`<nav id="danh-muc" popover aria-label="Khu nhân viên">
<ul><li><a href="/"${current === '/' ? raw(' aria-current="page"') : ''}>Việc đang chờ</a></li><li><a href="/desk">Bàn làm việc</a></li></ul>
${areasOf(member, areas).map(
  ({ title, areas: inside }) => html`<p>${title}</p><ul>${inside.map((area) => renderLink(current, area))}</ul>`,
)}
<p>Cá nhân</p><ul>${ownPages.map((page) => renderLink(current, { ...page, path: `/${page.path.slice(1)}` }))}</ul></nav>`;

export type House = {
  /** Name of the shop. */
  readonly shop: string;
  readonly member: StaffMember;
  /** Those of the navigation. */
  readonly areas: readonly StaffArea[];
  /** Path of the request. */
  readonly path: string;
};

/** A page of a logged-in member: the header, the navigation over what their rights open, and the page. */
export const renderHouse = (
  { shop, member, areas, path }: House,
  { title, heading = title, actions, body, head }: StaffPage,
): Markup =>
  renderPlainDocument(
    { title: `${title} | Khu nhân viên`, head: html`${staffHead}${head ?? ''}`, attributes: html` class="house"` },
    html`<a class="skip" href="#noi-dung">Đến nội dung</a>
<header><div><p>${shop} <span>· Khu nhân viên</span></p><span class="who">${member.name}</span>
<button type="button" class="menu" popovertarget="danh-muc">Danh mục</button>
<form method="post" action="/log-out"><button>Đăng xuất</button></form></div></header>
${renderNavigation(member, areas, path)}
<main id="noi-dung"><div class="head"><h1>${heading}</h1>${actions ?? ''}</div>${body}</main>`,
  );
