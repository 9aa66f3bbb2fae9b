import type { Favourite } from '#core/catalogue/favourites.port.ts';
import type { Product } from '#core/catalogue/product.ts';
import type { NewReview, ReviewPage } from '#core/catalogue/reviews.port.ts';
import type { CheckoutView, DirectOrderView } from '#core/checkout/checkout.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Order } from '#core/orders/order.ts';
import type { NamedStatus, OrderList, OrderQuery } from '#core/orders/order-history.port.ts';
import type { Invoice } from '#core/payment/invoice.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import {
  type ServiceChangeCommands,
  type ServiceChangeQueries,
  serviceChangeCommands,
  serviceChangeQueries,
} from '#core/services/change-use-cases.ts';
import type { ServiceDetail, ServiceFilter, ServiceRow, ServicesView } from '#core/services/service.ts';
import type { Json } from '#core/shared/form-fields.ts';
import type { AddressId, IdempotencyKey, OrderId, ProductId, ServiceId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import type { Result } from '#core/shared/result.ts';
import type {
  AccountView,
  AddressBookView,
  AddressInput,
  College,
  PasskeyChallenge,
  PendingLogin,
  PersonChange,
  Provider,
  SecurityOverview,
} from './account.ts';
import type { BotChallenge } from './bot-check.port.ts';

type Answer<Value> = Promise<Result<Value, ShopFailure>>;
type Nothing = Record<string, never>;
/** What every command carries: the key of the press. */
type Press = { readonly idempotencyKey: IdempotencyKey };

/** Reads that give every visitor the same. */
export type AccountPublicQueries = {
  /** [CAT-09] */
  readonly loadReviews: (input: { readonly productId: ProductId; readonly page: number }) => Answer<ReviewPage>;
  /** [GQL-08, ACC-09] */
  readonly loadColleges: (input: { readonly province: string }) => Answer<readonly College[]>;
  /** Where this shop can log in without a password of its own. [ACC-01] */
  readonly loadLoginProviders: (input: Nothing) => Answer<readonly Provider[]>;
};

/** Reads for one visitor. Those of a customer fail with `login-required` for anybody else. */
export type AccountPrivateQueries = ServiceChangeQueries & {
  /** The step of a log-in that this browser is in; null where it is in none. */
  readonly loadPendingLogin: (input: Nothing) => Answer<PendingLogin | null>;
  readonly loadBotChallenge: (input: Nothing) => Answer<BotChallenge>;
  readonly loadAccount: (input: Nothing) => Answer<AccountView>;
  readonly loadSecurity: (input: Nothing) => Answer<SecurityOverview>;
  readonly loadAddresses: (input: Nothing) => Answer<AddressBookView>;
  /** [ORD-01] */
  readonly listOrders: (input: OrderQuery) => Answer<OrderList & { readonly statuses: readonly NamedStatus[] }>;
  /** [ORD-03] */
  readonly listInvoices: (input: { readonly page: number }) => Answer<{
    readonly invoices: readonly Invoice[];
    readonly total: number;
    readonly pages: number;
  }>;
  /** [SVC-01] */
  readonly loadServices: (input: {
    readonly filter: ServiceFilter;
    readonly keyword: string | null;
  }) => Answer<ServicesView>;
  readonly loadService: (input: {
    readonly id: ServiceId;
  }) => Answer<ServiceDetail & Omit<ServiceRow, keyof ServiceDetail>>;
  /** A guest's too; products that are not sold any more are left out. [CAT-07] */
  readonly loadFavourites: (
    input: Nothing,
  ) => Answer<{ readonly products: readonly Product[]; readonly total: number }>;
  /** What hearts on cards and pages need. */
  readonly loadFavouriteIds: (input: Nothing) => Answer<readonly Favourite[]>;
  /** One configured product on its way straight to an order. [ROUTE-09] */
  readonly loadDirectOrder: (input: {
    readonly slug: string;
    readonly configuration: Configuration;
    /** Codes that its address asks for; absent where none is. [VOU-01] */
    readonly codes?: readonly string[];
  }) => Answer<DirectOrderView>;
  /** An unpaid order whose lines may still change. [ROUTE-19] */
  readonly loadEditableOrder: (input: {
    readonly orderId: OrderId;
  }) => Answer<CheckoutView['cart'] & { readonly order: Order }>;
};

export type AccountCommands = ServiceChangeCommands & {
  /** [ACC-01] goes to /xac-thuc */
  readonly register: (
    command: Press & {
      readonly fullName: string;
      readonly username: string;
      readonly password: string;
      readonly repeat: string;
      readonly terms: boolean;
      readonly proof: string;
      readonly redirectUrl: string;
    },
  ) => Answer<Outcome>;
  /** The code of the registration; logs in and takes the cart along. `userId` and `user` come from the address. [ACC-02] */
  readonly verifyAccount: (
    command: Press & { readonly userId: string; readonly code: string; readonly redirectUrl: string },
  ) => Answer<Outcome>;
  /** Stays on the page. [ACC-02] */
  readonly resendCode: (
    command: Press & { readonly userId: string; readonly proof: string; readonly redirectUrl: string },
  ) => Answer<Outcome>;
  /** [ACC-01] */
  readonly logIn: (
    command: Press & {
      readonly username: string;
      readonly password: string;
      readonly remember: boolean;
      readonly redirectUrl: string;
    },
  ) => Answer<Outcome>;
  readonly logInSecondFactor: (
    command: Press & { readonly code: string; readonly redirectUrl: string },
  ) => Answer<Outcome>;
  /** Its value goes to `device.usePasskey`; nothing else happens. */
  readonly startPasskeyLogIn: (command: Press) => Answer<PasskeyChallenge & Outcome>;
  readonly logInWithPasskey: (
    command: Press & { readonly challengeId: string; readonly response: Json; readonly redirectUrl: string },
  ) => Answer<Outcome>;
  /** `goTo` is the provider's page. [ACC-01] */
  readonly logInWithProvider: (
    command: Press & { readonly provider: Provider; readonly redirectUrl: string },
  ) => Answer<Outcome>;
  /** Takes in the token that came back in an address. [LAY-03, ACC-04 to ACC-06] */
  readonly logInCallback: (
    command: Press & {
      readonly accessToken: string;
      readonly tokenShare: string;
      readonly state: string;
      readonly redirectUrl: string;
    },
  ) => Answer<Outcome>;
  /** The answer to «Tiếp tục với tài khoản …?». */
  readonly confirmLogIn: (
    command: Press & { readonly accept: boolean; readonly redirectUrl: string },
  ) => Answer<Outcome>;
  /** `path`: where the shopper is. [ACC-08] */
  readonly logOut: (command: Press & { readonly path: string }) => Answer<Outcome>;
  /** [ACC-03] */
  readonly requestReset: (command: Press & { readonly username: string; readonly proof: string }) => Answer<Outcome>;
  /** The code of the request, or the key of the link in the message. [ACC-03] */
  readonly verifyReset: (command: Press & { readonly code: string; readonly key: string }) => Answer<Outcome>;
  readonly resetPassword: (command: Press & { readonly password: string; readonly repeat: string }) => Answer<Outcome>;
  /** Name, phone and e-mail of an account that a provider made. [ACC-10] */
  readonly completeRegistration: (
    command: Press & { readonly fullName: string; readonly phone: string; readonly email: string },
  ) => Answer<Outcome>;
  /** Joins the provider's account that waits in this browser to the customer who is logged in. [ACC-10] */
  readonly linkAccount: (command: Press) => Answer<Outcome>;
  readonly unlinkAccount: (command: Press & { readonly id: string }) => Answer<Outcome>;
  /** [ACC-09] */
  readonly updateProfile: (command: Press & PersonChange) => Answer<Outcome>;
  /** base64 of a picture. [SDK-03] */
  readonly setAvatar: (command: Press & { readonly image: string }) => Answer<Outcome>;
  readonly changePassword: (
    command: Press & { readonly old: string; readonly password: string; readonly repeat: string },
  ) => Answer<Outcome>;
  /** `id` empty makes a new one. `redirectUrl` is the page to go back to. */
  readonly saveAddress: (
    command: Press & AddressInput & { readonly id: AddressId | null; readonly redirectUrl: string },
  ) => Answer<Outcome>;
  readonly setDefaultAddress: (command: Press & { readonly id: AddressId }) => Answer<Outcome>;
  readonly deleteAddress: (command: Press & { readonly id: AddressId }) => Answer<Outcome>;
  readonly endSession: (command: Press & { readonly id: string }) => Answer<Outcome>;
  readonly endOtherSessions: (command: Press) => Answer<Outcome>;
  /** Its value goes to `device.makePasskey`. */
  readonly startPasskey: (command: Press) => Answer<PasskeyChallenge & Outcome>;
  readonly addPasskey: (
    command: Press & { readonly challengeId: string; readonly response: Json; readonly name: string },
  ) => Answer<Outcome>;
  readonly removePasskey: (command: Press & { readonly id: string }) => Answer<Outcome>;
  readonly startTotp: (command: Press) => Answer<Outcome>;
  readonly confirmTotp: (command: Press & { readonly code: string }) => Answer<Outcome>;
  readonly removeTotp: (command: Press & { readonly code: string }) => Answer<Outcome>;
  /** [ORD-02] */
  readonly cancelOrder: (command: Press & { readonly orderId: OrderId; readonly reason: string }) => Answer<Outcome>;
  readonly confirmReceived: (command: Press & { readonly orderId: OrderId }) => Answer<Outcome>;
  /** The password that a machine was handed over with, as a command so that it stands in no cache; changes nothing. [ENT-13] */
  readonly revealPassword: (
    command: Press & { readonly id: ServiceId },
  ) => Answer<Outcome & { readonly password: string }>;
  /** `path`: the page to stay on. [CAT-07] */
  readonly addFavourite: (command: Press & { readonly productId: ProductId; readonly path: string }) => Answer<Outcome>;
  readonly removeFavourite: (
    command: Press & { readonly productId: ProductId; readonly path: string },
  ) => Answer<Outcome>;
  /** [CAT-09] */
  readonly addReview: (
    command: Press & NewReview & { readonly productId: ProductId; readonly path: string },
  ) => Answer<Outcome>;
};

export const accountPrivateQueries = [
  'loadPendingLogin',
  'loadBotChallenge',
  'loadAccount',
  'loadSecurity',
  'loadAddresses',
  'listOrders',
  'listInvoices',
  'loadServices',
  'loadService',
  'loadFavourites',
  'loadFavouriteIds',
  'loadDirectOrder',
  'loadEditableOrder',
  ...serviceChangeQueries,
] as const satisfies readonly (keyof AccountPrivateQueries)[];
export const accountCommands = [
  'register',
  'verifyAccount',
  'resendCode',
  'logIn',
  'logInSecondFactor',
  'startPasskeyLogIn',
  'logInWithPasskey',
  'logInWithProvider',
  'logInCallback',
  'confirmLogIn',
  'logOut',
  'requestReset',
  'verifyReset',
  'resetPassword',
  'completeRegistration',
  'linkAccount',
  'unlinkAccount',
  'updateProfile',
  'setAvatar',
  'changePassword',
  'saveAddress',
  'setDefaultAddress',
  'deleteAddress',
  'endSession',
  'endOtherSessions',
  'startPasskey',
  'addPasskey',
  'removePasskey',
  'startTotp',
  'confirmTotp',
  'removeTotp',
  'cancelOrder',
  'confirmReceived',
  'revealPassword',
  'addFavourite',
  'removeFavourite',
  'addReview',
  ...serviceChangeCommands,
] as const satisfies readonly (keyof AccountCommands)[];
