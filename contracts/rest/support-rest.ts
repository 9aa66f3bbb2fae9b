import type { SentFile } from '#core/shared/sent-file.ts';
import type { FileKind } from '#core/support-rules/file-kinds.ts';
import type { SupportState } from '#core/support-rules/support-state.ts';

export const supportPaths = {
  all: '/v1/support-requests',
  one: (id: string) => `/v1/support-requests/${encodeURIComponent(id)}`,
  messages: (id: string) => `/v1/support-requests/${encodeURIComponent(id)}/messages`,
  file: (id: string, file: string) =>
    `/v1/support-requests/${encodeURIComponent(id)}/files/${encodeURIComponent(file)}`,
  close: (id: string) => `/v1/support-requests/${encodeURIComponent(id)}/close`,
} as const;

type About = { readonly kind: 'order' | 'service'; readonly id: string };

/** Times in ms since 1970 UTC. */
export type SupportRowWire = {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly state: SupportState;
  readonly updatedAt: number;
};
export type SupportMessageWire = {
  readonly id: string;
  readonly from: 'customer' | 'staff';
  readonly at: number;
  readonly text: string;
  readonly files: readonly SupportFileWire[];
};
export type SupportFileWire = { readonly id: string; readonly name: string; readonly bytes: number };
export type SupportRequestWire = SupportRowWire & {
  readonly about: (About & { readonly title: string }) | null;
  readonly messages: readonly SupportMessageWire[];
};

/** Contents of files are base64. */
export type SupportMessageBody = { readonly text: string; readonly files: readonly SentFile[] };
export type NewSupportBody = SupportMessageBody & { readonly title: string; readonly about: About | null };

export type SupportListAnswer = { readonly data: readonly SupportRowWire[] };
export type SupportAnswer = { readonly data: SupportRequestWire };
export type SupportFileAnswer = { readonly data: SentFile & { readonly kind: FileKind } };
export type SupportOpenedAnswer = { readonly data: { readonly id: string } };
