import * as z from 'zod';
import { providers } from '#core/account/account.ts';
import type { AccountCommands, AccountPrivateQueries, AccountPublicQueries } from '#core/account/account-use-cases.ts';
import { MAX_PICTURE } from '#core/account/picture-text.ts';
import { orderStatuses } from '#core/orders/order.ts';
import type { Json } from '#core/shared/form-fields.ts';
import { addressId, serviceId } from '#core/shared/ids.ts';
import {
  blank,
  configuration,
  flag,
  key,
  nothing,
  numeral,
  order,
  orNull,
  pageNumber,
  press,
  product,
  slug,
  text,
  typed,
  voucherCodes,
} from './input-parts.ts';
import { serviceChangeInputs } from './service-change-inputs.ts';

type Asked = AccountPublicQueries & AccountPrivateQueries & AccountCommands;

/** Passwords, codes, proofs and addresses to go to as they were typed or came: the use case judges each. */
const password = typed(500);
const code = typed(100);
const proof = typed(20_000);
const redirectUrl = typed(2_000);
const path = typed(2_000);
/** A token of ours fits; what is longer is none. */
const tokenText = typed(4_096);
/** What an authenticator answered, as the browser's JSON or as its text in a form. */
const credential = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return null;
    }
  },
  z.json().refine((value) => JSON.stringify(value).length <= 20_000) as z.ZodType<Json>,
);
const status = z.preprocess(blank, z.enum(orderStatuses).nullable());
/** Its size is judged with what it is. */
const image = typed(MAX_PICTURE * 2);

/** The schemas of what visitors and customers do with accounts, orders and services. */
export const accountInputs: { readonly [Name in keyof Asked]: z.ZodType<Parameters<Asked[Name]>[0]> } = {
  loadReviews: z.object({ productId: product, page: pageNumber }),
  loadColleges: z.object({ province: typed(20) }),
  loadLoginProviders: nothing,
  loadPendingLogin: nothing,
  loadBotChallenge: nothing,
  loadAccount: nothing,
  loadSecurity: nothing,
  loadAddresses: nothing,
  listOrders: z.object({ keyword: orNull(text(200)), status, page: pageNumber }),
  listInvoices: z.object({ page: pageNumber }),
  loadServices: z.object({
    filter: z.preprocess((value) => blank(value) ?? 'all', z.enum(['all', 'expiring', 'starting'])),
    keyword: orNull(text(200)),
  }),
  loadService: z.object({ id: key.transform(serviceId) }),
  ...serviceChangeInputs,
  loadFavourites: nothing,
  loadFavouriteIds: nothing,
  loadDirectOrder: z.object({ slug, configuration, codes: voucherCodes }),
  loadEditableOrder: z.object({ orderId: order }),
  register: z.object({
    fullName: typed(300),
    username: typed(300),
    password,
    repeat: password,
    terms: flag(false),
    proof,
    redirectUrl,
    idempotencyKey: press,
  }),
  verifyAccount: z.object({ userId: typed(128), code, redirectUrl, idempotencyKey: press }),
  resendCode: z.object({ userId: typed(128), proof, redirectUrl, idempotencyKey: press }),
  logIn: z.object({ username: typed(300), password, remember: flag(false), redirectUrl, idempotencyKey: press }),
  logInSecondFactor: z.object({ code, redirectUrl, idempotencyKey: press }),
  startPasskeyLogIn: z.object({ idempotencyKey: press }),
  logInWithPasskey: z.object({ challengeId: key, response: credential, redirectUrl, idempotencyKey: press }),
  logInWithProvider: z.object({ provider: z.enum(providers), redirectUrl, idempotencyKey: press }),
  logInCallback: z.object({
    accessToken: tokenText,
    tokenShare: tokenText,
    state: typed(200),
    redirectUrl,
    idempotencyKey: press,
  }),
  confirmLogIn: z.object({ accept: flag(false), redirectUrl, idempotencyKey: press }),
  logOut: z.object({ path, idempotencyKey: press }),
  requestReset: z.object({ username: typed(300), proof, idempotencyKey: press }),
  verifyReset: z.object({ code, key: tokenText, idempotencyKey: press }),
  resetPassword: z.object({ password, repeat: password, idempotencyKey: press }),
  completeRegistration: z.object({ fullName: typed(300), phone: typed(40), email: typed(300), idempotencyKey: press }),
  linkAccount: z.object({ idempotencyKey: press }),
  unlinkAccount: z.object({ id: key, idempotencyKey: press }),
  updateProfile: z.object({
    fullName: typed(300),
    phone: typed(40),
    email: typed(300),
    address: typed(500),
    gender: orNull(z.enum(['MALE', 'FEMALE', 'OTHER'])),
    birthDate: orNull(text(40)),
    identityNumber: typed(40),
    personalTitle: typed(100),
    idempotencyKey: press,
  }),
  setAvatar: z.object({ image, idempotencyKey: press }),
  changePassword: z.object({ old: password, password, repeat: password, idempotencyKey: press }),
  saveAddress: z.object({
    id: orNull(key.transform(addressId)),
    name: typed(200),
    phone: typed(40),
    street: typed(300),
    provinceCode: typed(20),
    wardCode: typed(20),
    isDefault: flag(false),
    redirectUrl,
    idempotencyKey: press,
  }),
  setDefaultAddress: z.object({ id: key.transform(addressId), idempotencyKey: press }),
  deleteAddress: z.object({ id: key.transform(addressId), idempotencyKey: press }),
  endSession: z.object({ id: key, idempotencyKey: press }),
  endOtherSessions: z.object({ idempotencyKey: press }),
  startPasskey: z.object({ idempotencyKey: press }),
  addPasskey: z.object({ challengeId: key, response: credential, name: typed(200), idempotencyKey: press }),
  removePasskey: z.object({ id: key, idempotencyKey: press }),
  startTotp: z.object({ idempotencyKey: press }),
  confirmTotp: z.object({ code, idempotencyKey: press }),
  removeTotp: z.object({ code, idempotencyKey: press }),
  revealPassword: z.object({ id: key.transform(serviceId), idempotencyKey: press }),
  cancelOrder: z.object({ orderId: order, reason: typed(1_000), idempotencyKey: press }),
  confirmReceived: z.object({ orderId: order, idempotencyKey: press }),
  addFavourite: z.object({ productId: product, path, idempotencyKey: press }),
  removeFavourite: z.object({ productId: product, path, idempotencyKey: press }),
  addReview: z.object({
    productId: product,
    stars: z.preprocess(numeral, z.literal([1, 2, 3, 4, 5])),
    text: typed(5_000),
    name: typed(200),
    phone: typed(40),
    email: typed(300),
    path,
    idempotencyKey: press,
  }),
};
