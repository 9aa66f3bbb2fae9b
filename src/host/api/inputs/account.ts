import * as z from 'zod';
import { providers } from '#core/account/account.ts';
import type * as account from '#core/account/operations.ts';
import { MAX_PICTURE_BYTES } from '#core/account/picture-text.ts';
import type { Json } from '#core/shared/form-fields.ts';
import { addressId } from '#core/shared/ids.ts';
import { flag, type Inputs, key, nothing, orNull, path, press, text, typed } from './parts.ts';

/** Passed unchanged, because the use cases validate it; so are codes, proofs and return URLs. */
const password = typed(500);
const code = typed(100);
const proof = typed(20_000);
const redirectUrl = typed(2_000);
/** Longer than any valid token. */
const tokenText = typed(4_096);
/** JSON, or JSON text in a form field. */
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
/** The use case validates size and type. */
const image = typed(MAX_PICTURE_BYTES * 2);

export const accountInputs: Inputs<typeof account> = {
  addPasskey: z.object({ challengeId: key, response: credential, name: typed(200), idempotencyKey: press }),
  changePassword: z.object({ old: password, password, repeat: password, idempotencyKey: press }),
  completeRegistration: z.object({ fullName: typed(300), phone: typed(40), email: typed(300), idempotencyKey: press }),
  confirmLogIn: z.object({ accept: flag(false), idempotencyKey: press }),
  confirmTotp: z.object({ code, idempotencyKey: press }),
  deleteAddress: z.object({ id: key.transform(addressId), idempotencyKey: press }),
  endOtherSessions: z.object({ idempotencyKey: press }),
  endSession: z.object({ id: key, idempotencyKey: press }),
  linkAccount: z.object({ idempotencyKey: press }),
  loadAccount: nothing,
  loadAddresses: nothing,
  loadBotChallenge: nothing,
  loadColleges: z.object({ province: typed(20) }),
  loadLoginProviders: nothing,
  loadPendingLogin: nothing,
  loadSecurity: nothing,
  logIn: z.object({ username: typed(300), password, remember: flag(false), redirectUrl, idempotencyKey: press }),
  logInCallback: z.object({
    accessToken: tokenText,
    tokenShare: tokenText,
    state: typed(200),
    redirectUrl,
    idempotencyKey: press,
  }),
  logInSecondFactor: z.object({ code, idempotencyKey: press }),
  logInWithPasskey: z.object({ challengeId: key, response: credential, redirectUrl, idempotencyKey: press }),
  logInWithProvider: z.object({ provider: z.enum(providers), redirectUrl, idempotencyKey: press }),
  logOut: z.object({ path, idempotencyKey: press }),
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
  removePasskey: z.object({ id: key, idempotencyKey: press }),
  removeTotp: z.object({ code, idempotencyKey: press }),
  requestReset: z.object({ username: typed(300), proof, idempotencyKey: press }),
  resendCode: z.object({ userId: typed(128), proof, redirectUrl, idempotencyKey: press }),
  resetPassword: z.object({ password, repeat: password, idempotencyKey: press }),
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
  setAvatar: z.object({ image, idempotencyKey: press }),
  setDefaultAddress: z.object({ id: key.transform(addressId), idempotencyKey: press }),
  startPasskey: z.object({ idempotencyKey: press }),
  startPasskeyLogIn: z.object({ idempotencyKey: press }),
  startTotp: z.object({ idempotencyKey: press }),
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
  verifyAccount: z.object({ userId: typed(128), code, redirectUrl, idempotencyKey: press }),
  verifyReset: z.object({ code, key: tokenText, idempotencyKey: press }),
};
