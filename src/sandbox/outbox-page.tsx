import { formatMinute } from '#core/shared/calendar.ts';
import * as paths from '#core/shared/paths.ts';
import type { MemoryShop } from './open-shop.ts';
import { outbox as text } from './outbox.vi.ts';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';

export const OUTBOX_PATH = '/hop-thu';

/** What would be sent by SMS or e-mail, newest first. */
export function MemoryOutbox({ shop }: { readonly shop: MemoryShop }) {
  const messages = shop.world.state.accounts.outbox.toReversed();
  return (
    <main style={{ maxWidth: '40rem', margin: '3rem auto', padding: '0 1rem', display: 'grid', gap: '1rem' }}>
      <h1>{text.title}</h1>
      <p>{messages.length === 0 ? text.empty : text.lead}</p>
      {messages.map(({ id, channel, to, text: body, at }) => (
        <article key={id}>
          <p>
            <strong>{to}</strong> · {text.channels[channel]} · {formatMinute(at)}
          </p>
          <p>{body}</p>
        </article>
      ))}
      <a href={paths.verify}>{text.back}</a>
    </main>
  );
}
