/** A GraphQL operation, typed at compile time. */
export type TypedDocumentString<Answer, Variables> = string & { readonly __types?: (variables: Variables) => Answer };
