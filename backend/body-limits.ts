import { MAX_ZONE_FILE_BYTES } from '#core/dns/zone-file.ts';
import { MAX_DOCUMENT_BYTES } from '#core/domains/documents/validate-document-file.ts';
import { MAX_FILES_BYTES } from '#core/support-rules/support-limits.ts';
import { CATALOGUE_FORM_BYTES } from './catalogue/desk/catalogue-file-resource.ts';
import { UPLOAD_FORM_BYTES } from './content/desk/resources.ts';
import { BANK_FORM_BYTES } from './payments/bank-files/bank-file-resource.ts';
import type { BodyLimit } from './platform/http/body-limits.ts';
import { SUPPORT_FORM_BYTES } from './support/desk/support-resource.ts';
import { SUPPORT_MAIL_PATH } from './support/mail/mail-routes.ts';

const KILOBYTE = 1_024;
/** Base64, and room for the other fields. */
const jsonWithFile = (bytes: number): number => Math.ceil(bytes / 3) * 4 + KILOBYTE;
/** Base64 in lines of 76 signs, and room for headers and text. */
const mailWithFiles = (bytes: number): number => Math.ceil((jsonWithFile(bytes) * 78) / 76) + 1_024 * KILOBYTE;

/** Routes whose bodies may be of another size than the default of 128 kB. */
export const bodyLimits: readonly BodyLimit[] = [
  { path: /^\/domain-papers\/v1\/papers\/[^/]+\/documents\//, bytes: jsonWithFile(MAX_DOCUMENT_BYTES), isUpload: true },
  // Replaces all records of a full zone by others.
  { path: /^\/dns\/v1\/zones\//, bytes: 6 * MAX_ZONE_FILE_BYTES },
  { path: /^\/desk\/records\/pictures$/, bytes: UPLOAD_FORM_BYTES, isUpload: true },
  { path: /^\/desk\/records\/catalogue-files$/, bytes: CATALOGUE_FORM_BYTES, isUpload: true },
  { path: /^\/desk\/records\/bank-files$/, bytes: BANK_FORM_BYTES, isUpload: true },
  { path: /^\/desk\/records\/support-requests\/[^/]+\/answer$/, bytes: SUPPORT_FORM_BYTES, isUpload: true },
  { path: '/desk/', bytes: 1_024 * KILOBYTE },
  {
    path: /^\/v1\/support-requests(\/[^/]+\/messages)?$/,
    bytes: jsonWithFile(2 * MAX_FILES_BYTES) + 64 * KILOBYTE,
    isUpload: true,
  },
  // Files that are too large are named in the message, as on the page.
  { path: SUPPORT_MAIL_PATH, bytes: mailWithFiles(2 * MAX_FILES_BYTES), isUpload: true },
  // A picture of 1 MB in base64; one that is a little too large is refused by its own rule.
  { path: /^\/v1\/customers\/[^/]+\/avatar$/, bytes: 2_000_000, isUpload: true },
  { path: '/payment-hub/notify', bytes: 16 * KILOBYTE },
  { path: '/provisioning/', bytes: 16 * KILOBYTE },
  { path: '/public/', bytes: 16 * KILOBYTE },
  { path: '/v1/accounts/', bytes: 16 * KILOBYTE },
  { path: '/consent/', bytes: 4 * KILOBYTE },
  { path: '/api/redirect-hits', bytes: 512 * KILOBYTE },
  { path: /^\/v1\/reviews\//, bytes: 16 * KILOBYTE },
];
