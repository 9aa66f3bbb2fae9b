import { html } from 'hono/html';
import { commandKey } from '#backend/platform/pages/command-form.ts';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import { MAX_REASON } from '#backend/platform/pages/run-staff-action.ts';
import type { StaffList } from '#backend/platform/pages/staff-list.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { decisionsOf } from './decide-review.ts';
import type { ReviewRow, ReviewState } from './schema.ts';

/** A review with the title of its product. */
export type ProductReview = { readonly review: ReviewRow; readonly product: string };

const stateWords: Readonly<Record<ReviewState, string>> = {
  waiting: 'Chờ duyệt',
  shown: 'Đang hiện',
  refused: 'Đã từ chối',
  hidden: 'Đã ẩn',
};
const stateKinds: Readonly<Record<ReviewState, string>> = { waiting: 'warn', shown: 'ok', refused: '', hidden: '' };
/** Of the button that leads to a state, with its look. */
const buttonWords: Readonly<Record<ReviewState, readonly [words: string, kind: string]>> = {
  waiting: ['', ''],
  shown: ['Cho hiện', 'main'],
  refused: ['Từ chối', 'danger'],
  hidden: ['Ẩn khỏi trang', 'danger'],
};

const renderState = ({ state }: ReviewRow): Markup =>
  html`<span class="badge ${stateKinds[state]}">${stateWords[state]}</span>`;

const EXCERPT = 120;
const excerptOf = ({ text }: ReviewRow): string => (text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT)}…`);

export const reviewList: Omit<StaffList<ProductReview>, 'area' | 'read'> = {
  searchLabel: 'Sản phẩm, người viết, điện thoại, email hoặc nội dung',
  filters: { ...stateWords, all: 'Tất cả' },
  columns: [
    {
      title: 'Đánh giá',
      cell: ({ review, product }) =>
        html`<a href="/reviews/${review.id}">${product}</a><br><span class="soft">${excerptOf(review)}</span>`,
    },
    { title: 'Sao', isNumber: true, cell: ({ review }) => `${review.stars}/5` },
    {
      title: 'Người viết',
      cell: ({ review }) =>
        html`${review.reviewerName}${review.bought ? html`<br><span class="soft">đã mua</span>` : ''}`,
    },
    { title: 'Gửi lúc', cell: ({ review }) => formatTime(review.createdAt) },
    { title: 'Trạng thái', cell: ({ review }) => renderState(review) },
  ],
  empty: 'Không có đánh giá nào ở đây.',
};

const renderAuthor = ({ reviewerName, reviewerPhone, reviewerEmail, bought }: ReviewRow): Markup => html`<dl>
<dt>Họ tên</dt><dd>${reviewerName}</dd>
${reviewerPhone === '' ? '' : html`<dt>Điện thoại</dt><dd><a href="tel:${reviewerPhone}">${formatPhone(reviewerPhone)}</a></dd>`}
${reviewerEmail === '' ? '' : html`<dt>Email</dt><dd><a href="mailto:${reviewerEmail}">${reviewerEmail}</a></dd>`}
<dt>Đã mua</dt><dd>${bought ? 'rồi' : 'chưa'}</dd></dl>`;

const renderLastDecision = ({ state, reason, decidedBy, decidedAt }: ReviewRow): Markup | '' =>
  decidedAt === null
    ? ''
    : html`<dl><dt>Lần gần nhất</dt><dd>${stateWords[state]}, ${formatTime(decidedAt)} · ${decidedBy ?? ''}</dd>
<dt>Lý do</dt><dd>${reason ?? ''}</dd></dl>`;

const renderDecision = (review: ReviewRow): Markup => html`${renderLastDecision(review)}
<form method="post" action="/reviews/${review.id}" class="fields">${commandKey()}
<label for="reason">Lý do (không hiện trên trang sản phẩm)</label><textarea id="reason" name="reason" maxlength="${MAX_REASON}" required></textarea>
<div class="row">${decisionsOf[review.state].map((state) => {
  const [words, kind] = buttonWords[state];
  return html`<button class="${kind}" name="decision" value="${state}">${words}</button>`;
})}</div></form>`;

export const renderReviewPage = ({ review, product }: ProductReview): StaffPage => ({
  title: `Đánh giá: ${product}`,
  actions: renderState(review),
  body: html`<p><a href="/reviews">Đánh giá</a></p>
<div class="columns"><div><article><div class="top"><h2>${review.stars}/5 sao</h2><span class="soft">${formatTime(review.createdAt)}</span></div>
<pre>${review.text}</pre></article></div>
<div><article><h2>Người viết</h2>${renderAuthor(review)}</article>
<article><h2>Quyết định</h2>${renderDecision(review)}</article></div></div>`,
});
