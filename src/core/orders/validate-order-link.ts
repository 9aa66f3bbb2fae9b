import { normaliseEmail } from '#core/shared/text/email-address.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { normaliseOrderNumber } from '#core/shared/text/order-number.ts';
import { atMost, email as emailRule, fieldLimits, required, validateFields } from '#core/shared/text/validation.ts';

export type OrderLinkFields = { readonly orderNumber: string; readonly email: string };

/** As the service compares them. */
export const normaliseOrderLink = ({ orderNumber, email }: OrderLinkFields): OrderLinkFields => ({
  orderNumber: normaliseOrderNumber(orderNumber),
  email: normaliseEmail(email),
});

export const validateOrderLinkFields = (typed: OrderLinkFields): Readonly<Record<string, FieldProblem>> => {
  const { orderNumber, email } = normaliseOrderLink(typed);
  return validateFields([
    ['orderNumber', orderNumber, required, atMost(fieldLimits.name)],
    ['email', email, required, emailRule],
  ]);
};
