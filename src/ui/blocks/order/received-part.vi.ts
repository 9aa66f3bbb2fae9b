export const receivedPartText = {
  due: (received: string, due: string) =>
    `Đã nhận ${received} cho đơn này, còn thiếu ${due}. Bạn chuyển nốt ${due} là đơn được thanh toán đủ.`,
  surplus: (surplus: string) =>
    `Bạn đã chuyển thừa ${surplus}. Khoản này được hoàn lại; khi chuyển xong, cửa hàng gửi thư báo.`,
  returned: (received: string) =>
    `${received} đã chuyển cho đơn này đang chờ hoàn lại. Khi chuyển xong, cửa hàng gửi thư báo cho bạn.`,
};
