import { html } from 'hono/html';
import type { StaffPage } from '#backend/platform/staff-route.ts';

const problemTexts = {
  wrong: 'Mã chưa đúng hoặc đã dùng. Hãy đợi ứng dụng hiện mã mới rồi gõ lại.',
  'too-many': 'Đã thử quá nhiều lần. Hãy đợi 15 phút rồi thử lại.',
} as const;

export type ConfirmProblem = keyof typeof problemTexts;

/** `isForm`: a form was sent too late, and changed nothing. */
export const renderConfirmPage = (to: string, isForm: boolean, problem: ConfirmProblem | null): StaffPage => ({
  title: 'Xác nhận lại',
  body: html`<p>${isForm ? 'Chưa có gì thay đổi. Hãy gõ mã trong ứng dụng xác thực, rồi làm lại việc vừa rồi.' : 'Trang này cần biết chắc đây là bạn. Hãy gõ mã trong ứng dụng xác thực.'}</p>
${problem === null ? '' : html`<p class="bad" role="alert">${problemTexts[problem]}</p>`}
<form method="post" action="/confirm" class="fields"><input type="hidden" name="to" value="${to}">${isForm ? html`<input type="hidden" name="form" value="1">` : ''}
<label for="code">Mã 6 số trong ứng dụng xác thực</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="10" autofocus>
<button class="main">Xác nhận</button></form>`,
});
