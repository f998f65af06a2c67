/** What refusals of addresses say; see `error`. They come with the pages of receiving. */
export const errorReceive = {
  address_limit_reached: 'You can make {{limit}} new addresses a day. The current one still works.',
  address_fixed: 'This network has one address for all. Your memo tells whose the coins are.',
} as const
