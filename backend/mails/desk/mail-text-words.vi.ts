import type { TextProblem } from '../own-texts.ts';

const braced = (word: string): string => `{{${word}}}`;

/** What a member is told of a text, with what it may name. */
export const textProblemSentence = (problem: TextProblem, known: readonly string[]): string => {
  const list = known.map(braced).join(', ');
  if (problem.kind === 'unknown-word') return `Thư này không có ${braced(problem.word)}. Dùng được: ${list}.`;
  if (problem.kind === 'missing-word') return `Tiêu đề phải có ${braced(problem.word)}, để khách biết thư nói về gì.`;
  return `Dấu {{ và }} chỉ dùng quanh một từ điền sẵn: ${list}.`;
};
