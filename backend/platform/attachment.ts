/** What a mail carries, by reference: the file is printed at the time of sending. */
export type AttachmentReference = { readonly kind: 'invoice' | 'quotation'; readonly id: string };

export type Attachment = { readonly name: string; readonly contentType: string; readonly content: Buffer };

/** Rejects for an unknown reference. */
export type PrintAttachment = (reference: AttachmentReference) => Promise<Attachment>;
