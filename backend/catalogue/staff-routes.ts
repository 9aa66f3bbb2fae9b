import type { BackendDeps } from '#backend/platform/deps.ts';
import { parseReason, runStaffAction } from '#backend/platform/pages/run-staff-action.ts';
import { listRoutes } from '#backend/platform/pages/staff-list.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffArea, StaffRoute } from '#backend/platform/staff-route.ts';
import { changeStock } from './change-stock.ts';
import { products } from './schema.ts';
import { findProductStock, searchStocks } from './search-stocks.ts';
import { renderStockPage, stockList } from './staff-page.ts';
import { allStocks, type Stock } from './stocks.ts';

export const stockArea: StaffArea = {
  title: 'Tình trạng hàng',
  path: '/stock',
  role: 'operations',
  group: 'services',
  findLack: async (db) =>
    (await db.$count(products)) > 0
      ? null
      : 'Chưa có sản phẩm nào để bán. Người vận hành máy chủ nhập sản phẩm và bảng giá, rồi sản phẩm hiện ở Tình trạng hàng.',
};

const parseStock = (form: URLSearchParams, field: string): Stock => {
  const stock = allStocks.find((each) => each === form.get(field));
  if (stock === undefined) throw new ServiceFailure('BAD_USER_INPUT', 'No such stock', { field });
  return stock;
};

const refusals = { STATUS_NOT_ALLOWED: 'Tình trạng ở nơi này vừa đổi. Mở lại trang để xem, rồi quyết định lại.' };

/** `/stock`: stock per product and location, which staff change with a reason. [CAT-10, decision 0034] */
export const stockStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  ...listRoutes(deps.secrets, { ...stockList, area: stockArea, read: (query) => searchStocks(deps.db, query) }),
  {
    method: 'GET',
    path: '/stock/:id',
    audience: 'operations',
    handle: async ({ c, show }) => show(renderStockPage(await findProductStock(deps.db, c.req.param('id') ?? ''))),
  },
  {
    method: 'POST',
    path: '/stock/:id/:location',
    audience: 'operations',
    button: 'stock',
    handle: (request) => {
      const { c, form, member, change } = request;
      const modelId = c.req.param('id') ?? '';
      const here = `/stock/${encodeURIComponent(modelId)}`;
      const act = async () => {
        const place = { modelId, valueId: c.req.param('location') ?? '' };
        const [from, to] = [parseStock(form, 'from'), parseStock(form, 'stock')];
        const wish = { ...place, from, to, reason: parseReason(form), member: member.name };
        await change((tx) => changeStock(deps, tx, wish));
      };
      return runStaffAction(request, act, { here, done: here, refusals });
    },
  },
];
