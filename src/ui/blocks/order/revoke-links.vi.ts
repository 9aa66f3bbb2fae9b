export const revokeText = {
  sentence:
    'Ai có liên kết trong email của đơn này đều xem và thanh toán được đơn. Thu hồi nếu liên kết đã tới tay người lạ.',
  submit: 'Thu hồi liên kết',
} as const;
