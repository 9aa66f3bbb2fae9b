/** Text of a GraphQL operation with its answer and variable types at compile time. */
export type TypedDocumentString<Answer, Variables> = string & { readonly __types?: (variables: Variables) => Answer };
