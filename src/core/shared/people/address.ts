/** 34-province model: codes, and names at the time of ordering. [Nghị quyết 202/2025/QH15] */
export type Address = {
  readonly street: string;
  readonly provinceCode: string;
  readonly provinceName: string;
  readonly wardCode: string;
  readonly wardName: string;
};
