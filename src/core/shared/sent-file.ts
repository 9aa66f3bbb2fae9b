/** A file as it is sent: its name on the sender's device, and its content in base64. */
export type SentFile = { readonly name: string; readonly content: string };

/**
 * Why a file is refused: `many` and `total` of all files together, `kind` by its ending, `content` when that is not what
 * the ending says, `unscanned` when no scanner can say that it is harmless, `full` when the sender's earlier files leave
 * no room.
 */
export const fileProblems = [
  'many',
  'total',
  'kind',
  'content',
  'empty',
  'large',
  'unscanned',
  'infected',
  'full',
] as const;
export type FileProblem = (typeof fileProblems)[number];

/** `name` is clean. */
export type RefusedFile = { readonly name: string; readonly problem: FileProblem };
