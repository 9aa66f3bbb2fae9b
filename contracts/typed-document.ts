/** The text of a GraphQL operation that remembers, for the compiler only, what it takes and answers. */
export type TypedDocumentString<Answer, Variables> = string & { readonly __types?: (variables: Variables) => Answer };
