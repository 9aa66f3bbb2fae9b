import { expect, request } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Provider } from '#core/account/account.ts';
import type { UseCases } from '#core/operations.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { type NewPerson, walkThroughProvider } from '#test/kit/provider-walk.ts';
import { good } from '#test/kit/shop.ts';
import { freshIdempotencyKey, useCasesOf } from './browser-visitor.ts';
import { codeFor, type Newcomer, newcomer } from './customer.ts';
import { purchase, customer as receiver } from './purchase.ts';

/** Registers without pressing anything; the code is on its way then. Answers where the registration leads. */
export const beginRegistration = async (useCases: UseCases, who: Newcomer): Promise<string> => {
  const { email, ...person } = who;
  const { goTo } = good(
    await useCases.register({
      ...person,
      ...{
        username: email,
        repeat: who.password,
        terms: true,
        proof: '',
        redirectUrl: '',
        idempotencyKey: freshIdempotencyKey(),
      },
    }),
  );
  return goTo ?? '';
};

/** Makes the visitor of this browser a customer, new at every call. */
export const becomeCustomer = async (useCases: UseCases): Promise<Newcomer> => {
  const who = newcomer();
  await beginRegistration(useCases, who);
  const code = await codeFor(who.email);
  good(await useCases.verifyAccount({ userId: '', code, redirectUrl: '', idempotencyKey: freshIdempotencyKey() }));
  return who;
};

type Named = Pick<Newcomer, 'email' | 'password'>;

export const logInByPassword = (useCases: UseCases, { email, password }: Named) =>
  useCases.logIn({ username: email, password, remember: true, redirectUrl: '', idempotencyKey: freshIdempotencyKey() });

/** Does something in a browser of its own, which shares nothing with the one that is looked at. */
export const elsewhere = async <Value>(visit: (useCases: UseCases) => Promise<Value>): Promise<Value> => {
  const other = await request.newContext();
  const useCases = useCasesOf(other);
  try {
    return await visit(useCases);
  } finally {
    await other.dispose();
  }
};

/** The shop's address that somebody new at a provider is led back to; it holds his log-in. null cancels. */
export const backFrom = async (useCases: UseCases, provider: Provider, person: NewPerson | null): Promise<string> => {
  const started = good(
    await useCases.logInWithProvider({ provider, redirectUrl: '', idempotencyKey: freshIdempotencyKey() }),
  );
  return walkThroughProvider(started.goTo ?? '', person);
};

/** The secret of the authenticator app, which waits for its first code. */
export const pendingTotp = async (useCases: UseCases): Promise<string> => {
  good(await useCases.startTotp({ idempotencyKey: freshIdempotencyKey() }));
  const { totp } = good(await useCases.loadSecurity({}));
  if (totp.state !== 'pending') throw new Error(`the second factor is ${totp.state}`);
  return totp.secret;
};

/** Has the second factor asked for at the next log-in. */
export const withTotp = async (useCases: UseCases): Promise<void> => {
  const app = new TOTP({ secret: Secret.fromBase32(await pendingTotp(useCases)) });
  good(await useCases.confirmTotp({ code: app.generate(), idempotencyKey: freshIdempotencyKey() }));
};

export const saveAddress = async (useCases: UseCases, isDefault = false): Promise<void> => {
  const provinceCode =
    good(await useCases.loadProvinces({})).find(({ name }) => name === receiver.province)?.code ?? '';
  const [ward] = good(await useCases.loadWards({ province: provinceCode }));
  const { name, phone, street } = receiver;
  const address = { name, phone, street, provinceCode, wardCode: ward?.code ?? '', isDefault };
  good(await useCases.saveAddress({ ...address, id: null, redirectUrl: '', idempotencyKey: freshIdempotencyKey() }));
};

export const keepFavourite = async (useCases: UseCases, slug: string = purchase.slug): Promise<void> => {
  const { id } = good(await useCases.loadProduct({ slug }));
  good(
    await useCases.addFavourite({ productId: id, path: `/san-pham/${slug}`, idempotencyKey: freshIdempotencyKey() }),
  );
};

/** Waits until something that was paid is there to be shown. */
export const rentedService = async (useCases: UseCases): Promise<ServiceId> => {
  let newest: ServiceId | undefined;
  const seen = async (): Promise<boolean> => {
    newest = good(await useCases.loadServices({ filter: 'all', keyword: null })).services[0]?.id;
    return newest !== undefined;
  };
  await expect.poll(seen, { timeout: 30_000 }).toBe(true);
  if (newest === undefined) throw new Error('nothing is rented');
  return newest;
};
