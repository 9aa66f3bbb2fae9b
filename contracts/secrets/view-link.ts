/** Path of the shop below which links of the desk lie: `/xem-nhu-khach/{token}`. */
export const VIEW_LINK_PATH = '/xem-nhu-khach';
