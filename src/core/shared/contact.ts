/** Who receives the order. Phone in the national form 0912345678. */
export type Contact = { readonly name: string; readonly phone: string; readonly email: string };
