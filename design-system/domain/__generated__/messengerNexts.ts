// Made of server/openapi.json by `npm run generate`.
export const messengerNexts = ['done', 'code', 'phone'] as const
export type MessengerNext = (typeof messengerNexts)[number]
