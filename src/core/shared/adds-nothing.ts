/** Whether a value of an option declines it: «Không», «Không thêm». Documents and carts leave it out. */
export const addsNothing = (value: string): boolean => /^không(\s|$)/iu.test(value);
