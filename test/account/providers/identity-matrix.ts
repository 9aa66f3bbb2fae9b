import * as z from 'zod';
import { providers } from '#core/account/account.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { CommandName, InputOf, PrivateQueryName, UseCases } from '#core/operations.ts';
import {
  accessKeyId,
  addressId,
  type InvoiceId,
  type LineItemId,
  type OrderId,
  optionId,
  type ProductId,
  serviceId,
} from '#core/shared/ids.ts';
import { readInput, inputs as schemas } from '#host/api/read-input.ts';
import { validCheckoutFields } from '#test/kit/checkout.ts';
import { expectOk, freshIdempotencyKey, type Shop, shownTotalOf, slugs } from '#test/kit/fakes/shop.ts';

/** The owner's data that an outsider would try to reach. */
export type Belongings = {
  readonly cart: OrderId;
  readonly cartLine: LineItemId;
  readonly placed: OrderId;
  readonly paid: OrderId;
  readonly invoice: InvoiceId;
  readonly service: string;
  /** A domain that waits for its registrant documents. */
  readonly name: string;
  readonly store: string;
  /** Of the store. */
  readonly accessKey: string;
  /** With a panel. */
  readonly hosting: string;
  /** An office package. */
  readonly pack: string;
  readonly address: string;
  readonly session: string;
  readonly passkey: string;
  readonly userId: string;
  readonly product: ProductId;
};

type Asked = PrivateQueryName | CommandName;

/** Inputs that try to reach the owner's data through a private operation. */
export type InputsAbout = (name: Asked) => readonly unknown[];

/**
 * The inputs that an outsider sends to reach the owner's data. They are derived from the field names of an operation;
 * an operation that needs other inputs to reach any data has a row in `special`.
 */
export const inputsFor = async (shop: Shop, own: Belongings): Promise<InputsAbout> => {
  const product = expectOk(await shop.ports.catalogue.product(slugs.server));
  const configuration = defaultConfiguration(product);
  const expectedTotal = shownTotalOf(product, configuration);
  const fields = { ...(await validCheckoutFields(shop)), expectedTotal };
  const onCart = () => ({ orderId: own.cart, idempotencyKey: freshIdempotencyKey() });
  const pressed = () => ({ idempotencyKey: freshIdempotencyKey() });
  const secret = 'Mat-khau-cua-ke-la-1';
  const person = { name: 'Kẻ Lạ', phone: '0999999999', email: 'ke.la@example.vn' };
  const { cart, placed, paid, invoice, service, name, address, session, passkey, userId } = own;
  /** The owner's values to send in a field of this name. */
  const aimed: Readonly<Record<string, readonly unknown[]>> = {
    orderId: [paid, placed, cart],
    id: [service, name, own.store, own.hosting, own.pack, address, session, passkey, userId, invoice, paid],
    ids: [[service]],
    lineId: [own.cartLine],
    lineIds: [[own.cartLine]],
    productId: [own.product],
    plan: [own.product],
    challengeId: [passkey],
    userId: [userId],
    slug: [slugs.server],
    configuration: [configuration],
    expectedTotal: [expectedTotal],
    buyer: [{ name: 'Kẻ Lạ', taxCode: '' }],
  };
  const special: { readonly [Name in Asked]?: () => InputOf<Name> } = {
    readPaymentReturn: () => ({ query: { vnp_TxnRef: own.placed } }),
    correctMailAddress: () => ({ ...pressed(), orderId: own.placed, use: 'order', email: person.email, path: '/' }),
    addVoucher: () => ({ ...onCart(), code: 'CHAOMUNG10', path: null }),
    removeVoucher: () => ({ ...onCart(), code: 'CHAOMUNG10', path: null }),
    requestContactChange: () => ({ ...pressed(), field: 'email', contact: 'ke.la@example.vn' }),
    confirmContactChange: () => ({ ...pressed(), field: 'email', side: 'new', code: '000000' }),
    delayContactChange: () => ({ ...pressed(), field: 'email' }),
    cancelContactChange: () => ({ ...pressed(), field: 'email' }),
    saveConsent: () => ({ chat: true, statistics: true, ads: true, path: '/', idempotencyKey: freshIdempotencyKey() }),
    addToCart: () => ({
      slug: slugs.server,
      configuration,
      expectedTotal,
      orderId: own.cart,
      keepPointer: true,
      campaign: null,
      source: null,
      idempotencyKey: freshIdempotencyKey(),
    }),
    addTransfer: () => ({ name: 'google.com', authCode: 'Ma-Ke-La-1', expectedTotal, ...onCart() }),
    addDomains: () => ({ names: ['cua-ke-la.vn'], years: 1, expectedTotal: {}, path: '/', ...onCart() }),
    setLineOptions: () => ({
      lineId: own.cartLine,
      options: [{ id: optionId('106066'), name: '', value: 'x' }],
      ...onCart(),
    }),
    finaliseOrder: () => ({ ...fields, orderId: own.cart, idempotencyKey: freshIdempotencyKey() }),
    placeDirectOrder: () => ({ ...fields, slug: slugs.server, configuration, idempotencyKey: freshIdempotencyKey() }),
    retryPayment: () => ({ orderId: own.placed, methodCode: 'VIETQR', idempotencyKey: freshIdempotencyKey() }),
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
    checkUsername: () => ({ username: person.email, proof: '', ...pressed() }),
    verifyAccount: () => ({ userId: own.userId, code: '000000', redirectUrl: '/', ...pressed() }),
    resendCode: () => ({ userId: own.userId, proof: '', redirectUrl: '/', ...pressed() }),
    logIn: () => ({ username: person.email, password: secret, remember: false, redirectUrl: '/', ...pressed() }),
    logInSecondFactor: () => ({ code: '000000', ...pressed() }),
    logInWithPasskey: () => ({ challengeId: own.passkey, response: {}, redirectUrl: '/', ...pressed() }),
    logInWithProvider: () => ({ provider: providers[0], redirectUrl: '/', ...pressed() }),
    loginCallback: () => ({ accessToken: 'doan-bua', tokenShare: '', state: '', redirectUrl: '/', ...pressed() }),
    requestReset: () => ({ username: person.email, proof: '', ...pressed() }),
    verifyReset: () => ({ code: '000000', key: own.userId, ...pressed() }),
    resetPassword: () => ({ password: secret, repeat: secret, ...pressed() }),
    completeRegistration: () => ({
      fullName: person.name,
      phone: person.phone,
      email: person.email,
      callback: '',
      ...pressed(),
    }),
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
    addPasskey: () => ({ challengeId: own.passkey, response: {}, name: 'khoá lạ', ...pressed() }),
    confirmTotp: () => ({ code: '000000', ...pressed() }),
    removeTotp: () => ({ code: '000000', ...pressed() }),
    controlService: () => ({ id: serviceId(own.service), action: 'stop', ...pressed() }),
    takeSnapshot: () => ({ id: serviceId(own.service), snapshotName: 'kẻ lạ', ...pressed() }),
    restoreSnapshot: () => ({
      id: serviceId(own.service),
      snapshot: 'ban-kin',
      confirmation: 'ban-kin',
      ...pressed(),
    }),
    deleteSnapshot: () => ({ id: serviceId(own.service), snapshot: 'ban-kin', ...pressed() }),
    createAccessKey: () => ({ id: serviceId(own.store), keyName: 'kẻ lạ', ...pressed() }),
    takeKeySecret: () => ({ id: serviceId(own.store), key: accessKeyId(own.accessKey), ...pressed() }),
    revokeAccessKey: () => ({
      id: serviceId(own.store),
      key: accessKeyId(own.accessKey),
      confirmation: own.accessKey,
      ...pressed(),
    }),
    assignSeat: () => ({ id: serviceId(own.pack), seatName: person.name, seatEmail: 'ke.la@rieng.vn', ...pressed() }),
    removeSeat: () => ({ id: serviceId(own.pack), email: 'ke.la@rieng.vn', ...pressed() }),
    reinstallService: () => ({
      id: serviceId(own.service),
      system: 'Debian 12',
      confirmation: 'kẻ lạ',
      ...pressed(),
    }),
    renewServices: () => ({
      ids: [serviceId(own.service)],
      expectedTotal: { [own.service]: expectedTotal },
      ...pressed(),
    }),
    saveRegistrantDocuments: () => ({
      id: serviceId(own.name),
      registrant: 'citizen',
      fields: { fullName: person.name },
      documents: {},
      consent: true,
      step: 'save',
      ...pressed(),
    }),
    saveRecord: () => ({
      id: serviceId(own.name),
      version: 0,
      replaces: null,
      name: 'ke-la',
      type: 'A',
      ttl: '3600',
      value: '203.0.113.66',
      ...pressed(),
    }),
    removeRecord: () => ({ id: serviceId(own.name), version: 0, record: 'www A 203.0.113.1 3600', ...pressed() }),
    applyTemplate: () => ({ id: serviceId(own.name), version: 0, template: 'google', ...pressed() }),
    importZone: () => ({
      id: serviceId(own.name),
      version: 0,
      text: 'ke-la A 203.0.113.66',
      file: '',
      replaceAll: true,
      confirmed: true,
      ...pressed(),
    }),
    createUpdateToken: () => ({ id: serviceId(own.name), name: 'www', ...pressed() }),
    removeUpdateToken: () => ({ id: serviceId(own.name), name: 'www', ...pressed() }),
    setZoneSigned: () => ({ id: serviceId(own.name), isSigned: true, ...pressed() }),
    undoZoneChange: () => ({ id: serviceId(own.name), version: 0, change: 1, ...pressed() }),
    setNameServers: () => ({
      id: serviceId(own.name),
      version: 0,
      use: 'own',
      servers: ['ns1.example.net', 'ns2.example.net'].map((host) => ({ host, addresses: '' })),
      ...pressed(),
    }),
    setTransferLock: () => ({ id: serviceId(own.name), version: 0, isLocked: false, ...pressed() }),
    sendAuthCode: () => ({ id: serviceId(own.name), ...pressed() }),
    saveDomainContact: () => ({
      id: serviceId(own.name),
      version: 0,
      role: 'technical',
      organisation: '',
      address: 'kẻ lạ',
      ...person,
      ...pressed(),
    }),
    registerBackup: () => ({ users: 10, years: 1, domain: 'ke-la.vn', term: 1, expectedTotal, ...pressed() }),
    addReview: () => ({
      productId: own.product,
      stars: 1,
      text: 'kẻ lạ chê',
      ...person,
      proof: '',
      path: '/',
      ...pressed(),
    }),
    submitConsultation: () => ({
      ...person,
      note: 'kẻ lạ hỏi',
      path: `/order/${own.paid}`,
      proof: '',
      product: slugs.server,
      configuration: '',
      ...pressed(),
    }),
    subscribeNewsletter: () => ({ email: person.email, agree: true, proof: '', path: '/', ...pressed() }),
  };
  return (name) => {
    const row = special[name];
    return row ? [row()] : derivedInputs(name, aimed);
  };
};

/** Harmless values. A field without an entry in `aimed` gets the first one that it accepts. */
const plain = ['kẻ lạ', '1', null, true, [], {}];

/** Returns as many inputs as the field with the most values has; each is parsed like input from the network. */
const derivedInputs = (name: Asked, aimed: Readonly<Record<string, readonly unknown[]>>): readonly unknown[] => {
  const schema = schemas[name];
  if (!(schema instanceof z.ZodObject)) throw new Error(`${name} takes no record of fields: give it a row in special`);
  const shape: Readonly<Record<string, z.ZodType>> = schema.shape;
  const count = Math.max(1, ...Object.keys(shape).map((field) => aimed[field]?.length ?? 1));
  return Array.from({ length: count }, (_, round) => {
    const raw = Object.entries(shape).map(([field, of]) => {
      if (field === 'idempotencyKey') return [field, freshIdempotencyKey()];
      const values = aimed[field] ?? plain.filter((value) => of.safeParse(value).success).slice(0, 1);
      return [field, values[round % values.length]];
    });
    const read = readInput(name, Object.fromEntries(raw));
    if (!read.ok)
      throw new Error(`${name} needs a row in special: ${Object.keys(read.fields).join()} cannot be derived`);
    return read.input;
  });
};

/** Sends all inputs that target the owner to one operation and returns the answers. */
export const runAll = async (useCases: UseCases, inputs: InputsAbout, name: Asked): Promise<readonly unknown[]> => {
  const answers: unknown[] = [];
  // `inputs` returns only inputs of this operation.
  const ask = useCases[name] as (input: unknown) => Promise<unknown>;
  for (const input of inputs(name)) answers.push(await ask(input));
  return answers;
};
