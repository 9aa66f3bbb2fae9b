import type { Integrations } from '#core/shared/settings.ts';
import type { ConsentPurpose } from './consent.ts';

/** Live chat widget in the browser. [CHAT-01 to CHAT-04] */
export type ChatWidget = {
  /** `ready` after the service reported it. */
  readonly state: () => 'absent' | 'loading' | 'ready';
  /**
   * Loads the service once, regardless of the number of calls, and puts its launcher into the element that `into`
   * names. Returns whether it loaded; a failed load can be retried.
   */
  readonly load: (chat: NonNullable<Integrations['chat']>, into: string) => Promise<boolean>;
  /** Opens the conversation; before the service is loaded, only logs to the console. [CHAT-04] */
  readonly open: () => void;
  /** Closes the conversation, such as on pages without chat. [CHAT-03] */
  readonly close: () => void;
};

/** Tag manager and ads in the browser. [SCR-01] */
export type Tags = {
  /** Loads the given scripts once each, after passing them `granted`. */
  readonly load: (
    ids: { readonly tagManager: string | null; readonly ads: string | null },
    granted: Readonly<Record<ConsentPurpose, boolean>>,
  ) => void;
  /** Reports a client-side navigation; `path` must not contain personal data. No effect before a script is loaded. */
  readonly reportNavigation: (path: string) => void;
};

/**
 * Third-party services in the browser. Nothing loads before it is requested, and callers request it only after consent.
 * Browser only. [CON-01]
 */
export type IntegrationLoader = {
  readonly chat: ChatWidget;
  readonly tags: Tags;
  /** Purposes with a script loaded since the page was opened. */
  readonly loadedPurposes: () => readonly ConsentPurpose[];
  /** Deletes the cookies that services of these purposes set on the shop's domain. */
  readonly forget: (purposes: readonly ConsentPurpose[]) => void;
};
