import { html } from 'hono/html';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffRequest } from '#backend/platform/staff-route.ts';
import { cleanLines } from '#core/shared/text/clean-typed.ts';

export const MAX_REASON = 500;

/** What staff wrote about a decision. Throws BAD_USER_INPUT for none and for more than `MAX_REASON` characters. */
export const parseReason = (form: URLSearchParams): string => {
  const reason = cleanLines(form.get('reason') ?? '');
  if (reason === '' || reason.length > MAX_REASON)
    throw new ServiceFailure('BAD_USER_INPUT', 'A decision needs a reason', { field: 'reason' });
  return reason;
};

/** null for `accept`, the staff's reason for `reject`. Throws BAD_USER_INPUT. */
export const parseDecision = (
  form: URLSearchParams,
  { accept, reject }: { readonly accept: string; readonly reject: string },
): string | null => {
  const decision = form.get('decision');
  if (decision === accept) return null;
  if (decision !== reject) throw new ServiceFailure('BAD_USER_INPUT', 'No such decision', { field: 'decision' });
  return parseReason(form);
};

/** Any other failure is a bug. */
const refusalMessages: Readonly<Record<string, string>> = {
  STATUS_NOT_ALLOWED:
    'Chưa làm được lúc này: tên miền còn đang được khởi tạo, hoặc việc này đã được quyết định. Mở lại trang để xem trạng thái mới nhất.',
  BAD_USER_INPUT: 'Hãy ghi lý do, tối đa 500 ký tự, rồi bấm lại.',
};

/**
 * Redirects to `done`; a rejection is shown on a page with a link back to `here`. `refusals`: further sentences by
 * failure code.
 */
export const runStaffAction = async (
  { show }: Pick<StaffRequest, 'show'>,
  act: () => Promise<void>,
  {
    here,
    done,
    refusals = {},
  }: { readonly here: string; readonly done: string; readonly refusals?: Readonly<Record<string, string>> },
): Promise<Response> => {
  try {
    await act();
    return new Response(null, { status: 303, headers: { location: done } });
  } catch (failure) {
    const sentence = failure instanceof ServiceFailure ? { ...refusalMessages, ...refusals }[failure.code] : undefined;
    if (!(failure instanceof ServiceFailure) || sentence === undefined) throw failure;
    const body = html`<p>${sentence}</p><p><a href="${here}">Quay lại</a></p>`;
    return show({ title: 'Chưa làm được', body }, failure.status);
  }
};
