import * as z from 'zod/mini';
import { discarded, field } from '#adapters/replies/schema.ts';
import {
  AddPasskeyDocument,
  ConfirmTotpDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  PasskeyChallengeDocument,
  PersonalDataDocument,
  RemovePasskeyDocument,
  RemoveTotpDocument,
  SecurityOverviewDocument,
  StartTotpDocument,
  UnlinkLoginDocument,
  UpdatePasswordDocument,
} from '#contracts/generated/authorization.ts';
import { organisationId as orgId } from '#contracts/organisation.ts';
import type { SecurityGateway } from '#core/account/security-gateway.port.ts';
import type { ServiceClient } from '../service-client.ts';
import { challengeReply } from './log-in-reply.ts';
import { overviewReply, personalDataReply } from './security-reply.ts';

const doneReply = discarded(z.boolean());

/** The bearer is the customer's session. */
export const graphqlSecurityGateway = ({ graphql }: ServiceClient): SecurityGateway => ({
  overview: () => graphql(SecurityOverviewDocument, {}, field('securityOverview', overviewReply)),
  personalData: () => graphql(PersonalDataDocument, {}, field('personalData', personalDataReply)),
  endSession: (id) => graphql(EndSessionDocument, { id }, field('endSession', doneReply)),
  endOtherSessions: () => graphql(EndOtherSessionsDocument, {}, field('endOtherSessions', z.number())),
  changePassword: (currentPassword, newPassword) =>
    graphql(UpdatePasswordDocument, { orgId, currentPassword, newPassword }, field('updatePassword', doneReply)),
  startPasskey: () => graphql(PasskeyChallengeDocument, {}, field('passkeyChallenge', challengeReply)),
  addPasskey: (challengeId, response, name) =>
    graphql(AddPasskeyDocument, { challengeId, response, name }, field('addPasskey', doneReply)),
  removePasskey: (id) => graphql(RemovePasskeyDocument, { id }, field('removePasskey', doneReply)),
  startTotp: () => graphql(StartTotpDocument, {}, field('startTotp', doneReply)),
  confirmTotp: (code) => graphql(ConfirmTotpDocument, { code }, field('confirmTotp', doneReply)),
  removeTotp: (code) => graphql(RemoveTotpDocument, { code }, field('removeTotp', doneReply)),
  unlink: (id) => graphql(UnlinkLoginDocument, { id }, field('unlinkLogin', doneReply)),
});
