/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentString } from '../typed-document.ts';
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

/** A question of a form with its answer. */
export type OpportunityFormInput = {
  readonly key: string;
  readonly value?: string | null | undefined;
};

export type AddOpportunityRequest = {
  readonly name: string;
  readonly description?: string | null | undefined;
  /** The opportunity that this one belongs to. */
  readonly parentId?: string | null | undefined;
  /** HIGH, MEDIUM or LOW. */
  readonly priorityName?: string | null | undefined;
  readonly referName?: string | null | undefined;
  readonly referPhone?: string | null | undefined;
  readonly referEmail?: string | null | undefined;
  /** What the lead is about, such as a product. */
  readonly targetId?: string | null | undefined;
  /** Whole address of the page that the lead comes from. */
  readonly targetUrl?: string | null | undefined;
  readonly extSource?: string | null | undefined;
  readonly workEffortTypeId?: string | null | undefined;
  /** Who of the staff should take it; changes no right. */
  readonly ownerId?: string | null | undefined;
  /** At most 50; staff read them beside the description. */
  readonly forms?: ReadonlyArray<OpportunityFormInput> | null | undefined;
};

export type AddOpportunityMutationVariables = Exact<{
  partyId: string;
  addOpportunityRequest?: AddOpportunityRequest | null | undefined;
  performerId: string;
}>;


export type AddOpportunityMutation = { readonly addOpportunity: { readonly goal: string | null, readonly campaignId: string | null, readonly valueReal: number | null, readonly valueExpect: number | null, readonly successRate: number | null, readonly referName: string | null, readonly referPhone: string | null, readonly referEmail: string | null, readonly id: string, readonly createdBy: string | null, readonly ownerId: string | null, readonly workEffortTypeId: string | null, readonly partyId: string | null, readonly name: string | null, readonly description: string | null, readonly parentId: string | null, readonly status: number | null, readonly stmId: string | null, readonly createdStamp: number | null, readonly updatedStamp: number | null, readonly endDateExpect: number | null, readonly priorityName: string | null, readonly targetId: string | null, readonly targetType: string | null, readonly targetUrl: string | null, readonly extSource: string | null, readonly connectorId: string | null, readonly processResult: string | null } | null };

export type SubscribeNewsletterMutationVariables = Exact<{
  email: string;
  agreed: string;
}>;


export type SubscribeNewsletterMutation = { readonly subscribeNewsletter: boolean };

export const AddOpportunityDocument = `
    mutation AddOpportunity($partyId: String!, $addOpportunityRequest: AddOpportunityRequest, $performerId: String!) {
  addOpportunity(
    partyId: $partyId
    addOpportunityRequest: $addOpportunityRequest
    performerId: $performerId
  ) {
    goal
    campaignId
    valueReal
    valueExpect
    successRate
    referName
    referPhone
    referEmail
    id
    createdBy
    ownerId
    workEffortTypeId
    partyId
    name
    description
    parentId
    status
    stmId
    createdStamp
    updatedStamp
    endDateExpect
    priorityName
    targetId
    targetType
    targetUrl
    extSource
    connectorId
    processResult
  }
}
    ` as TypedDocumentString<AddOpportunityMutation, AddOpportunityMutationVariables>;
export const SubscribeNewsletterDocument = `
    mutation SubscribeNewsletter($email: String!, $agreed: String!) {
  subscribeNewsletter(email: $email, agreed: $agreed)
}
    ` as TypedDocumentString<SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables>;
