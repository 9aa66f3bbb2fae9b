import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { type AccountSlug, isAccountSlug } from '#core/account/account-paths.ts';
import { AddressBook } from '#ui/account/address-book.tsx';
import { Invoices } from '#ui/account/invoices.tsx';
import { Overview } from '#ui/account/overview.tsx';
import { Portal } from '#ui/account/portal.tsx';
import type { Place } from '#ui/account/portal-places.ts';
import { ProfileForm } from '#ui/account/profile-form.tsx';
import { Security } from '#ui/account/security.tsx';

const parts: Readonly<Record<AccountSlug, { readonly place: Place; readonly Part: ComponentType }>> = {
  'thong-tin': { place: 'account', Part: ProfileForm },
  'dia-chi': { place: 'addresses', Part: AddressBook },
  'hoa-don': { place: 'invoices', Part: Invoices },
  'bao-mat': { place: 'security', Part: Security },
};

/** The account and its parts. [ROUTE-29] */
export function Page() {
  const { slug = '' } = useParams({ strict: false });
  const { place, Part } = isAccountSlug(slug) ? parts[slug] : { place: 'account' as const, Part: Overview };
  return (
    <Portal current={place}>
      <Part />
    </Portal>
  );
}
