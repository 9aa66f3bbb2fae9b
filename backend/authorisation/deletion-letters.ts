import { formatMinute } from '#core/shared/calendar.ts';
import { type DeletionBlocker, deletionBlockers } from '#core/shared/deletion-blocker.ts';
import { keptAfterDeletion } from '#core/shared/retention.ts';
import type { Message } from '../outbox/service.ts';
import { buildMessage, SHOP } from './message-texts.ts';

/** `at`: when the account is deleted, ms since 1970 UTC. */
export const deletionAskedMessage = (recipient: string, at: number, cancel: string): Message =>
  buildMessage(
    recipient,
    `Yêu cầu xoá tài khoản ${SHOP}`,
    `${SHOP}: tài khoản sẽ bị xoá lúc ${formatMinute(at)}. Không phải bạn, hoặc đổi ý? Huỷ: ${cancel}`,
    [
      `Bạn vừa yêu cầu xoá tài khoản. Tài khoản và dữ liệu của bạn sẽ bị xoá lúc ${formatMinute(at)} (giờ Việt Nam); đến lúc đó bạn vẫn dùng tài khoản như thường.`,
      `Đổi ý, hoặc không phải bạn yêu cầu? Huỷ bằng đường dẫn này:\n${cancel}`,
      'Nếu không phải bạn, hãy đặt lại mật khẩu ngay sau khi huỷ.',
    ],
  );

export const deletionCancelledMessage = (recipient: string): Message =>
  buildMessage(
    recipient,
    `Đã huỷ yêu cầu xoá tài khoản ${SHOP}`,
    `${SHOP}: đã huỷ yêu cầu xoá tài khoản. Tài khoản được giữ nguyên.`,
    ['Yêu cầu xoá tài khoản đã được huỷ. Tài khoản và dữ liệu của bạn được giữ nguyên.'],
  );

/** At the end of the waiting time something had to be finished first. */
export const deletionCalledOffMessage = (recipient: string, blockers: readonly DeletionBlocker[]): Message =>
  buildMessage(
    recipient,
    `Chưa xoá được tài khoản ${SHOP}`,
    `${SHOP}: chưa xoá được tài khoản vì còn dịch vụ hoặc đơn hàng. Xem tại trang thông tin tài khoản.`,
    [
      'Đã đến hạn xoá tài khoản theo yêu cầu của bạn, nhưng tài khoản còn việc chưa xong nên được giữ lại:',
      blockers.map((each) => `- ${deletionBlockers[each]}`).join('\n'),
      'Làm xong các việc này, bạn gửi lại yêu cầu xoá tại trang thông tin tài khoản.',
    ],
  );

/** The last letter, to a contact that the shop has forgotten. */
export const accountDeletedMessage = (recipient: string): Message =>
  buildMessage(
    recipient,
    `Đã xoá tài khoản ${SHOP}`,
    `${SHOP}: tài khoản và dữ liệu của bạn đã được xoá theo yêu cầu. Cảm ơn bạn đã mua hàng.`,
    [
      'Tài khoản và dữ liệu của bạn đã được xoá theo yêu cầu. Đây là thư cuối cùng gửi đến địa chỉ này.',
      `Theo luật, cửa hàng còn giữ:\n${Object.values(keptAfterDeletion)
        .map(({ data, life, reason }) => `- ${data} (${life}; ${reason})`)
        .join('\n')}`,
      'Cảm ơn bạn đã mua hàng. Bạn có thể đăng ký lại bất cứ lúc nào bằng email hay số điện thoại này.',
    ],
  );
