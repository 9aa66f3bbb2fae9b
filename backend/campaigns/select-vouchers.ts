import type { SearchVoucherRequest } from '#contracts/generated/campaign.service.ts';
import { organisationId, websiteStoreCode, websiteStoreId } from '#contracts/organisation.ts';
import type { VoucherWire } from './voucher-wire.ts';

/** Vouchers count for the whole organisation, so that another store's number selects none and its own selects all. */
export const isOwnStore = (partyId: string | null | undefined, storeId: string | null | undefined): boolean =>
  (!partyId || partyId === organisationId) && (!storeId || storeId === websiteStoreId || storeId === websiteStoreCode);

/**
 * Every filter counts; an empty one selects everything, because public clients send empty texts. `customerId` selects
 * the vouchers that the customer may use, which are those for everybody: it says nothing about a customer.
 */
export const selectVouchers = (vouchers: readonly VoucherWire[], wish: SearchVoucherRequest): readonly VoucherWire[] =>
  isOwnStore(wish.partyId, wish.storeId)
    ? vouchers.filter(
        (voucher) =>
          (!wish.campaignId || wish.campaignId === voucher.campaignId) &&
          (!wish.campaignActionId || wish.campaignActionId === voucher.campaignActionId) &&
          (!wish.campaignActionType || wish.campaignActionType === voucher.voucherType) &&
          (!wish.isBirthday || voucher.isBirthday),
      )
    : [];
