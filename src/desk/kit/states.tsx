import Chip from '@mui/material/Chip';
import { FunctionField, type RaRecord } from 'react-admin';
import { lookUp } from '#core/shared/text/look-up.ts';

type Tone = 'success' | 'warning' | 'error' | 'default';

/** A state as a chip with its words. */
export const StateField = ({
  source,
  label,
  words,
  tones,
}: {
  readonly source: string;
  readonly label: string;
  readonly words: Readonly<Record<string, string>>;
  readonly tones: Readonly<Record<string, Tone>>;
}) => (
  <FunctionField<RaRecord>
    source={source}
    label={label}
    render={(record) => {
      const state = String(record[source] ?? '');
      return <Chip size="small" color={lookUp(tones, state) ?? 'default'} label={lookUp(words, state) ?? state} />;
    }}
  />
);
