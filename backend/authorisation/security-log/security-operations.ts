import type { Resolvers } from '#contracts/generated/authorization.service.ts';
import type { SecurityEventKind } from './security-events.ts';

export type OperationArgs = Readonly<Record<string, unknown>>;
/** The event of an operation, or the reason why it needs none. */
export type OperationRow =
  | { readonly event: SecurityEventKind | ((args: OperationArgs) => SecurityEventKind) }
  | string;

type Rows<Fields> = { readonly [Name in keyof NonNullable<Fields>]-?: OperationRow };

const READS = 'reads without changing or proving anything';
const BEGINS = 'hands out a challenge; its answer is recorded';

/** Every operation of the authorisation service. One without a row does not compile. */
export const queryEvents: Rows<Resolvers['Query']> = {
  getUserDetail: READS,
  getUserLoginByToken: READS,
  checkUsernameExisted: READS,
  loginGoogle: BEGINS,
  loginFacebook: BEGINS,
  loginZalo: BEGINS,
  loginOpenId: BEGINS,
  getPartyDetailByPhone: READS,
  loginProviders: READS,
  securityOverview: READS,
  contactChanges: READS,
  refusedEmail: READS,
  accountDeletion: READS,
  personalData: { event: 'data-exported' },
  botChallenge: BEGINS,
};

export const mutationEvents: Rows<Resolvers['Mutation']> = {
  login: { event: 'log-in-password' },
  loginSecondFactor: { event: 'log-in-second-factor' },
  passkeyLoginChallenge: BEGINS,
  loginPasskey: { event: 'log-in-passkey' },
  exchangeToken: { event: 'log-in-provider' },
  logout: { event: 'log-out' },
  register: { event: 'register' },
  sendSmsVerifyCode: { event: 'activation-code' },
  sendOTP: { event: 'activation-code' },
  sendActivationCode: { event: 'activation-code' },
  verifyCode: { event: 'activate' },
  activate: { event: 'activate' },
  createResetKey: { event: 'reset-request' },
  requestReset: { event: 'reset-request' },
  checkResetKey: { event: 'reset-code' },
  resetPassword: { event: 'reset-password' },
  updateInfo: { event: ({ password }) => (typeof password === 'string' ? 'first-password' : 'person-changed') },
  updatePassword: { event: 'password-changed' },
  verifyRecaptcha: { event: 'bot-check' },
  passkeyChallenge: BEGINS,
  addPasskey: { event: 'passkey-added' },
  removePasskey: { event: 'passkey-removed' },
  startTotp: { event: 'authenticator-started' },
  confirmTotp: { event: 'authenticator-added' },
  removeTotp: { event: 'authenticator-removed' },
  linkingUserLoginAndUserDetail: { event: 'account-linked' },
  linkLogin: { event: 'account-linked' },
  unlinkLogin: { event: 'account-unlinked' },
  requestContactChange: { event: ({ field }) => (field === 'PHONE' ? 'phone-change-asked' : 'email-change-asked') },
  confirmContactChange: { event: 'contact-code' },
  delayContactChange: { event: 'contact-change-delayed' },
  cancelContactChange: { event: 'contact-change-cancelled' },
  requestAccountDeletion: { event: 'deletion-asked' },
  cancelAccountDeletion: { event: 'deletion-cancelled' },
  endSession: { event: 'session-ended' },
  endOtherSessions: { event: 'other-sessions-ended' },
};
