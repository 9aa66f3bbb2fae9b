/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentString } from '../typed-document.ts';
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

export type CloudServiceFilterInput = {
  readonly serviceId?: string | null | undefined;
  /** Handle of a product line. */
  readonly type?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly salePartyId?: string | null | undefined;
  readonly offset?: number | null | undefined;
  readonly maxResult?: number | null | undefined;
  readonly ownerId?: string | null | undefined;
  /** Looked for in names and numbers. */
  readonly commonSearch?: string | null | undefined;
};

export type SearchServiceQueryVariables = Exact<{
  filter?: CloudServiceFilterInput | null | undefined;
}>;


export type SearchServiceQuery = { readonly searchService: { readonly total: number, readonly resultList: ReadonlyArray<{ readonly serviceId: string, readonly serviceName: string, readonly type: string, readonly typeName: string, readonly status: string, readonly startDate: string, readonly endDate: string, readonly orderId: string, readonly address: string, readonly location: string, readonly productConfiguration: { readonly productId: string } }> } | null };

export type ServiceDetailQueryVariables = Exact<{
  serviceId?: string | null | undefined;
}>;


export type ServiceDetailQuery = { readonly serviceDetail: { readonly service: { readonly urlPrivate: string | null, readonly urlPublic: string | null, readonly username: string | null, readonly ips: ReadonlyArray<string>, readonly computingId: string | null, readonly hasPassword: boolean, readonly serviceId: string, readonly serviceName: string, readonly type: string, readonly typeName: string, readonly status: string, readonly startDate: string, readonly endDate: string, readonly orderId: string, readonly address: string, readonly location: string, readonly productConfiguration: { readonly productId: string } }, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly configs: ReadonlyArray<{ readonly name: string, readonly configValue: string }>, readonly extraData: ReadonlyArray<{ readonly title: string, readonly content: ReadonlyArray<{ readonly name: string, readonly value: string }> }> } | null };

export type RevealPasswordMutationVariables = Exact<{
  serviceId: string;
}>;


export type RevealPasswordMutation = { readonly revealPassword: string };

export type ServiceInListFragment = { readonly serviceId: string, readonly serviceName: string, readonly type: string, readonly typeName: string, readonly status: string, readonly startDate: string, readonly endDate: string, readonly orderId: string, readonly address: string, readonly location: string, readonly productConfiguration: { readonly productId: string } };

export const ServiceInListFragmentDoc = `
    fragment ServiceInList on CloudService {
  serviceId
  serviceName
  type
  typeName
  status
  startDate
  endDate
  orderId
  productConfiguration {
    productId
  }
  address
  location
}
    ` as TypedDocumentString<ServiceInListFragment, unknown>;
export const SearchServiceDocument = `
    query SearchService($filter: CloudServiceFilterInput) {
  searchService(filter: $filter) {
    total
    resultList {
      ...ServiceInList
    }
  }
}
    fragment ServiceInList on CloudService {
  serviceId
  serviceName
  type
  typeName
  status
  startDate
  endDate
  orderId
  productConfiguration {
    productId
  }
  address
  location
}` as TypedDocumentString<SearchServiceQuery, SearchServiceQueryVariables>;
export const ServiceDetailDocument = `
    query ServiceDetail($serviceId: String) {
  serviceDetail(serviceId: $serviceId) {
    service {
      ...ServiceInList
      urlPrivate
      urlPublic
      username
      ips
      computingId
      hasPassword
    }
    resources {
      name
      value
    }
    configs {
      name
      configValue
    }
    extraData {
      title
      content {
        name
        value
      }
    }
  }
}
    fragment ServiceInList on CloudService {
  serviceId
  serviceName
  type
  typeName
  status
  startDate
  endDate
  orderId
  productConfiguration {
    productId
  }
  address
  location
}` as TypedDocumentString<ServiceDetailQuery, ServiceDetailQueryVariables>;
export const RevealPasswordDocument = `
    mutation RevealPassword($serviceId: String!) {
  revealPassword(serviceId: $serviceId)
}
    ` as TypedDocumentString<RevealPasswordMutation, RevealPasswordMutationVariables>;
