/** Seller or buyer on an invoice or a quotation. */
export type InvoiceParty = {
  readonly name: string;
  readonly taxCode: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
};

/** The buyer on a consumer's invoice whose account was deleted. An invoice with a tax code stays as it was issued. */
export const deletedBuyer: InvoiceParty = {
  name: 'Khách hàng đã xoá tài khoản',
  taxCode: '',
  address: '',
  email: '',
  phone: '',
};

/** The company to which a customer wants the invoice issued. */
export type InvoiceRequest = {
  readonly company: string;
  readonly taxCode: string;
  readonly address: string;
  readonly email: string;
};
