import type { SupportRequestId } from '#core/shared/ids.ts';
import { supportRequest } from '#core/shared/paths.ts';
import type { SentFile } from '#core/shared/sent-file.ts';
import { cleanLines, cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { atMost, required, validateFields } from '#core/shared/text/validation.ts';
import type { FileKind } from '#core/support-rules/file-kinds.ts';
import { MAX_MESSAGE, MAX_SUBJECT } from '#core/support-rules/support-limits.ts';
import type { SupportState } from '#core/support-rules/support-state.ts';

/** What a request is about: an order or a service of the customer. */
export type SupportSubject = { readonly kind: 'order' | 'service'; readonly id: string };

/** A row of the customer's list; times in ms since 1970 UTC. */
export type SupportRequestRow = {
  readonly id: SupportRequestId;
  /** `HT-1024`, as it is read out on the telephone. */
  readonly number: string;
  readonly title: string;
  readonly state: SupportState;
  readonly updatedAt: number;
};

export type SupportMessage = {
  readonly id: string;
  readonly from: 'customer' | 'staff';
  readonly at: number;
  readonly text: string;
  readonly files: readonly SupportFile[];
};

/** A file of a message; its content is loaded by itself. */
export type SupportFile = {
  readonly id: string;
  readonly name: string;
  /** Of what is downloaded. */
  readonly bytes: number;
};

/** The address at which the host answers with a file of one of its messages, to save. */
export const supportFilePath = (id: SupportRequestId, file: string): string =>
  `${supportRequest(id)}/tep/${encodeURIComponent(file)}`;

/** The content is base64. */
export type SupportFileContent = SentFile & { readonly kind: FileKind };

export type SupportRequest = SupportRequestRow & {
  readonly about: (SupportSubject & { readonly title: string }) | null;
  /** Oldest first. */
  readonly messages: readonly SupportMessage[];
};

export type NewSupportMessage = { readonly text: string; readonly files: readonly SentFile[] };

export type NewSupportRequest = NewSupportMessage & {
  readonly title: string;
  readonly about: SupportSubject | null;
};

/** As it is sent. */
export const normaliseSupport = <Given extends { readonly title?: string; readonly text: string }>(given: Given) => ({
  ...given,
  ...(given.title === undefined ? {} : { title: cleanTyped(given.title) }),
  text: cleanLines(given.text),
});

/** Also used while the customer types; takes normalised texts. */
export const validateSupport = ({
  title,
  text,
}: {
  readonly title?: string;
  readonly text: string;
}): Readonly<Record<string, FieldProblem>> =>
  validateFields([
    ...(title === undefined ? [] : ([['title', title, required, atMost(MAX_SUBJECT)]] as const)),
    ['text', text, required, atMost(MAX_MESSAGE)],
  ]);
