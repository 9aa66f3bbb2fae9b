import type { OrderId } from '#core/shared/ids.ts';
import type { UseCases } from '#core/use-cases.ts';
import { routeRows } from '#ui/routes.ts';
import { addProduct, bankDoes, placeCart } from './browser-visitor.ts';
import { purchase } from './purchase.ts';

/** What one visitor has, so that each private page has something to show. */
export type Belongings = { readonly waiting: OrderId; readonly failed: OrderId; readonly paid: OrderId };

/** A paid order, one whose payment was declined, one that waits, and a cart with two lines. */
export const belongings = async (useCases: UseCases): Promise<Belongings> => {
  const paid = await placeCart(useCases, await addProduct(useCases));
  await bankDoes(useCases, paid);
  const failed = await placeCart(useCases, await addProduct(useCases));
  await bankDoes(useCases, failed, 'decline');
  const waiting = await placeCart(useCases, await addProduct(useCases));
  return { waiting, failed, paid };
};

export const fillCart = async (useCases: UseCases): Promise<void> => {
  await addProduct(useCases);
  await addProduct(useCases, 'web-hosting-business-1').catch(() => addProduct(useCases, purchase.slug, 2));
};

/** An address of every row of the route table that shows something of its own; the rest sends on. */
const samples: Readonly<Record<string, (own: Belongings) => string | null>> = {
  '/': () => '/',
  '/baremetal': () => '/baremetal',
  '/cua-hang': () => '/cua-hang',
  '/cua-hang/danh-muc/$slug': () => '/cua-hang/danh-muc/cloud-server',
  '/cua-hang/$slug/$slug2': () => '/cua-hang/server-va-vps/cloud-server',
  '/san-pham': () => '/san-pham?sort=name&page=2',
  '/san-pham/$slug': () => `/san-pham/${purchase.slug}`,
  '/san-pham/$slug/tuy-bien': () => `/san-pham/${purchase.slug}/tuy-bien`,
  '/gio-hang': () => '/gio-hang',
  '/checkout': () => '/checkout',
  '/dat-hang-thanh-cong': ({ paid }) => `/dat-hang-thanh-cong?orderId=${paid}`,
  '/tao-don-hang': () => '/tao-don-hang?productid=khong-co',
  '/xac-nhan-dat-hang': ({ waiting }) => `/xac-nhan-dat-hang?orderId=${waiting}`,
  '/thanh-toan': () => null,
  '/thanh-toan/$id': ({ waiting }) => `/thanh-toan/${waiting}`,
  '/ket-qua-thanh-toan/$id': ({ paid }) => `/ket-qua-thanh-toan/${paid}`,
  '/PaymentResult': () => '/PaymentResult?vnp_TxnRef=khong-co',
  '/hoa-don': ({ paid }) => `/hoa-don?orderId=${paid}`,
};

/** Addresses of every row of the route table. A new row without one is a mistake. */
export const everyPage = (own: Belongings): readonly string[] =>
  routeRows.flatMap(({ path }) => {
    const sample = samples[path];
    if (sample === undefined) throw new Error(`no sample address of ${path}`);
    const address = sample(own);
    return address === null ? [] : [address];
  });
