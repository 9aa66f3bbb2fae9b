import * as paths from '#core/shared/paths.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { supportText as text } from './support.vi.ts';

/** Leads to the form of a request about an order or a service. */
export function SupportLink({ about }: { readonly about: NonNullable<Parameters<typeof paths.support>[0]> }) {
  return (
    <Card padded>
      <ButtonLink href={paths.support(about)}>
        <Icon name="chat" />
        {text.ask}
      </ButtonLink>
    </Card>
  );
}
