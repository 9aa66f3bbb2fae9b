import { html, raw } from 'hono/html';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { formatPhone } from '#core/shared/validation.ts';
import type { ReviewRow, ReviewState } from './schema.ts';

/** A review with the title of its product. */
export type ProductReview = { readonly review: ReviewRow; readonly product: string };

const stateWords: Readonly<Record<ReviewState, string>> = {
  waiting: 'Chờ duyệt',
  shown: 'Đang hiện',
  refused: 'Đã từ chối',
};
const states: readonly ReviewState[] = ['waiting', 'shown', 'refused'];
/** What a button does to a review. */
const buttonWords: Readonly<Record<Exclude<ReviewState, 'waiting'>, string>> = {
  shown: 'Cho hiện',
  refused: 'Từ chối',
};

const renderContact = ({ reviewerPhone, reviewerEmail }: ReviewRow): Markup =>
  html`${reviewerPhone === '' ? '' : html` · <a href="tel:${reviewerPhone}">${formatPhone(reviewerPhone)}</a>`}${
    reviewerEmail === '' ? '' : html` · <a href="mailto:${reviewerEmail}">${reviewerEmail}</a>`
  }`;

const renderReview = ({ review, product }: ProductReview): Markup => html`<article>
<div class="top"><h2>${product}</h2><span class="stage">${review.stars}/5 sao</span></div>
<p class="soft">${formatTime(review.createdAt)}${review.bought ? ' · đã mua' : ''}</p>
<p><b>${review.reviewerName}</b>${renderContact(review)}</p>
<pre>${review.text}</pre>
<form method="post" action="/reviews/${review.id}"><input type="hidden" name="from" value="${review.state}">
${Object.entries(buttonWords).map(([state, word]) =>
  state === review.state ? '' : html`<button name="decision" value="${state}">${word}</button>`,
)}
</form>
</article>`;

/** The reviews of one state; `next` follows this page when there are more. */
export const renderReviewsPage = (
  shown: ReviewState,
  rows: readonly ProductReview[],
  { page, hasMore }: { readonly page: number; readonly hasMore: boolean },
): StaffPage => ({
  title: 'Đánh giá của khách',
  body: html`<p class="tabs">${states.map(
    (each) =>
      html`<a href="/reviews?state=${each}"${each === shown ? raw(' aria-current="page"') : ''}>${stateWords[each]}</a> `,
  )}</p>
<h2>${stateWords[shown]}</h2>
${rows.length === 0 ? html`<p class="soft">Không có đánh giá nào.</p>` : rows.map(renderReview)}
<p>${page > 1 ? html`<a href="/reviews?state=${shown}&amp;page=${page - 1}">Trang trước</a> ` : ''}${
    hasMore ? html`<a href="/reviews?state=${shown}&amp;page=${page + 1}">Trang sau</a>` : ''
  }</p>`,
});
