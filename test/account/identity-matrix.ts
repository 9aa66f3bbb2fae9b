import { providers } from '#core/account/account.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { CommandName, InputOf, PrivateQueryName, UseCases } from '#core/operations.ts';
import {
  addressId,
  type InvoiceId,
  type LineItemId,
  type OrderId,
  optionId,
  type ProductId,
  quotationId,
  serviceId,
} from '#core/shared/ids.ts';
import { filledIn } from '#test/kit/checkout.ts';
import { good, press, type Shop, seenOf, slugs } from '#test/kit/shop.ts';

/** What somebody else would like to reach. */
export type Belongings = {
  readonly cart: OrderId;
  readonly cartLine: LineItemId;
  readonly placed: OrderId;
  readonly paid: OrderId;
  readonly invoice: InvoiceId;
  readonly service: string;
  /** A name that waits for its papers. */
  readonly name: string;
  readonly address: string;
  readonly session: string;
  readonly passkey: string;
  readonly userId: string;
  readonly product: ProductId;
};

type Asked = PrivateQueryName | CommandName;

/** One input for every private query and command, made of what belongs to the owner. A new use case needs its line here. */
export const inputsAbout = async (
  shop: Shop,
  own: Belongings,
): Promise<{ readonly [Name in Asked]: () => InputOf<Name> }> => {
  const product = good(await shop.ports.catalogue.product(slugs.server));
  const configuration = defaultConfiguration(product);
  const expectedTotal = seenOf(product, configuration);
  const fields = { ...(await filledIn(shop)), expectedTotal };
  const onCart = () => ({ orderId: own.cart, idempotencyKey: press() });
  const pressed = () => ({ idempotencyKey: press() });
  const secret = 'Mat-khau-cua-ke-la-1';
  const person = { name: 'Kẻ Lạ', phone: '0999999999', email: 'ke.la@example.vn' };
  return {
    loadVisitor: () => ({}),
    loadCart: () => ({ orderId: own.cart }),
    loadCheckout: () => ({}),
    loadPayment: () => ({ orderId: own.placed }),
    loadPaymentResult: () => ({ orderId: own.paid }),
    readPaymentReturn: () => ({ query: { vnp_TxnRef: own.placed } }),
    loadInvoice: () => ({ id: own.invoice, orderId: own.paid }),
    loadOrder: () => ({ orderId: own.paid }),
    loadVouchers: () => ({ orderId: own.cart }),
    addVoucher: () => ({ ...onCart(), code: 'CHAOMUNG10', path: null }),
    removeVoucher: () => ({ ...onCart(), code: 'CHAOMUNG10', path: null }),
    loadQuotation: () => ({ id: quotationId(own.paid) }),
    loadQuotationPdf: () => ({ id: quotationId(own.paid) }),
    loadInvoicePdf: () => ({ id: own.invoice, orderId: own.paid }),
    loadPendingLogin: () => ({}),
    loadBotChallenge: () => ({}),
    loadAccount: () => ({}),
    loadSecurity: () => ({}),
    loadAddresses: () => ({}),
    listOrders: () => ({ keyword: null, status: null, page: 1 }),
    listInvoices: () => ({ page: 1 }),
    loadServices: () => ({ filter: 'all', keyword: null }),
    loadService: () => ({ id: serviceId(own.service) }),
    loadRenewals: () => ({}),
    loadUpgrades: () => ({ id: serviceId(own.service) }),
    loadDues: () => ({}),
    loadOrderDues: () => ({ orderId: own.paid }),
    loadPapersList: () => ({}),
    loadPapers: () => ({ id: serviceId(own.name) }),
    loadFavourites: () => ({}),
    loadFavouriteIds: () => ({}),
    loadDirectOrder: () => ({ slug: slugs.server, configuration }),
    loadConsent: () => ({}),
    saveConsent: () => ({ chat: true, statistics: true, ads: true, path: '/', idempotencyKey: press() }),
    loadEditableOrder: () => ({ orderId: own.placed }),
    addToCart: () => ({
      slug: slugs.server,
      configuration,
      expectedTotal,
      orderId: own.cart,
      keepPointer: true,
      campaign: null,
      source: null,
      idempotencyKey: press(),
    }),
    addByQuery: () => ({ productId: own.product, children: [], ...onCart() }),
    addTransfer: () => ({ name: 'google.com', transferCode: 'Ma-Ke-La-1', expectedTotal, ...onCart() }),
    addDomains: () => ({ names: ['cua-ke-la.vn'], years: 1, expectedTotal: {}, path: '/', ...onCart() }),
    createQuotation: () => ({ slug: null, configuration: null, ...onCart() }),
    orderQuotation: () => ({ id: quotationId(own.paid), expectedTotal, ...pressed() }),
    changeLine: () => ({ lineId: own.cartLine, count: 7, time: null, ...onCart() }),
    setLineOptions: () => ({
      lineId: own.cartLine,
      options: [{ id: optionId('106066'), name: '', value: 'x' }],
      ...onCart(),
    }),
    removeLine: () => ({ lineId: own.cartLine, ...onCart() }),
    removeLines: () => ({ lineIds: [own.cartLine], ...onCart() }),
    clearCart: onCart,
    setCartNote: () => ({ note: 'của kẻ lạ', ...onCart() }),
    placeOrder: () => ({ ...fields, orderId: own.cart, idempotencyKey: press() }),
    placeDirectOrder: () => ({ ...fields, slug: slugs.server, configuration, idempotencyKey: press() }),
    retryPayment: () => ({ orderId: own.placed, methodCode: 'VIETQR', idempotencyKey: press() }),
    register: () => ({
      fullName: person.name,
      username: person.email,
      password: secret,
      repeat: secret,
      terms: true,
      proof: '',
      redirectUrl: '/',
      ...pressed(),
    }),
    verifyAccount: () => ({ userId: own.userId, code: '000000', redirectUrl: '/', ...pressed() }),
    resendCode: () => ({ userId: own.userId, proof: '', redirectUrl: '/', ...pressed() }),
    logIn: () => ({ username: person.email, password: secret, remember: false, redirectUrl: '/', ...pressed() }),
    logInSecondFactor: () => ({ code: '000000', redirectUrl: '/', ...pressed() }),
    startPasskeyLogIn: pressed,
    logInWithPasskey: () => ({ challengeId: own.passkey, response: {}, redirectUrl: '/', ...pressed() }),
    logInWithProvider: () => ({ provider: providers[0], redirectUrl: '/', ...pressed() }),
    logInCallback: () => ({ accessToken: 'doan-bua', tokenShare: '', state: '', redirectUrl: '/', ...pressed() }),
    confirmLogIn: () => ({ accept: false, redirectUrl: '/', ...pressed() }),
    logOut: () => ({ path: '/', ...pressed() }),
    requestReset: () => ({ username: person.email, proof: '', ...pressed() }),
    verifyReset: () => ({ code: '000000', key: own.userId, ...pressed() }),
    resetPassword: () => ({ password: secret, repeat: secret, ...pressed() }),
    completeRegistration: () => ({ fullName: person.name, phone: person.phone, email: person.email, ...pressed() }),
    linkAccount: pressed,
    unlinkAccount: () => ({ id: own.userId, ...pressed() }),
    updateProfile: () => ({
      fullName: person.name,
      phone: person.phone,
      email: person.email,
      address: '',
      gender: null,
      birthDate: null,
      identityNumber: '',
      personalTitle: '',
      ...pressed(),
    }),
    setAvatar: () => ({ image: 'AAAA', ...pressed() }),
    changePassword: () => ({ old: '', password: secret, repeat: secret, ...pressed() }),
    saveAddress: () => ({
      id: addressId(own.address),
      name: person.name,
      phone: person.phone,
      street: 'ngõ lạ',
      provinceCode: fields.address.provinceCode,
      wardCode: fields.address.wardCode,
      isDefault: true,
      redirectUrl: '/',
      ...pressed(),
    }),
    setDefaultAddress: () => ({ id: addressId(own.address), ...pressed() }),
    deleteAddress: () => ({ id: addressId(own.address), ...pressed() }),
    endSession: () => ({ id: own.session, ...pressed() }),
    endOtherSessions: pressed,
    startPasskey: pressed,
    addPasskey: () => ({ challengeId: own.passkey, response: {}, name: 'khoá lạ', ...pressed() }),
    removePasskey: () => ({ id: own.passkey, ...pressed() }),
    startTotp: pressed,
    confirmTotp: () => ({ code: '000000', ...pressed() }),
    removeTotp: () => ({ code: '000000', ...pressed() }),
    cancelOrder: () => ({ orderId: own.placed, reason: 'kẻ lạ huỷ', ...pressed() }),
    confirmReceived: () => ({ orderId: own.paid, ...pressed() }),
    renewServices: () => ({
      ids: [serviceId(own.service)],
      expectedTotal: { [own.service]: expectedTotal },
      ...pressed(),
    }),
    upgradeService: () => ({ id: serviceId(own.service), plan: own.product, expectedTotal, ...pressed() }),
    revealPassword: () => ({ id: serviceId(own.service), ...pressed() }),
    savePapers: () => ({
      ...{ id: serviceId(own.name), registrant: 'citizen', fields: { fullName: person.name }, documents: {} },
      ...{ consent: true, step: 'save', ...pressed() },
    }),
    addFavourite: () => ({ productId: own.product, path: '/', ...pressed() }),
    removeFavourite: () => ({ productId: own.product, path: '/', ...pressed() }),
    registerBackup: () => ({ users: 10, years: 1, domain: 'ke-la.vn', time: 1, expectedTotal, ...pressed() }),
    addReview: () => ({ productId: own.product, stars: 1, text: 'kẻ lạ chê', ...person, path: '/', ...pressed() }),
    submitConsultation: () => ({
      ...person,
      note: 'kẻ lạ hỏi',
      path: `/order/${own.paid}`,
      product: slugs.server,
      configuration: '',
      ...pressed(),
    }),
    subscribeNewsletter: () => ({ email: person.email, agree: true, path: '/', ...pressed() }),
  };
};

/** Runs one of them; the pairing of name and input holds by the type of `inputsAbout`. */
export const runOne = async (
  useCases: UseCases,
  inputs: { readonly [Name in Asked]: () => InputOf<Name> },
  name: Asked,
): Promise<unknown> => (useCases[name] as (input: unknown) => Promise<unknown>)(inputs[name]());
