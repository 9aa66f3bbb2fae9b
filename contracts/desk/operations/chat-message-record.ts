/** What a visitor wrote in the chat of development; `at` in ms since 1970 UTC. */
export type ChatMessageRow = {
  readonly id: string;
  readonly at: number;
  /** A part of the conversation's digest. */
  readonly conversation: string;
  readonly text: string;
};
