/** Phone in national format 0912345678. */
export type Contact = { readonly name: string; readonly phone: string; readonly email: string };
