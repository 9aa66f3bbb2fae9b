export const emailInputText = {
  meant: (address: string) => `Ý bạn là ${address}?`,
  accept: 'Dùng địa chỉ này',
};
