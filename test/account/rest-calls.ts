import { organisationId as org, websiteStoreId as store } from '#contracts/organisation.ts';
import { accountPaths } from '#contracts/rest/account-rest.ts';
import { customerPaths } from '#contracts/rest/customer-rest.ts';
import { orderPaths } from '#contracts/rest/order-rest.ts';
import { type Given, OWNER } from '#test/account/personal-data/owner-at-backend.ts';

type RestCall = { readonly method: string; readonly path: string; readonly json?: unknown; readonly text?: string };

/** Ids of the owner's order and line. */
export const restOwned = ({ orderId, orderLineItemId }: Given) => ({
  order: String(orderId),
  line: String(orderLineItemId),
});

const receiver = { name: 'Kẻ Lạ', phone: '0912345678', address: 'x', province_code: '01', ward_code: '00070' };
const contact = { name: 'Kẻ Lạ', phone: '0912345678', email: 'la@example.vn' };
const item = { quantity: 1, product_id: '1001' };

const orderCalls = (given: Given): readonly RestCall[] => {
  const { order, line } = restOwned(given);
  const code = 'CHAOMUNG10';
  return [
    { method: 'GET', path: orderPaths.order(org, store, order) },
    { method: 'GET', path: `/v2/front/orders/express/${org}/${store}?order_id=${order}` },
    { method: 'GET', path: orderPaths.list(org, store) },
    { method: 'GET', path: orderPaths.cart(org, store, OWNER) },
    { method: 'GET', path: orderPaths.orderVouchers(org, order) },
    { method: 'GET', path: orderPaths.holder(org, order) },
    { method: 'GET', path: orderPaths.refusedMail(org, order) },
    { method: 'POST', path: orderPaths.lineItem(org, store, order), json: item },
    { method: 'PUT', path: `${orderPaths.quantity(org, store, order, line)}?quantity_new=2&term_new=6` },
    { method: 'PUT', path: orderPaths.options(org, store, order, line), json: { product_options: [] } },
    { method: 'PUT', path: orderPaths.description(org, store, order), text: 'x' },
    { method: 'PUT', path: orderPaths.customer(org, order), json: { customerId: OWNER } },
    { method: 'PUT', path: orderPaths.customer(org, order), json: { customerId: OWNER, customer: contact } },
    { method: 'PUT', path: `/v2/front/orders/${org}/${order}/customerInfo`, json: contact },
    { method: 'PUT', path: `/v2/front/orders/express/${org}/${store}/${order}/shipping-address`, json: receiver },
    { method: 'PUT', path: orderPaths.status(org, order, 'OPEN') },
    { method: 'PUT', path: orderPaths.status(org, order, 'CLOSED') },
    { method: 'PUT', path: orderPaths.cancel(org, store, order), json: { reason: 'x' } },
    { method: 'PUT', path: orderPaths.complete(org, store, order) },
    { method: 'POST', path: orderPaths.merge(org, store, order), json: { oldCartId: order } },
    { method: 'POST', path: orderPaths.voucher(org, order, code) },
    { method: 'POST', path: orderPaths.guestVoucher(org, order, code, 'updated_by') },
    { method: 'DELETE', path: orderPaths.voucher(org, order, code) },
    { method: 'DELETE', path: orderPaths.guestVoucher(org, order, code, 'updatedBy') },
    { method: 'POST', path: orderPaths.adopt(org, order) },
    { method: 'POST', path: orderPaths.revokeLinks(org, order) },
    { method: 'PUT', path: orderPaths.mailAddress(org, order), json: { email: 'la@example.vn' } },
    { method: 'DELETE', path: orderPaths.removeLine(org, store, order, line, 'x') },
    { method: 'DELETE', path: orderPaths.removeOrder(org, store, order, 'x') },
  ];
};

const customerCalls: readonly RestCall[] = [
  { method: 'GET', path: customerPaths.person(org, OWNER) },
  { method: 'GET', path: customerPaths.company(org, OWNER) },
  { method: 'GET', path: customerPaths.identityNumber(org) },
  { method: 'GET', path: customerPaths.receivers(org, OWNER) },
  { method: 'POST', path: customerPaths.receivers(org, OWNER), json: receiver },
  { method: 'PUT', path: customerPaths.receiver(org, OWNER, OWNER), json: receiver },
  { method: 'DELETE', path: customerPaths.removeReceiver(org, OWNER, OWNER) },
];

const accountCalls: readonly RestCall[] = [
  { method: 'GET', path: accountPaths.security(org) },
  { method: 'GET', path: accountPaths.personalData(org) },
  { method: 'GET', path: accountPaths.token(org, OWNER) },
  { method: 'DELETE', path: accountPaths.session(org, OWNER) },
  { method: 'DELETE', path: accountPaths.sessions(org) },
  { method: 'DELETE', path: accountPaths.ownPasskey(org, OWNER) },
  { method: 'DELETE', path: accountPaths.linkedLogin(org, OWNER) },
  { method: 'PUT', path: accountPaths.password(org), json: { currentPassword: '', newPassword: 'Mot-mat-khau-la' } },
  { method: 'POST', path: accountPaths.totp(org) },
  { method: 'PUT', path: accountPaths.totp(org), json: { code: '000000' } },
  { method: 'POST', path: accountPaths.removeTotp(org), json: { code: '000000' } },
  { method: 'POST', path: accountPaths.activationCode, json: { userId: OWNER } },
  { method: 'POST', path: accountPaths.activation, json: { userId: OWNER, code: '000000' } },
  { method: 'POST', path: accountPaths.link, json: { accessToken: OWNER } },
  { method: 'POST', path: accountPaths.logout, json: { accessToken: OWNER } },
  { method: 'PUT', path: accountPaths.info, json: { accessToken: OWNER, updateUserRequest: { fullName: 'Kẻ Lạ' } } },
];

/** Calls about orders, customers and accounts that would reach the owner's data. */
export const restCallsFor = (given: Given): readonly RestCall[] => [
  ...orderCalls(given),
  ...customerCalls,
  ...accountCalls,
];
