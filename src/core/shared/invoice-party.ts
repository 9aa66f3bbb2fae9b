/** Seller or buyer on an invoice or a quotation. */
export type InvoiceParty = {
  readonly name: string;
  readonly taxCode: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
};

/** The company to which a customer wants the invoice issued. */
export type InvoiceRequest = {
  readonly company: string;
  readonly taxCode: string;
  readonly address: string;
  readonly email: string;
};
