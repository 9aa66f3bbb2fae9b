import { html } from 'hono/html';
import { type Markup, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';
import { staffHead } from '#backend/platform/pages/staff-style.ts';
import type { StaffMember, StaffPage } from '#backend/platform/staff-route.ts';

type House = {
  /** Name of the shop. */
  readonly shop: string;
  readonly member: StaffMember;
};

/** A page of a logged-in member beside the desk. */
export const renderHouse = ({ shop, member }: House, { title, body }: StaffPage): Markup =>
  renderPlainDocument(
    { title: `${title} | Trang nhân viên`, head: staffHead },
    html`<header><p>${shop} <span>· trang nhân viên · ${member.name}</span></p></header>
<main><div class="row"><a class="button" href="/desk">Về bàn làm việc</a><form method="post" action="/log-out"><button>Đăng xuất</button></form></div><h1>${title}</h1>${body}</main>`,
  );
