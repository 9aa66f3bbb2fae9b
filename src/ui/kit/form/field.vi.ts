export const fieldText = {
  required: 'bắt buộc',
  optional: '(không bắt buộc)',
};
