import type { FileProblem, RefusedFile } from '#core/shared/sent-file.ts';
import {
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_FILES_BYTES,
  MAX_KEPT_FILES_BYTES,
} from '#core/support-rules/support-limits.ts';

const MB = 1_048_576;

const sentences: Readonly<Record<FileProblem, string>> = {
  many: `Một lần gửi được tối đa ${MAX_FILES} tệp.`,
  total: `Các tệp cộng lại lớn hơn ${MAX_FILES_BYTES / MB} MB.`,
  kind: 'Chỉ nhận ảnh JPEG, PNG, WebP, tệp PDF, văn bản (txt, log, csv, conf) và zip.',
  content: 'Nội dung không đúng với đuôi của tệp, hoặc tệp đã hỏng. Văn bản phải lưu dạng UTF-8.',
  empty: 'Tệp không có nội dung.',
  large: `Tệp lớn hơn ${MAX_FILE_BYTES / MB} MB.`,
  unscanned: 'Chưa nhận được tệp loại này, vì không quét được vi-rút.',
  full: `Các tệp khách đã gửi đầy ${MAX_KEPT_FILES_BYTES / MB} MB.`,
  infected: 'Tệp có mã độc.',
};

/** For members of the staff. */
export const refusedFileSentence = ({ name, problem }: RefusedFile): string => `«${name}»: ${sentences[problem]}`;
