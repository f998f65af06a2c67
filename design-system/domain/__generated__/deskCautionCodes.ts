// Made of server/openapi.json by `npm run generate`.
export const deskCautionCodes = ['tied_to_banned', 'money_held', 'password_changed', 'new_device', 'dispute_open', 'newcomer', 'email_unconfirmed', 'no_second_factor'] as const
export type DeskCautionCode = (typeof deskCautionCodes)[number]
