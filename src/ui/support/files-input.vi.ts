import { MAX_FILE_BYTES, MAX_FILES, MAX_FILES_BYTES } from '#core/support-rules/support-limits.ts';

const MB = 1_048_576;

export const fileText = {
  files: 'Tệp kèm theo',
  filesHint: `Tối đa ${MAX_FILES} tệp, mỗi tệp ${MAX_FILE_BYTES / MB} MB, tất cả ${MAX_FILES_BYTES / MB} MB: ảnh, PDF, txt, log, csv, conf, zip.`,
  size: (bytes: number) => `${Math.ceil(bytes / 1_024).toLocaleString('vi-VN')} KB`,
};
