import type { SupportState } from '#core/support-rules/support-state.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { supportText as text } from './support.vi.ts';

const tones = { waiting: 'warn', answered: 'ok', closed: 'neutral' } as const satisfies Readonly<
  Record<SupportState, string>
>;

export function SupportBadge({ state }: { readonly state: SupportState }) {
  return (
    <Badge tone={tones[state]} dot>
      {text.states[state]}
    </Badge>
  );
}
