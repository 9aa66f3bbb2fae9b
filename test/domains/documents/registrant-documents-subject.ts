import type {
  RegistrantDocuments,
  RegistrantDocumentsRow,
  RegistrantFieldValues,
} from '#core/domains/documents/registrant-documents.ts';
import type { RegistrantDocumentsGateway } from '#core/domains/documents/registrant-documents-gateway.port.ts';
import type { ServiceGateway } from '#core/services/service-gateway.port.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { domainLine, firstPayment, openOrder, type PaymentSubject, unwrap } from '#test/payment/payment-subject.ts';
import { type Owner, paidOrder } from '#test/services/service-subject.ts';

/** Registrant documents of a customer's names, on services that no other test uses at the moment. */
export type PapersSubject = Owner & {
  readonly papers: RegistrantDocumentsGateway;
  readonly services: ServiceGateway;
  /** The registrant documents as another customer sees them. */
  readonly other: RegistrantDocumentsGateway;
  /** A guest buyer with their registrant documents. */
  readonly guest: PaymentSubject & { readonly papers: RegistrantDocumentsGateway };
  /** The decision of staff on submitted documents: null approves, a reason returns them. */
  readonly decide: (id: ServiceId, reason: string | null) => Promise<void>;
};

/** A JPEG of 8 × 8 pixels, a PDF without pages, and two files that only begin like a picture. */
export const jpeg =
  '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJgDxC//2Q==';
export const pdf = Buffer.from(`%PDF-1.4\n% ${'một trang '.repeat(12)}\n%%EOF\n`).toString('base64');
export const invalidPictures = ['/9j/', Buffer.from('<svg onload="alert(1)"/>').toString('base64'), ''];

/** Fields of a citizen as a person types them. */
export const citizenFields: RegistrantFieldValues = {
  fullName: 'Trần Thị Bích',
  birthDate: '5/10/1996',
  identityNumber: '001 196 001 234',
  address: '12 phố Hàng Bông, phường Hoàn Kiếm, Hà Nội',
  phone: '0912 345 678',
  email: 'bich@example.vn',
};

export const documents = ['declaration', 'identity-front', 'identity-back', 'selfie'] as const;

/** Buys names and waits until they are set up; returns those that wait for documents. */
export const buyNames = async (
  subject: PapersSubject,
  ...extensions: readonly string[]
): Promise<readonly RegistrantDocumentsRow[]> => {
  await paidOrder(
    subject,
    extensions.map((extension) => domainLine(subject.freeDomain(extension))),
  );
  await waitForSetUp(subject);
  return unwrap(await subject.papers.list());
};

export const buyNameAsGuest = async ({ guest }: PapersSubject): Promise<readonly RegistrantDocumentsRow[]> => {
  const order = await openOrder(guest, [domainLine(guest.freeDomain('.vn'))]);
  await guest.bank.confirm(unwrap(await firstPayment(guest, order)).id);
  await waitForSetUp(guest);
  return unwrap(await guest.papers.list());
};

const waitForSetUp = async ({ pass }: PaymentSubject): Promise<void> => {
  await pass(2_000);
  await pass(10_000);
};

/** A .vn name that waits for its documents. */
export const nameAwaitingPapers = async (subject: PapersSubject): Promise<RegistrantDocumentsRow> => {
  const [row] = await buyNames(subject, '.vn');
  if (!row) throw new Error('a bought name waits for no papers');
  return row;
};

/** Complete documents of a name, not submitted yet. */
export const prepareCompletePapers = async (subject: PapersSubject): Promise<ServiceId> => {
  const { id } = await nameAwaitingPapers(subject);
  unwrap(await subject.papers.save(id, { registrant: 'citizen', fields: citizenFields }));
  for (const document of documents) unwrap(await subject.papers.upload(id, document, jpeg));
  return id;
};

export const submitPapers = async (subject: PapersSubject): Promise<ServiceId> => {
  const id = await prepareCompletePapers(subject);
  unwrap(await subject.papers.submit(id, 1));
  return id;
};

export const loadPapers = async ({ papers }: PapersSubject, id: ServiceId): Promise<RegistrantDocuments> =>
  unwrap(await papers.load(id));
