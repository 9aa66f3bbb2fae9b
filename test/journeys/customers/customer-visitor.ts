import { expect, request } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Provider } from '#core/account/account.ts';
import type { UseCases } from '#core/operations.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { purchase, customer as receiver } from '#test/journeys/purchase.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { type NewPerson, walkThroughProvider } from '#test/kit/provider-walk.ts';
import { freshIdempotencyKey, useCasesOf } from './browser-visitor.ts';
import { codeFor, type Newcomer, newcomer } from './customer.ts';

/** Registers through the use case, which sends the code. Returns the path of the next step. */
export const beginRegistration = async (useCases: UseCases, who: Newcomer): Promise<string> => {
  const { email, ...person } = who;
  const { goTo } = expectOk(
    await useCases.register({
      ...person,
      username: email,
      repeat: who.password,
      terms: true,
      proof: '',
      redirectUrl: '',
      idempotencyKey: freshIdempotencyKey(),
    }),
  );
  return goTo ?? '';
};

/** Registers a new customer in this browser; every call creates a different one. */
export const becomeCustomer = async (useCases: UseCases): Promise<Newcomer> => {
  const who = newcomer();
  await beginRegistration(useCases, who);
  const code = await codeFor(who.email);
  expectOk(await useCases.verifyAccount({ userId: '', code, redirectUrl: '', idempotencyKey: freshIdempotencyKey() }));
  return who;
};

type Named = Pick<Newcomer, 'email' | 'password'>;

export const logInByPassword = (useCases: UseCases, { email, password }: Named) =>
  useCases.logIn({ username: email, password, remember: true, redirectUrl: '', idempotencyKey: freshIdempotencyKey() });

/** Runs use cases in a separate browser that shares nothing with the page under test. */
export const inOtherBrowser = async <Value>(visit: (useCases: UseCases) => Promise<Value>): Promise<Value> => {
  const other = await request.newContext();
  const useCases = useCasesOf(other);
  try {
    return await visit(useCases);
  } finally {
    await other.dispose();
  }
};

/** The shop URL to which the provider redirects a new person, with the one-time login token in it; null cancels. */
export const returnFromProvider = async (
  useCases: UseCases,
  provider: Provider,
  person: NewPerson | null,
): Promise<string> => {
  const started = expectOk(
    await useCases.logInWithProvider({ provider, redirectUrl: '', idempotencyKey: freshIdempotencyKey() }),
  );
  return walkThroughProvider(started.goTo ?? '', person);
};

/** Starts the authenticator app's registration and returns its secret; no code has been confirmed yet. */
export const startTotp = async (useCases: UseCases): Promise<string> => {
  expectOk(await useCases.startTotp({ idempotencyKey: freshIdempotencyKey() }));
  const { totp } = expectOk(await useCases.loadSecurity({}));
  if (totp.state !== 'pending') throw new Error(`the second factor is ${totp.state}`);
  return totp.secret;
};

/** Turns on the second factor; the next login asks for it. */
export const turnOnTotp = async (useCases: UseCases): Promise<void> => {
  const app = new TOTP({ secret: Secret.fromBase32(await startTotp(useCases)) });
  // The code may end on the way.
  await expect(async () =>
    expectOk(await useCases.confirmTotp({ code: app.generate(), idempotencyKey: freshIdempotencyKey() })),
  ).toPass();
};

export const saveAddress = async (useCases: UseCases, isDefault = false): Promise<void> => {
  const provinceCode =
    expectOk(await useCases.loadProvinces({})).find(({ name }) => name === receiver.province)?.code ?? '';
  const [ward] = expectOk(await useCases.loadWards({ province: provinceCode }));
  const { name, phone, street } = receiver;
  const address = { name, phone, street, provinceCode, wardCode: ward?.code ?? '', isDefault };
  expectOk(
    await useCases.saveAddress({ ...address, id: null, redirectUrl: '', idempotencyKey: freshIdempotencyKey() }),
  );
};

export const addFavourite = async (useCases: UseCases, slug: string = purchase.slug): Promise<void> => {
  const { id } = expectOk(await useCases.loadProduct({ slug }));
  expectOk(
    await useCases.addFavourite({ productId: id, path: `/san-pham/${slug}`, idempotencyKey: freshIdempotencyKey() }),
  );
};

/** Waits until a paid service exists and returns its id. */
export const waitForService = async (useCases: UseCases): Promise<ServiceId> => {
  let newest: ServiceId | undefined;
  const seen = async (): Promise<boolean> => {
    newest = expectOk(await useCases.loadServices({ filter: 'all', keyword: null })).services[0]?.id;
    return newest !== undefined;
  };
  await expect.poll(seen, { timeout: 30_000 }).toBe(true);
  if (newest === undefined) throw new Error('nothing is rented');
  return newest;
};
