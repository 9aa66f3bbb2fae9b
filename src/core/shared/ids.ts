import type { Brand } from './brand.ts';

/** Created only at the edges: mappers, cookies and input parsers. */
export type OrderId = Brand<string, 'OrderId'>;
export type LineItemId = Brand<string, 'LineItemId'>;
export type ProductId = Brand<string, 'ProductId'>;
export type CategoryId = Brand<string, 'CategoryId'>;
export type OptionId = Brand<string, 'OptionId'>;
export type OptionValueId = Brand<string, 'OptionValueId'>;
export type PartyId = Brand<string, 'PartyId'>;
export type PaymentId = Brand<string, 'PaymentId'>;
export type InvoiceId = Brand<string, 'InvoiceId'>;
export type QuotationId = Brand<string, 'QuotationId'>;
export type ServiceId = Brand<string, 'ServiceId'>;
/** 128 random bits; names one transfer to a prepaid balance. */
export type TopUpId = Brand<string, 'TopUpId'>;
export type SupportRequestId = Brand<string, 'SupportRequestId'>;
/** Access key id of an S3 store, which is no secret. */
export type AccessKeyId = Brand<string, 'AccessKeyId'>;
export type InstalmentId = Brand<string, 'InstalmentId'>;
export type AddressId = Brand<string, 'AddressId'>;
/** 128 random bits; repeating a command with the same key has one effect. */
export type IdempotencyKey = Brand<string, 'IdempotencyKey'>;
/** Never leaves the host. */
export type Token = Brand<string, 'Token'>;

export const orderId = (text: string): OrderId => text as OrderId;
/** Of a cookie; null for what cannot be one. */
export const parseOrderId = (text: string | null): OrderId | null =>
  text !== null && /^[\w-]{1,128}$/.test(text) ? orderId(text) : null;
export const lineItemId = (text: string): LineItemId => text as LineItemId;
export const productId = (text: string): ProductId => text as ProductId;
export const categoryId = (text: string): CategoryId => text as CategoryId;
export const optionId = (text: string): OptionId => text as OptionId;
export const optionValueId = (text: string): OptionValueId => text as OptionValueId;
export const partyId = (text: string): PartyId => text as PartyId;
export const paymentId = (text: string): PaymentId => text as PaymentId;
export const invoiceId = (text: string): InvoiceId => text as InvoiceId;
export const quotationId = (text: string): QuotationId => text as QuotationId;
export const serviceId = (text: string): ServiceId => text as ServiceId;
export const topUpId = (text: string): TopUpId => text as TopUpId;
export const supportRequestId = (text: string): SupportRequestId => text as SupportRequestId;
export const accessKeyId = (text: string): AccessKeyId => text as AccessKeyId;
export const instalmentId = (text: string): InstalmentId => text as InstalmentId;
export const addressId = (text: string): AddressId => text as AddressId;
export const idempotencyKey = (text: string): IdempotencyKey => text as IdempotencyKey;
export const token = (text: string): Token => text as Token;
