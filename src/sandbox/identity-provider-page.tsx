import {
  type FakeProvider,
  fakeProviders,
  finishProviderLogin,
  type ProviderPerson,
  providerPeople,
} from '#adapters/memory/accounts/account-providers.ts';
import * as paths from '#core/shared/paths.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { identityProvider as text } from './identity-provider.vi.ts';
import type { MemoryShop } from './open-shop.ts';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';

/** /nha-cung-cap/{provider}?state=… */
export const providerPath = /^\/nha-cung-cap\/([a-z]+)$/;

export const providerOf = (name: string): FakeProvider | null =>
  fakeProviders.find(({ id }) => id === name)?.id ?? null;

type Props = { readonly shop: MemoryShop; readonly provider: FakeProvider; readonly state: string };

/** The user acts as someone with an account at Google, Facebook or Zalo. Redirects back to the shop. */
export function MemoryProvider({ shop, provider, state }: Props) {
  const goOn = (person: ProviderPerson | null) => {
    const address = finishProviderLogin(shop.world, state, person);
    shop.keep();
    window.location.assign(address ?? paths.logIn());
  };
  return (
    <main style={{ maxWidth: '32rem', margin: '3rem auto', padding: '0 1rem', display: 'grid', gap: '1rem' }}>
      <h1>{text.titles[provider]}</h1>
      <p>{text.lead}</p>
      {providerPeople[provider].map((person) => (
        <Button key={person.id} kind="primary" onClick={() => goOn(person)}>
          {person.email === '' ? person.name : `${person.name} (${person.email})`}
        </Button>
      ))}
      <Button onClick={() => goOn(null)}>{text.cancel}</Button>
    </main>
  );
}
