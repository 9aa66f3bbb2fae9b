declare const brand: unique symbol;

/** A nominal type for a string or number. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
