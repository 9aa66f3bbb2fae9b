import { refusedFileSentence } from '#backend/support/file-words.vi.ts';
import type { RefusedFile } from '#core/shared/sent-file.ts';

/** Refused files of a mail that its message names; of others the number. */
const MAX_NAMED = 8;

/** Name of the file with everything that was written, where a message is too short for it. */
export const WHOLE_TEXT_NAME = 'toan-van-thu.txt';

/** Stands below a message that came by mail, for its customer and the staff. */
export const mailNotes = {
  cut: `[Thư dài hơn một tin nhắn; toàn văn ở tệp ${WHOLE_TEXT_NAME}.]`,
  cutOnly: '[Thư dài hơn một tin nhắn; phần sau bị lược vì không giữ được tệp toàn văn.]',
  /** Instead of a text. */
  empty: '(Thư không có chữ.)',
  refused: (files: readonly RefusedFile[]): readonly string[] => [
    ...files.slice(0, MAX_NAMED).map((file) => `[Tệp không nhận được: ${refusedFileSentence(file)}]`),
    ...(files.length > MAX_NAMED ? [`[Và ${files.length - MAX_NAMED} tệp khác không nhận được.]`] : []),
  ],
};
