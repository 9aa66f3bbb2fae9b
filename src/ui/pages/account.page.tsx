import { notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { isAccountSlug } from '#core/account/account-paths.ts';
import type { AccountSlug } from '#core/shared/paths.ts';
import {
  accountQuery,
  addressesQuery,
  collegesOf,
  invoicesQuery,
  provincesQuery,
  securityQuery,
  wardsOf,
} from '#ui/account/account-queries.ts';
import { AddressBook } from '#ui/account/address-book.tsx';
import { findEditedAddress, provinceForWards } from '#ui/account/find-edited-address.ts';
import { Invoices } from '#ui/account/invoices.tsx';
import { slugTitles } from '#ui/account/messages.vi.ts';
import { Overview } from '#ui/account/overview.tsx';
import { parseCollegeProvince } from '#ui/account/parse-college-province.ts';
import { Portal } from '#ui/account/portal.tsx';
import type { PortalSection } from '#ui/account/portal-links.ts';
import { ProfileForm } from '#ui/account/profile-form.tsx';
import { Security } from '#ui/account/security.tsx';
import { ensure, type LoaderInput, type PageLoader, prefetch } from '#ui/app/page.ts';
import { usePathParams } from '#ui/app/use-shop.ts';

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
  await Promise.all([ensure(loader, accountQuery), prefetch(loader, provincesQuery), colleges]);
};

const loadAddresses = async (loader: LoaderInput): Promise<void> => {
  const { addresses } = await ensure(loader, addressesQuery);
  const province = provinceForWards(loader.context.submission, findEditedAddress(addresses, loader.search));
  if (province !== '') await prefetch(loader, wardsOf(province));
};

const parts: Readonly<Record<AccountSlug, AccountPart>> = {
  'thong-tin': { place: 'account', Part: ProfileForm, load: loadProfile },
  'dia-chi': { place: 'addresses', Part: AddressBook, load: loadAddresses },
  'hoa-don': { place: 'invoices', Part: Invoices, load: (loader) => ensure(loader, invoicesQuery) },
  'bao-mat': { place: 'security', Part: Security, load: (loader) => ensure(loader, securityQuery) },
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
