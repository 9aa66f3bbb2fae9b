import * as z from 'zod/mini';
import { challengeReply, operationDone } from '#adapters/replies/log-in-reply.ts';
import { field } from '#adapters/replies/schema.ts';
import { overviewReply, personalDataReply } from '#adapters/replies/security-reply.ts';
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
import type { SecurityGateway } from '#core/account/security/security-gateway.port.ts';
import type { ServiceClient } from '../service-client.ts';

/** The bearer is the customer's session. */
export const graphqlSecurityGateway = ({ graphql }: ServiceClient): SecurityGateway => ({
  overview: () => graphql(SecurityOverviewDocument, {}, field('securityOverview', overviewReply)),
  personalData: () => graphql(PersonalDataDocument, {}, field('personalData', personalDataReply)),
  endSession: (id) => graphql(EndSessionDocument, { id }, field('endSession', operationDone)),
  endOtherSessions: () => graphql(EndOtherSessionsDocument, {}, field('endOtherSessions', z.number())),
  changePassword: (currentPassword, newPassword) =>
    graphql(UpdatePasswordDocument, { orgId, currentPassword, newPassword }, field('updatePassword', operationDone)),
  startPasskey: () => graphql(PasskeyChallengeDocument, {}, field('passkeyChallenge', challengeReply)),
  addPasskey: (challengeId, response, name) =>
    graphql(AddPasskeyDocument, { challengeId, response, name }, field('addPasskey', operationDone)),
  removePasskey: (id) => graphql(RemovePasskeyDocument, { id }, field('removePasskey', operationDone)),
  startTotp: () => graphql(StartTotpDocument, {}, field('startTotp', operationDone)),
  confirmTotp: (code) => graphql(ConfirmTotpDocument, { code }, field('confirmTotp', operationDone)),
  removeTotp: (code) => graphql(RemoveTotpDocument, { code }, field('removeTotp', operationDone)),
  unlink: (id) => graphql(UnlinkLoginDocument, { id }, field('unlinkLogin', operationDone)),
});
