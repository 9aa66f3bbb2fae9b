import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { SavedAddress } from '#core/account/account.ts';
import type { CheckoutFields } from '#core/checkout/checkout.ts';
import type { CheckoutFormView } from '#core/checkout/checkout-form.ts';
import { validateCheckout } from '#core/checkout/validate-checkout.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Place } from '#core/places/places.port.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import { nestFields } from '#core/shared/form-fields.ts';
import { type Fields, textAt, useSubmission } from '#ui/app/command-form.tsx';
import { privateKey, publicQueryOf } from '#ui/app/queries.ts';
import { type CommandInput, useCommand } from '#ui/app/use-command.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { firstOf } from '#ui/navigation/search.ts';
import {
  ADDRESS_QUERY,
  type FieldPath,
  fieldsAsTyped,
  initialFields,
  pickedAddress,
  problemsIn,
} from './checkout-values.ts';

export type PlacingCommand = 'placeOrder' | 'placeDirectOrder';

/** What is being ordered, and how it is told to the shop. */
export type Subject = {
  readonly use: PlacingCommand;
  /** Total with VAT that the page shows, đồng. */
  readonly total: Dong;
  readonly note: string;
  /** The whole command for what was typed, at the price that was seen. */
  readonly command: (typed: CheckoutFields, expectedTotal: Dong) => CommandInput<PlacingCommand>;
  /** The query that the page is drawn from: asked again where a part of it is missing or its price has changed. */
  readonly query: 'loadCheckout' | 'loadDirectOrder';
};

/**
 * State of the checkout form: what was typed (also by a plain post that failed), what is wrong with it by the core's own
 * rule, the wards of the chosen province, and the one command that places the order.
 */
export const useCheckoutForm = (view: CheckoutFormView, subject: Subject) => {
  const { client } = useShop();
  const posted = useSubmission(subject.use);
  const { run, busy, failure } = useCommand(subject.use);
  const queries = useQueryClient();
  const [refused, setRefused] = useState(problemsIn(posted?.failure ?? null));
  const receiver = pickedAddress(view.addresses, firstOf(useSearchTexts(), ADDRESS_QUERY));
  const typed = posted ? fieldsAsTyped(posted.fields) : initialFields(view, receiver, subject.note);
  const [province, setProvince] = useState(typed.address.provinceCode);
  const wards = useQuery({ ...publicQueryOf(client, 'loadWards', { province }), enabled: province !== '' });
  const form = useForm<CheckoutFields>({
    defaultValues: typed,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values) => resolve(values, view.provinces, wards.data ?? []),
  });
  useReceiver(form, receiver, setProvince);

  const reload = () => queries.refetchQueries({ queryKey: privateKey(subject.query) });
  const { total } = subject;
  const why = failure ?? posted?.failure ?? null;
  const moved = why?.kind === 'price-changed' || why?.kind === 'voucher-gone' ? why : null;
  const expectedTotal = moved?.old === total ? moved.now : total;
  const place = async (values: CheckoutFields): Promise<void> => {
    setRefused({});
    const outcome = await run(subject.command(values, expectedTotal));
    if (outcome === null || outcome.ok) return;
    setRefused(problemsIn(outcome.failure));
    if (outcome.failure.kind === 'price-changed' || outcome.failure.kind === 'voucher-gone') await reload();
  };
  return {
    formRef: useFocusOnProblem(form.formState.submitCount, failure),
    expectedTotal,
    receiver,
    reload: () => void reload(),
    field: (path: TextPath) => textField(form, typed, path),
    choice: (path: ChoicePath, value: string) => choiceField(form, typed, path, value),
    values: useWatch({ control: form.control }),
    province,
    wards,
    busy,
    failure: why,
    choose: (path: 'address.provinceCode' | 'address.wardCode', code: string) => {
      form.setValue(path, code, { shouldTouch: true, shouldValidate: form.formState.isSubmitted });
      if (path === 'address.wardCode') return;
      setProvince(code);
      form.setValue('address.wardCode', '');
    },
    judge: (path: 'address.provinceCode' | 'address.wardCode') => void form.trigger(path),
    problemOf: (path: FieldPath): FieldProblem | undefined =>
      typedProblem(form.formState.errors, path) ?? refused[path],
    submit: (event: FormEvent) => void form.handleSubmit(place)(event),
  };
};

/** Another receiver was picked while the page stands: his fields take the place of the last one's, the rest stays. */
const useReceiver = (
  form: UseFormReturn<CheckoutFields>,
  receiver: SavedAddress | null,
  setProvince: (code: string) => void,
): void => {
  const shown = useRef(receiver?.id ?? null);
  useEffect(() => {
    if (shown.current === (receiver?.id ?? null)) return;
    shown.current = receiver?.id ?? null;
    setProvince(receiver?.provinceCode ?? '');
    form.setValue('address.provinceCode', receiver?.provinceCode ?? '');
    form.setValue('address.wardCode', receiver?.wardCode ?? '');
    form.setValue('address.street', receiver?.street ?? '');
    if (receiver === null) return;
    form.setValue('contact.name', receiver.name);
    form.setValue('contact.phone', receiver.phone);
    form.clearErrors(['address', 'contact.name', 'contact.phone']);
  }, [receiver, form, setProvince]);
};

type ChoicePath = 'invoiceFor' | 'methodCode';
type TextPath = Exclude<FieldPath, `address.${'province' | 'ward'}Code` | 'methodCode'>;

/**
 * What ties an input to the form. Its first text stands in the document too, for pages without script; and what was
 * typed before the script came is taken in when it does.
 */
const textField = (form: UseFormReturn<CheckoutFields>, typed: CheckoutFields, path: TextPath) => {
  const { ref, ...rest } = form.register(path);
  return {
    ...rest,
    // Every path of the form's texts leads to a text.
    defaultValue: textAt(typed as unknown as Fields, path),
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      const early = element !== null && element.value !== form.getValues(path) ? element.value : null;
      ref(element);
      if (early !== null) form.setValue(path, early);
    },
  };
};

/** After a press that did not go through, the first field that is wrong has the focus, or else the note that says why. */
const useFocusOnProblem = (presses: number, failure: ShopFailure | null) => {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (presses === 0 && failure === null) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
  }, [presses, failure]);
  return formRef;
};

/** The same for one of several answers: what the browser has checked by then is the answer. */
const choiceField = (form: UseFormReturn<CheckoutFields>, typed: CheckoutFields, path: ChoicePath, value: string) => {
  const { ref, ...rest } = form.register(path);
  return {
    ...rest,
    value,
    defaultChecked: typed[path] === value,
    ref: (element: HTMLInputElement | null) => {
      const group = element?.form?.elements.namedItem(path);
      const checked = group instanceof RadioNodeList ? group.value : '';
      const early = checked !== '' && checked !== form.getValues(path) ? checked : null;
      ref(element);
      // The browser checks only what this form offers.
      if (early !== null) form.setValue(path, early as CheckoutFields[typeof path]);
    },
  };
};

const resolve = (
  values: CheckoutFields,
  provinces: readonly Place[],
  wards: readonly Place[],
): ReturnType<Resolver<CheckoutFields>> => {
  const judged = validateCheckout(values, { provinces, wards });
  if (judged.ok) return { values, errors: {} };
  // Leaves become what react-hook-form keeps per field; the problem travels as its type.
  const errors = nestFields(Object.entries(judged.failure.fields)) as Record<string, unknown>;
  return { values: {}, errors: leavesToErrors(errors) as FieldErrors<CheckoutFields> };
};

const leavesToErrors = (nested: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(nested).map(([key, value]) => [
      key,
      typeof value === 'string' ? { type: value } : leavesToErrors(value as Record<string, unknown>),
    ]),
  );

const typedProblem = (errors: FieldErrors<CheckoutFields>, path: FieldPath): FieldProblem | undefined => {
  const found = path.split('.').reduce<unknown>(
    // Every step down is a record or nothing.
    (at, key) => (at as Record<string, unknown> | undefined)?.[key],
    errors,
  );
  // `resolve` alone writes these errors, with a FieldProblem as their type.
  return (found as { readonly type?: FieldProblem } | undefined)?.type;
};
