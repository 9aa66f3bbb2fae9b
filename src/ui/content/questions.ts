import { inlineText, plainText } from '#core/content/plain-text.ts';
import type { RichText } from '#core/content/rich-text.ts';

export type Question = { readonly question: string; readonly answer: string };

/** Headings that are questions, with the content up to the next heading; skips those without an answer. */
export const extractQuestions = (text: RichText): readonly Question[] =>
  text.flatMap((block, at): readonly Question[] => {
    if (block.kind !== 'heading') return [];
    const question = inlineText(block.children).trim();
    const rest = text.slice(at + 1);
    const end = rest.findIndex(({ kind }) => kind === 'heading');
    const answer = plainText(end === -1 ? rest : rest.slice(0, end)).trim();
    return question.endsWith('?') && answer !== '' ? [{ question, answer }] : [];
  });
