import { html } from 'hono/html';
import { type Markup, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';
import { staffHead } from '#backend/platform/pages/staff-style.ts';

const refusals = {
  'not-found': { status: 404, title: 'Không tìm thấy', text: 'Trang hoặc mục này không có, hoặc đã bị xoá.' },
  'no-role': {
    status: 403,
    title: 'Bạn chưa được giao phần việc này',
    text: 'Chưa có gì thay đổi. Nếu công việc của bạn cần việc này, hãy nhờ quản trị viên giao thêm quyền.',
  },
  'logged-out': {
    status: 403,
    title: 'Phiên làm việc đã hết',
    text: 'Chưa có gì thay đổi. Bấm Quay lại của trình duyệt để giữ những gì bạn gõ, đăng nhập ở thẻ khác rồi gửi lại.',
  },
  'foreign-form': {
    status: 403,
    title: 'Biểu mẫu không đến từ trang nhân viên',
    text: 'Chưa có gì thay đổi. Hãy mở lại trang nhân viên rồi làm lại.',
  },
  'too-large': {
    status: 413,
    title: 'Biểu mẫu quá lớn',
    text: 'Chưa có gì thay đổi. Hãy rút ngắn nội dung rồi gửi lại.',
  },
  'not-now': {
    status: 409,
    title: 'Chưa làm được lúc này',
    text: 'Trạng thái đã thay đổi. Mở lại trang để xem trạng thái mới nhất.',
  },
  'bad-input': {
    status: 400,
    title: 'Chưa hiểu biểu mẫu',
    text: 'Chưa có gì thay đổi. Hãy quay lại và kiểm tra các ô đã điền.',
  },
} as const satisfies Record<string, { readonly status: number; readonly title: string; readonly text: string }>;

export type Refusal = keyof typeof refusals;

export const renderRefusalPage = (
  shop: string,
  refusal: Refusal,
): { readonly status: (typeof refusals)[Refusal]['status']; readonly text: string; readonly page: Markup } => {
  const { status, title, text } = refusals[refusal];
  const page = renderPlainDocument(
    { title: `${title} | Trang nhân viên`, head: staffHead },
    html`<header><p>${shop} <span>· trang nhân viên</span></p></header><main><h1>${title}</h1><p>${text}</p><p><a href="/">Về trang nhân viên</a></p></main>`,
  );
  return { status, text, page };
};
