import type { Integrations } from '#core/shared/settings.ts';
import type { ConsentPurpose } from './consent.ts';

/** The live chat in the visitor's browser. [CHAT-01 to CHAT-04] */
export type ChatWidget = {
  /** `ready` once the service has said so. */
  readonly state: () => 'absent' | 'loading' | 'ready';
  /**
   * Loads the service, once however often it is asked for; its launcher is put where the page named `into` has kept room for it.
   * Answers whether it is there. One that could not be loaded may be tried again.
   */
  readonly load: (chat: NonNullable<Integrations['chat']>, into: string) => Promise<boolean>;
  /** Opens the conversation; before the service is there only a line in the console. [CHAT-04] */
  readonly open: () => void;
  /** Closes the conversation, as where a page has no chat. [CHAT-03] */
  readonly close: () => void;
};

/** Tag manager and ads in the visitor's browser. [SCR-01] */
export type Tags = {
  /** Loads those that are named, each once; `granted` is told to them before. */
  readonly load: (
    ids: { readonly tagManager: string | null; readonly ads: string | null },
    granted: Readonly<Record<ConsentPurpose, boolean>>,
  ) => void;
  /** A navigation inside the shop, by a path that holds nothing about the visitor. Silent where nothing was loaded. */
  readonly tellRoute: (path: string) => void;
};

/**
 * Services of others in the visitor's browser. Nothing of them is there before it is asked for, and nobody asks before
 * the visitor has said yes. Browser only. [CON-01]
 */
export type IntegrationLoader = {
  readonly chat: ChatWidget;
  readonly tags: Tags;
  /** Purposes of which something was loaded since the page was opened. */
  readonly loaded: () => readonly ConsentPurpose[];
  /** Removes the cookies that services of these purposes left at the shop's address. */
  readonly forget: (purposes: readonly ConsentPurpose[]) => void;
};
