// Made of the folders of languages by `npm run generate`.
export const errorReceive = {
  address_limit_reached: "You can make {{limit}} new addresses a day. The current one still works.",
  address_fixed: "This network has one address for all. Your memo tells whose the coins are.",
} as const
