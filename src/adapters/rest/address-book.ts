import * as z from 'zod/mini';
import { converted, discarded, filled, flagOr, text } from '#adapters/replies/schema.ts';
import { organisationId as org } from '#contracts/organisation.ts';
import { customerPaths, type WireReceiverInfo, type WireReceiverInput } from '#contracts/rest/customer-rest.ts';
import type { AddressInput, SavedAddress } from '#core/account/account.ts';
import type { AddressBook } from '#core/account/address-book.port.ts';
import { addressId } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';

const receiver = z.object({
  id: filled,
  name: text,
  phone: text,
  address: text,
  province_code: text,
  province: text,
  ward_code: text,
  ward: text,
  address_default: flagOr(false),
} satisfies Partial<Record<keyof WireReceiverInfo, unknown>>);
const done = discarded(z.object({ status: z.literal(1) }));

const addressReply = converted(
  receiver,
  (reply): SavedAddress => ({
    id: addressId(reply.id),
    name: reply.name,
    phone: reply.phone,
    street: reply.address,
    provinceCode: reply.province_code,
    provinceName: reply.province,
    wardCode: reply.ward_code,
    wardName: reply.ward,
    isDefault: reply.address_default,
  }),
);

const bodyOf = (address: AddressInput): WireReceiverInput => ({
  name: address.name,
  phone: address.phone,
  province_code: address.provinceCode,
  district_code: null,
  ward_code: address.wardCode,
  address: address.street,
  address_default: address.isDefault,
});

/** [SDK-03] */
export const restAddressBook = ({ rest }: ServiceClient): AddressBook => ({
  list: (owner) => rest('GET', customerPaths.receivers(org, owner), { schema: z.array(addressReply) }),
  create: (owner, address, idempotencyKey) => {
    const body = bodyOf(address);
    return rest('POST', customerPaths.receivers(org, owner), { body, schema: addressReply, idempotencyKey });
  },
  update: (owner, id, address) =>
    rest('PUT', customerPaths.receiver(org, owner, id), { body: bodyOf(address), schema: addressReply }),
  remove: (owner, id) => rest('DELETE', customerPaths.removeReceiver(org, owner, id), { schema: done }),
});
