import * as z from 'zod/mini';
import {
  AddPasskeyDocument,
  type AddPasskeyMutation,
  ConfirmTotpDocument,
  type ConfirmTotpMutation,
  EndOtherSessionsDocument,
  type EndOtherSessionsMutation,
  EndSessionDocument,
  type EndSessionMutation,
  PasskeyChallengeDocument,
  type PasskeyChallengeMutation,
  RemovePasskeyDocument,
  type RemovePasskeyMutation,
  RemoveTotpDocument,
  type RemoveTotpMutation,
  SecurityOverviewDocument,
  type SecurityOverviewQuery,
  StartTotpDocument,
  type StartTotpMutation,
  UnlinkLoginDocument,
  type UnlinkLoginMutation,
  UpdatePasswordDocument,
  type UpdatePasswordMutation,
} from '#contracts/generated/authorization.ts';
import { organisationId as orgId } from '#contracts/organisation.ts';
import type { SecurityGateway } from '#core/account/security-gateway.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';
import { challengeReply } from './log-in-reply.ts';
import { overviewOf, overviewReply } from './security-reply.ts';

const yes = z.boolean();

/** Keyed by the requested fields, so that a renamed field does not compile. */
const replies = {
  overview: z.object({ securityOverview: overviewReply } satisfies Record<keyof SecurityOverviewQuery, unknown>),
  ended: z.object({ endSession: yes } satisfies Record<keyof EndSessionMutation, unknown>),
  others: z.object({ endOtherSessions: z.number() } satisfies Record<keyof EndOtherSessionsMutation, unknown>),
  password: z.object({ updatePassword: yes } satisfies Record<keyof UpdatePasswordMutation, unknown>),
  challenge: z.object({ passkeyChallenge: challengeReply } satisfies Record<keyof PasskeyChallengeMutation, unknown>),
  added: z.object({ addPasskey: yes } satisfies Record<keyof AddPasskeyMutation, unknown>),
  removed: z.object({ removePasskey: yes } satisfies Record<keyof RemovePasskeyMutation, unknown>),
  started: z.object({ startTotp: yes } satisfies Record<keyof StartTotpMutation, unknown>),
  confirmed: z.object({ confirmTotp: yes } satisfies Record<keyof ConfirmTotpMutation, unknown>),
  off: z.object({ removeTotp: yes } satisfies Record<keyof RemoveTotpMutation, unknown>),
  unlinked: z.object({ unlinkLogin: yes } satisfies Record<keyof UnlinkLoginMutation, unknown>),
};

const done = (answer: Result<unknown, PortFailure>): Result<void, PortFailure> => (answer.ok ? ok(undefined) : answer);

/** The bearer is the customer's session. */
export const graphqlSecurityGateway = (auth: ServiceClient): SecurityGateway => ({
  overview: async () => {
    const answer = await auth.graphql(SecurityOverviewDocument, {}, replies.overview);
    return answer.ok ? overviewOf(answer.value.securityOverview) : answer;
  },
  endSession: async (id) => done(await auth.graphql(EndSessionDocument, { id }, replies.ended)),
  endOtherSessions: async () => {
    const answer = await auth.graphql(EndOtherSessionsDocument, {}, replies.others);
    return answer.ok ? ok(answer.value.endOtherSessions) : answer;
  },
  changePassword: async (currentPassword, newPassword) => {
    const variables = { orgId, currentPassword, newPassword };
    return done(await auth.graphql(UpdatePasswordDocument, variables, replies.password));
  },
  startPasskey: async () => {
    const answer = await auth.graphql(PasskeyChallengeDocument, {}, replies.challenge);
    return answer.ok ? ok(answer.value.passkeyChallenge) : answer;
  },
  addPasskey: async (challengeId, response, name) =>
    done(await auth.graphql(AddPasskeyDocument, { challengeId, response, name }, replies.added)),
  removePasskey: async (id) => done(await auth.graphql(RemovePasskeyDocument, { id }, replies.removed)),
  startTotp: async () => done(await auth.graphql(StartTotpDocument, {}, replies.started)),
  confirmTotp: async (code) => done(await auth.graphql(ConfirmTotpDocument, { code }, replies.confirmed)),
  removeTotp: async (code) => done(await auth.graphql(RemoveTotpDocument, { code }, replies.off)),
  unlink: async (id) => done(await auth.graphql(UnlinkLoginDocument, { id }, replies.unlinked)),
});
