import { notFound } from '@tanstack/react-router';
import { type AccountSlug, isAccountSlug } from '#core/account/account-paths.ts';
import { addressOf, editedWards } from '#ui/account/edited-address.ts';
import { invoicesQuery } from '#ui/account/invoices-query.ts';
import { slugTitles } from '#ui/account/messages.vi.ts';
import { provinceOfColleges } from '#ui/account/province-of-colleges.ts';
import { withAccount } from '#ui/account/with-account.ts';
import { ensure, type LoaderInput, type PageLoader } from '#ui/app/page-loader.ts';
import { queryOf } from '#ui/app/queries.ts';

/** The overview, or one part of the account; another slug is no page. [ROUTE-29] */
export const loadAccount: PageLoader = async (loader) => {
  const { slug } = loader.params;
  if (slug === undefined) {
    await ensure(loader, 'account', {});
    return {};
  }
  if (!isAccountSlug(slug)) throw notFound({ data: { thing: 'page' } });
  await Promise.all([parts[slug](loader), withAccount(loader)]);
  return { title: slugTitles[slug] };
};

/** What each part needs before it is drawn. */
const parts: Readonly<Record<AccountSlug, (loader: LoaderInput) => Promise<unknown>>> = {
  'thong-tin': async (loader) => {
    const { queryClient, useCases } = loader.context;
    const province = provinceOfColleges(loader.search);
    const colleges = province === '' ? null : queryClient.prefetchQuery(queryOf(useCases, 'colleges', { province }));
    await Promise.all([
      ensure(loader, 'account', {}),
      queryClient.prefetchQuery(queryOf(useCases, 'provinces', {})),
      colleges,
    ]);
  },
  'dia-chi': async (loader) => {
    const { addresses } = await ensure(loader, 'addresses', {});
    const { queryClient, useCases, submission } = loader.context;
    const province = editedWards(submission, addressOf(addresses, loader.search));
    if (province !== '') await queryClient.prefetchQuery(queryOf(useCases, 'wards', { province }));
  },
  'hoa-don': (loader) => ensure(loader, 'invoices', invoicesQuery(loader.search)),
  'bao-mat': (loader) => ensure(loader, 'security', {}),
};
