import type { Integrations } from '#core/shared/settings.ts';
import type { ConsentPurpose } from './consent.ts';

/** Live chat widget in the browser. [CHAT-01 to CHAT-04] */
export type ChatWidget = {
  readonly state: () => 'absent' | 'loading' | 'ready';
  /** Loads once and moves the launcher into the element `into`; false on failure, which can be retried. */
  readonly load: (chat: NonNullable<Integrations['chat']>, into: string) => Promise<boolean>;
  /** Opens the conversation; before the service is loaded, only logs to the console. [CHAT-04] */
  readonly open: () => void;
  /** Closes the conversation, such as on pages without chat. [CHAT-03] */
  readonly close: () => void;
};

/** Tag manager and ads in the browser. [SCR-01] */
export type Tags = {
  /** Loads each script once, after passing it `granted`. */
  readonly load: (
    ids: { readonly tagManager: string | null; readonly ads: string | null },
    granted: Readonly<Record<ConsentPurpose, boolean>>,
  ) => void;
  /** `path` must not contain personal data. No effect before a script is loaded. */
  readonly reportNavigation: (path: string) => void;
};

/** Measures this visit: when the page showed itself, how fast it reacts, how much it jumps. [CON-01] */
export type VitalsReporter = {
  /** Tells the shop when the page is left. `pages`: the family of the page that was loaded. Once per document. */
  readonly start: (pages: string) => void;
};

/** Third-party services and measurements, browser only. Callers load them only after consent. [CON-01] */
export type IntegrationLoader = {
  readonly chat: ChatWidget;
  readonly tags: Tags;
  readonly vitals: VitalsReporter;
  /** Purposes with a loaded script. */
  readonly loadedPurposes: () => readonly ConsentPurpose[];
  /** Deletes their cookies on the shop's domain. */
  readonly forget: (purposes: readonly ConsentPurpose[]) => void;
};
