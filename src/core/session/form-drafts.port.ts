/** Names and texts of a form's fields, in the order of the form. */
export type FormEntries = readonly (readonly [name: string, value: string])[];

/**
 * What was typed in a form and not sent yet. Stored in the visitor's browser for as long as the tab lives, also through
 * reloads and when the browser restores it; never passwords, codes or files. Storage that is blocked keeps nothing.
 */
export type FormDrafts = {
  /** Null when nothing was kept, or is unreadable. */
  readonly read: (form: string) => FormEntries | null;
  readonly save: (form: string, entries: FormEntries) => void;
  readonly forget: (form: string) => void;
  /** Of every form, as after a log-out. */
  readonly forgetAll: () => void;
  /** Id of the customer who was last known in this tab; null for none. */
  readonly owner: () => string | null;
  /** This customer uses the tab: gives back what was put aside for them, and forgets what another one typed. */
  readonly belongTo: (owner: string) => void;
  /** The customer's session is over: no form reads their drafts until they are back. */
  readonly setAside: () => void;
  /** Told when something was given back; returns the function that ends it. */
  readonly onGivenBack: (listener: () => void) => () => void;
};
