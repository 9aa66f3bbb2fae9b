import { html, raw } from 'hono/html';
import { commandKey } from '#backend/platform/pages/command-form.ts';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { type HandOverField, handOverFields, type TypedFacts } from '#backend/provisioning/hand-over-fields.ts';
import { codeOf, deadlineOf, kindOf, type WaitingService } from './hand-over.ts';
import type { PasteProblem } from './read-paste.ts';

const back = html`<p><a href="/set-ups">Chờ khởi tạo</a></p>`;

export const renderDeadline = (waiting: WaitingService, now: number): Markup => {
  const deadline = deadlineOf(waiting);
  return html`${formatTime(deadline)}${deadline < now ? html` <span class="badge bad">Trễ hẹn</span>` : ''}`;
};

const choices = ({ service: { setUp } }: WaitingService): readonly (readonly [string, string])[] => [
  ...(setUp.location === '' ? [] : [['Nơi đặt', setUp.location] as const]),
  ...setUp.resources.map(({ name, value }) => [name, value] as const),
  ...setUp.configs.map(({ name, value }) => [name, value] as const),
];

const renderOrdered = (waiting: WaitingService, now: number): Markup => {
  const { service, order, lineTitle, queuedAt } = waiting;
  return html`<article><h2>Khách đã mua</h2><dl>
<dt>Dòng sản phẩm</dt><dd>${lineTitle}</dd>
<dt>Gói</dt><dd>${service.productTitle}</dd>
<dt>Đơn</dt><dd>${order.number}</dd>
<dt>Thanh toán lúc</dt><dd>${formatTime(queuedAt)}</dd>
<dt>Hẹn bàn giao</dt><dd>${renderDeadline(waiting, now)}</dd>
<dt>Mã dịch vụ</dt><dd><code>${codeOf(service)}</code></dd>
${choices(waiting).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></article>`;
};

const renderField = (
  { key, label, rule, isRequired }: HandOverField,
  value: string,
  problem: string | undefined,
): Markup =>
  html`<label for="${key}">${label}${isRequired ? '' : html` <span class="soft">(không bắt buộc)</span>`}</label>
<input id="${key}" name="${key}" value="${value}" autocomplete="off" spellcheck="false"${rule === 'url' ? raw(' inputmode="url"') : ''}${
    problem === undefined ? '' : html` aria-invalid="true" aria-describedby="${key}-problem"`
  }>
${problem === undefined ? '' : html`<p class="bad" id="${key}-problem" role="alert">${problem}</p>`}`;

const noProblems: ReadonlyMap<string, string> = new Map();

/** The form of one service, with what was typed when something is wrong with it. */
export const renderSetUpPage = (
  waiting: WaitingService,
  now: number,
  typed: TypedFacts = new Map(),
  problems = noProblems,
): StaffPage => {
  const { service } = waiting;
  return {
    title: service.name,
    body: html`${back}<div class="columns"><div>${renderOrdered(waiting, now)}</div>
<div><article><h2>Bàn giao</h2><p class="soft">Khách thấy những điều này trên trang dịch vụ và trong email ngay khi bạn bấm. Mật khẩu chỉ hiện với khách một lần.</p>
<form method="post" action="/set-ups/${service.id}" class="fields">${commandKey()}
${handOverFields[kindOf(service)].map((each) => renderField(each, typed.get(each.key) ?? '', problems.get(each.key)))}
<button class="main">Bàn giao cho khách</button></form></article></div></div>`,
  };
};

/** When a colleague was faster, or the service waits no more for another reason. */
export const renderHandedOverPage = (done: { readonly by: string; readonly at: number } | null): StaffPage => ({
  title: 'Không còn chờ',
  body: html`${back}<p>${
    done === null
      ? 'Dịch vụ này không còn chờ khởi tạo.'
      : `${done.by} đã bàn giao dịch vụ này lúc ${formatTime(done.at)}. Thông tin bạn gõ không được lưu.`
  }</p>`,
});

const columnsOf = (kind: keyof typeof handOverFields): string =>
  ['mã dịch vụ', ...handOverFields[kind].map(({ label, isRequired }) => (isRequired ? label : `[${label}]`))].join(
    ' ; ',
  );

const kindNames = {
  machine: 'Máy chủ ảo',
  rack: 'Máy chủ riêng',
  site: 'Hosting',
  mail: 'Mail',
  storage: 'Lưu trữ S3',
  backup: 'Sao lưu',
  licence: 'Office 365',
  lab: 'Lab',
  domain: 'Tên miền',
  other: 'Dịch vụ khác',
} as const satisfies Record<keyof typeof handOverFields, string>;

/** Many services at once, a line each. */
export const renderPastePage = (text: string, problems: readonly PasteProblem[]): StaffPage => ({
  title: 'Dán nhiều dịch vụ',
  body: html`${back}
${
  problems.length === 0
    ? ''
    : html`<div class="note bad" role="alert"><p>Chưa bàn giao dịch vụ nào. Hãy sửa rồi bấm lại:</p><ul>${problems.map(
        ({ line, problem }) => html`<li>Dòng ${line}: ${problem}</li>`,
      )}</ul></div>`
}
<form method="post" action="/set-ups/paste" class="fields">${commandKey()}
<label for="lines">Mỗi dòng một dịch vụ, các cột cách nhau bằng tab, chấm phẩy hoặc dấu gạch đứng</label>
<textarea id="lines" name="lines" rows="14" spellcheck="false" aria-describedby="columns">${text}</textarea>
<button class="main">Bàn giao tất cả</button></form>
<article id="columns"><h2>Các cột</h2><p class="soft">Cột trong dấu [ ] có thể để trống.</p><dl>${Object.entries(
    kindNames,
  ).map(
    // Built from the kinds themselves.
    ([kind, name]) => html`<dt>${name}</dt><dd>${columnsOf(kind as keyof typeof kindNames)}</dd>`,
  )}</dl></article>`,
});
