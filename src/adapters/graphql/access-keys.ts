import * as z from 'zod/mini';
import { type AllReadersOf, converted, field, filled, instant } from '#adapters/replies/schema.ts';
import {
  CreateAccessKeyDocument,
  type KeyOfStoreFragment,
  RevokeAccessKeyDocument,
  ServiceAccessKeysDocument,
  TakeAccessKeySecretDocument,
} from '#contracts/generated/cloud-service.ts';
import type { AccessKey, AccessKeys } from '#core/services/access/access-keys.port.ts';
import { accessKeyId } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';

const wireKey = z.object({
  keyId: filled,
  name: z.string(),
  createdAt: instant,
  ending: z.string(),
  isSecretWaiting: z.boolean(),
} satisfies AllReadersOf<KeyOfStoreFragment>);

const keysReply = converted(z.array(wireKey), (keys): readonly AccessKey[] =>
  keys.map(({ keyId, ...key }) => ({ ...key, id: accessKeyId(keyId) })),
);

/** Keys of stores over GraphQL at /cloud-service-api/graphql. [AccessKeys] */
export const graphqlAccessKeys = ({ graphql }: ServiceClient): AccessKeys => ({
  list: (serviceId) => graphql(ServiceAccessKeysDocument, { serviceId }, field('serviceAccessKeys', keysReply)),
  create: (serviceId, name, idempotencyKey) =>
    graphql(CreateAccessKeyDocument, { serviceId, name }, field('createAccessKey', keysReply), { idempotencyKey }),
  takeSecret: (serviceId, keyId) =>
    graphql(TakeAccessKeySecretDocument, { serviceId, keyId }, field('takeAccessKeySecret', filled)),
  revoke: (serviceId, keyId, idempotencyKey) =>
    graphql(RevokeAccessKeyDocument, { serviceId, keyId }, field('revokeAccessKey', keysReply), { idempotencyKey }),
});
