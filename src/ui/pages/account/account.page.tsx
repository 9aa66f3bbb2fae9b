import { notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { isAccountSlug } from '#core/account/account-paths.ts';
import type { AccountSlug } from '#core/shared/paths.ts';
import {
  accountQuery,
  addressesQuery,
  collegesOf,
  invoiceMonthsQuery,
  invoicesQuery,
  mailChoicesQuery,
  parseCollegeProvince,
  profileQuery,
  provincesQuery,
  securityQuery,
  wardsOf,
} from '#ui/account/account-queries.ts';
import { AddressForm } from '#ui/account/address-form.tsx';
import { AddressItem } from '#ui/account/address-item.tsx';
import { editHref, findEditedAddress, NEW_ADDRESS, provinceForWards } from '#ui/account/find-edited-address.ts';
import { Invoices } from '#ui/account/invoices.tsx';
import { MailChoices } from '#ui/account/mail-choices.tsx';
import { addressText, slugTitles } from '#ui/account/messages.vi.ts';
import { Overview } from '#ui/account/overview.tsx';
import { Portal } from '#ui/account/portal.tsx';
import type { PortalSection } from '#ui/account/portal-links.ts';
import { ProfileForm } from '#ui/account/profile-form.tsx';
import { Security } from '#ui/account/security.tsx';
import { useSubmission } from '#ui/app/form-fields.ts';
import { ensure, type LoaderInput, loadQueries, type PageLoader, prefetch, usePageQuery } from '#ui/app/page.ts';
import { usePathParams, useSearchTexts } from '#ui/app/use-shop.ts';
import { EmptyState } from '#ui/blocks/content/empty-state.tsx';
import { loginProvidersQuery } from '#ui/blocks/person/use-login-providers.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';

/** An unknown section gives 404. [ROUTE-29] */
export const load: PageLoader = async (loader) => {
  const { slug } = loader.params;
  if (slug === undefined) {
    await ensure(loader, accountQuery);
    return undefined;
  }
  if (!isAccountSlug(slug)) throw notFound({ data: { thing: 'page' } });
  await Promise.all([parts[slug].load(loader), prefetch(loader, accountQuery)]);
  return { title: slugTitles[slug] };
};

type AccountPart = {
  readonly place: PortalSection;
  readonly Part: ComponentType;
  readonly load: (loader: LoaderInput) => Promise<unknown>;
};

const loadProfile = async (loader: LoaderInput): Promise<void> => {
  const province = parseCollegeProvince(loader.search);
  const colleges = province === '' ? null : prefetch(loader, collegesOf(province));
  await Promise.all([ensure(loader, profileQuery), prefetch(loader, provincesQuery), colleges]);
};

const loadAddresses = async (loader: LoaderInput): Promise<void> => {
  const { addresses } = await ensure(loader, addressesQuery);
  const province = provinceForWards(loader.context.submission, findEditedAddress(addresses, loader.search));
  if (province !== '') await prefetch(loader, wardsOf(province));
};

const parts: Readonly<Record<AccountSlug, AccountPart>> = {
  'thong-tin': { place: 'account', Part: ProfileForm, load: loadProfile },
  'dia-chi': { place: 'addresses', Part: AddressBook, load: loadAddresses },
  'hoa-don': { place: 'invoices', Part: Invoices, load: loadQueries([invoicesQuery], [invoiceMonthsQuery]) },
  'thong-bao': { place: 'notifications', Part: MailChoices, load: loadQueries([mailChoicesQuery]) },
  'bao-mat': { place: 'security', Part: Security, load: loadQueries([securityQuery], [loginProvidersQuery]) },
};

/** The overview or one section. [ROUTE-29] */
export function Page() {
  const { slug = '' } = usePathParams();
  const { place, Part } = isAccountSlug(slug) ? parts[slug] : { place: 'account' as const, Part: Overview };
  return (
    <Portal current={place}>
      <Part />
    </Portal>
  );
}

/** The saved addresses below the form for a new or edited one. [ACC-09, SDK-03] */
function AddressBook() {
  const { addresses, provinces } = usePageQuery(addressesQuery);
  const edited = findEditedAddress(addresses, useSearchTexts());
  const posted = useSubmission('saveAddress');
  const shown = edited ?? (posted === null ? null : NEW_ADDRESS);
  const addButton = (
    <ButtonLink href={editHref(NEW_ADDRESS)} kind={addresses.length === 0 ? 'primary' : 'line'} size="s">
      <Icon name="plus" size="s" />
      {addressText.add}
    </ButtonLink>
  );
  return (
    <>
      {shown === null ? null : (
        <AddressForm
          key={shown === NEW_ADDRESS ? NEW_ADDRESS : shown.id}
          address={shown === NEW_ADDRESS ? null : shown}
          first={addresses.length === 0}
          provinces={provinces}
        />
      )}
      <SectionCard
        id="dia-chi"
        title={slugTitles['dia-chi']}
        end={addresses.length === 0 || shown === NEW_ADDRESS ? null : addButton}
        flush
      >
        {addresses.length > 0 ? (
          <ul className={layout.rows}>
            {addresses.map((address) => (
              <AddressItem key={address.id} address={address} />
            ))}
          </ul>
        ) : (
          <EmptyState
            title={addressText.emptyTitle}
            sentence={addressText.emptySentence}
            action={shown === NEW_ADDRESS ? null : addButton}
          />
        )}
      </SectionCard>
    </>
  );
}
