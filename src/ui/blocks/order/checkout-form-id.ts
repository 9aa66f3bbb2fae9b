/** Id of the checkout's form; forms beside it read what is typed there. */
export const CHECKOUT_FORM = 'checkout';
