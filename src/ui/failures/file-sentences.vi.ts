import type { FileProblem } from '#core/shared/sent-file.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import {
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_FILES_BYTES,
  MAX_KEPT_FILES_BYTES,
} from '#core/support-rules/support-limits.ts';

const MB = 1_048_576;

const sentences: Readonly<Record<FileProblem, string>> = {
  many: `mỗi tin nhắn kèm được tối đa ${MAX_FILES} tệp.`,
  total: `các tệp cộng lại lớn hơn ${MAX_FILES_BYTES / MB} MB.`,
  kind: 'cửa hàng chỉ nhận ảnh JPEG, PNG, WebP, tệp PDF, văn bản (txt, log, csv, conf) và zip.',
  content: 'nội dung không đúng với đuôi của tệp, hoặc tệp đã hỏng. Văn bản cần lưu dạng UTF-8.',
  empty: 'tệp không có nội dung.',
  large: `tệp lớn hơn ${MAX_FILE_BYTES / MB} MB.`,
  unscanned: 'hiện chưa nhận được tệp loại này. Bạn gửi ảnh chụp màn hình hoặc tệp văn bản.',
  full: `các tệp bạn đã gửi đầy ${MAX_KEPT_FILES_BYTES / MB} MB. Bạn đặt tệp ở nơi khác rồi gửi đường dẫn.`,
  infected: 'tệp có mã độc. Bạn quét vi-rút trên máy rồi chọn tệp khác.',
};

/** `problem` as in FileProblem; another one is told as `content`. */
export const refusedFileSentence = ({ name, problem }: { readonly name: string; readonly problem: string }): string =>
  `Chưa gửi được “${name}”: ${lookUp<string>(sentences, problem) ?? sentences.content}`;
