import type { SupportState } from '#core/support-rules/support-state.ts';

export const supportPaths = {
  all: '/v1/support-requests',
  one: (id: string) => `/v1/support-requests/${encodeURIComponent(id)}`,
  messages: (id: string) => `/v1/support-requests/${encodeURIComponent(id)}/messages`,
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
};
export type SupportRequestWire = SupportRowWire & {
  readonly about: (About & { readonly title: string }) | null;
  readonly messages: readonly SupportMessageWire[];
};

export type NewSupportBody = { readonly title: string; readonly text: string; readonly about: About | null };
export type SupportMessageBody = { readonly text: string };

export type SupportListAnswer = { readonly data: readonly SupportRowWire[] };
export type SupportAnswer = { readonly data: SupportRequestWire };
export type SupportOpenedAnswer = { readonly data: { readonly id: string } };
