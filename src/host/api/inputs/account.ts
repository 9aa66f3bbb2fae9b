import * as z from 'zod';
import { providers } from '#core/account/account.ts';
import type * as account from '#core/account/operations.ts';
import { contactFields, contactSides } from '#core/account/profile/contact-change.ts';
import { addressId } from '#core/shared/ids.ts';
import { MAX_PICTURE_BYTES } from '#core/shared/picture-text.ts';
import type { Json } from '#core/shared/text/form-fields.ts';
import { findUnstorable } from './find-unstorable.ts';
import { command, flag, type Inputs, key, nothing, order, orNull, path, proof, text, typed } from './parts.ts';

/** Passed unchanged, because the use cases validate it; so are codes, proofs and return URLs. */
const password = typed(500);
const code = typed(100);
const contactField = z.enum(contactFields);
const redirectUrl = typed(2_000);
/** Longer than any valid token. */
const tokenText = typed(4_096);
/** JSON, or JSON text in a form field. */
const credential = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value;
    try {
      const parsed: unknown = JSON.parse(value);
      return findUnstorable(parsed) === null ? parsed : undefined;
    } catch {
      return null;
    }
  },
  z.record(z.string(), z.json()).refine((value) => JSON.stringify(value).length <= 20_000) as z.ZodType<Json>,
);
/** The use case validates size and type. */
const image = typed(MAX_PICTURE_BYTES * 2);

export const accountInputs: Inputs<typeof account> = {
  addPasskey: command({ challengeId: key, response: credential, name: typed(200) }),
  cancelAccountDeletion: command({}),
  cancelContactChange: command({ field: contactField }),
  changePassword: command({ old: password, password, repeat: password }),
  checkUsername: command({ username: typed(300), proof }),
  completeRegistration: command({ fullName: typed(300), phone: typed(40), email: typed(300), callback: redirectUrl }),
  confirmContactChange: command({ field: contactField, side: z.enum(contactSides), code }),
  confirmLogIn: command({ accept: flag(false) }),
  saveMailChoices: command({
    'reminder-email': flag(false),
    'reminder-sms': flag(false),
    'stock-alert-email': flag(false),
    'newsletter-email': flag(false),
  }),
  confirmTotp: command({ code }),
  delayContactChange: command({ field: contactField }),
  deleteAddress: command({ id: key.transform(addressId) }),
  endOtherSessions: command({}),
  endSession: command({ id: key }),
  endView: command({}),
  loadView: nothing,
  openView: command({ token: text(500) }),
  linkAccount: command({}),
  loadAccount: nothing,
  loadAddresses: nothing,
  loadBotChallenge: nothing,
  loadColleges: z.object({ province: typed(20) }),
  loadLoginProviders: nothing,
  loadMailChoices: nothing,
  loadPendingLogin: nothing,
  loadPersonalData: nothing,
  loadProfile: nothing,
  loadSecurity: nothing,
  logIn: command({ username: typed(300), password, remember: flag(false), proof, redirectUrl }),
  loginCallback: command({ accessToken: tokenText, tokenShare: tokenText, state: typed(200), redirectUrl }),
  logInSecondFactor: command({ code }),
  logInWithPasskey: command({ challengeId: key, response: credential, redirectUrl }),
  logInWithProvider: command({ provider: z.enum(providers), redirectUrl }),
  logOut: command({ path }),
  proveVisitor: command({ proof }),
  register: command({
    fullName: typed(300),
    username: typed(300),
    password,
    repeat: password,
    terms: flag(false),
    proof,
    redirectUrl,
  }),
  removePasskey: command({ id: key }),
  removeTotp: command({ code }),
  requestAccountDeletion: command({ name: typed(300) }),
  requestContactChange: command({ field: contactField, contact: typed(300) }),
  requestReset: command({ username: typed(300), proof }),
  resendCode: command({ userId: typed(128), proof, redirectUrl }),
  resetPassword: command({ password, repeat: password }),
  saveAddress: command({
    id: orNull(key.transform(addressId)),
    name: typed(200),
    phone: typed(40),
    street: typed(300),
    provinceCode: typed(20),
    wardCode: typed(20),
    isDefault: flag(false),
    redirectUrl,
  }),
  setAvatar: command({ image }),
  setDefaultAddress: command({ id: key.transform(addressId) }),
  setOrderPassword: command({ orderId: order, password, proof }),
  startPasskey: command({}),
  startPasskeyLogIn: command({}),
  startTotp: command({}),
  unlinkAccount: command({ id: key }),
  updateProfile: command({
    fullName: typed(300),
    address: typed(500),
    gender: orNull(z.enum(['MALE', 'FEMALE', 'OTHER'])),
    birthDate: orNull(text(40)),
    identityNumber: typed(40),
    personalTitle: typed(100),
  }),
  verifyAccount: command({ userId: typed(128), code, redirectUrl }),
  verifyReset: command({ code, key: tokenText }),
};
