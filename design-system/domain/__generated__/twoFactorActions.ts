// Made of server/openapi.json by `npm run generate`.
export const twoFactorActions = ['log_in', 'withdrawal', 'first_sell_message', 'publish_sell_advert', 'change_sell_requisites', 'release'] as const
export type TwoFactorAction = (typeof twoFactorActions)[number]
