/** What can be set to ask for a code of the authenticator (specification, validation rules). */
export const twoFactorActions = [
  'log_in',
  'withdrawal',
  'first_sell_message',
  'publish_sell_advert',
  'change_sell_requisites',
  'release',
] as const
export type TwoFactorAction = (typeof twoFactorActions)[number]
