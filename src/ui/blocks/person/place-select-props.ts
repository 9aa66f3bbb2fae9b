export type Place = { readonly code: string; readonly name: string };
export type PlaceSelectProps = {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly places: readonly Place[];
  readonly empty: string;
  /** Whether a name answers to what is typed. */
  readonly matches: (name: string, typed: string) => boolean;
  /** Error text; left out, the form around the field tells it. */
  readonly error?: string | null | undefined;
  readonly disabled?: boolean;
  readonly autoComplete?: string;
  readonly onChange: (code: string) => void;
};
