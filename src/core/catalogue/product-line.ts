import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';

/** An extension, of which each line buys one name. `kindsOfLines` has a row for each line; pages ask only these two. */
export const isDomainProduct = ({ type }: { readonly type: string }): boolean => type === DOMAIN_LINE;

/** It has a page with exercises. [ROUTE-39] */
export const isLabProduct = ({ type }: { readonly type: string }): boolean => type === 'cloud-lab';
