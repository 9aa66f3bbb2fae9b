import { html } from 'hono/html';
import { commandKey } from '#backend/platform/pages/command-form.ts';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import { MAX_REASON } from '#backend/platform/pages/run-staff-action.ts';
import { renderTable, type StaffList } from '#backend/platform/pages/staff-list.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { stockOfWire } from '#contracts/place-stock.ts';
import type { FoundStock, ProductStock } from './search-stocks.ts';
import type { StockChangeRow } from './stock-schema.ts';
import { allStocks, type Stock } from './stocks.ts';

const stockWords: Readonly<Record<Stock, string>> = {
  ready: 'Có sẵn',
  'to-order': 'Đặt trước',
  'sold-out': 'Hết chỗ',
};
const stockKinds: Readonly<Record<Stock, string>> = { ready: 'ok', 'to-order': 'warn', 'sold-out': 'bad' };

const renderStock = (stock: Stock): Markup =>
  html`<span class="badge ${stockKinds[stock]}">${stockWords[stock]}</span>`;

export const stockList: Omit<StaffList<FoundStock>, 'area' | 'read'> = {
  about: html`<p class="soft">Sản phẩm có tình trạng riêng ở từng trung tâm dữ liệu. Mở sản phẩm để đổi.</p>`,
  searchLabel: 'Sản phẩm, mã hoặc nơi đặt',
  filters: { all: 'Tất cả', ...stockWords },
  columns: [
    {
      title: 'Sản phẩm',
      cell: ({ modelId, product, sku }) =>
        html`<a href="/stock/${modelId}">${product}</a> <span class="soft">${sku}</span>`,
    },
    { title: 'Nơi đặt', cell: ({ location }) => location },
    { title: 'Tình trạng', cell: ({ stock }) => renderStock(stock) },
  ],
  empty: 'Không có sản phẩm nào ở đây. Thử tên khác, hoặc chọn «Tất cả».',
};

const renderPlace = ({ modelId, valueId, location, stock }: FoundStock): Markup => html`<article>
<div class="top"><h2>${location}</h2>${renderStock(stock)}</div>
<form method="post" action="/stock/${modelId}/${valueId}" class="fields">${commandKey()}<input type="hidden" name="from" value="${stock}">
<label for="reason-${valueId}">Lý do đổi</label><input id="reason-${valueId}" name="reason" required maxlength="${MAX_REASON}" autocomplete="off">
<div class="row">${allStocks.map((to) => (to === stock ? '' : html`<button name="stock" value="${to}">Đổi thành «${stockWords[to]}»</button>`))}</div></form></article>`;

const wordsOf = (word: string): string => {
  const stock = stockOfWire(word);
  return stock === null ? word : stockWords[stock];
};

const renderChanges = ({ places, changes }: ProductStock): Markup =>
  html`<h2>Nhật ký</h2>${
    changes.length === 0
      ? html`<p class="card soft">Chưa ai đổi tình trạng của sản phẩm này.</p>`
      : renderTable<StockChangeRow>(
          'Nhật ký',
          [
            { title: 'Lúc', cell: ({ changedAt }) => formatTime(changedAt) },
            {
              title: 'Nơi đặt',
              cell: ({ valueId }) => places.find((place) => place.valueId === valueId)?.location ?? '–',
            },
            { title: 'Thay đổi', cell: ({ before, after }) => `${wordsOf(before)} → ${wordsOf(after)}` },
            { title: 'Lý do', cell: ({ reason }) => reason },
            { title: 'Ai', cell: ({ changedBy }) => changedBy },
          ],
          changes,
        )
  }`;

export const renderStockPage = (found: ProductStock): StaffPage => ({
  title: `Tình trạng: ${found.places[0]?.product ?? ''}`,
  body: html`<p><a href="/stock">Tình trạng hàng</a></p>
<p class="soft">Đơn mới theo ngay tình trạng này, trang bán hàng đổi theo sau vài phút. Đơn đã đặt giữ nguyên.</p>
<div class="cards">${found.places.map(renderPlace)}</div>${renderChanges(found)}`,
});
