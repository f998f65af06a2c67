// Made of server/openapi.json by `npm run generate`.
export const deskQueueNames = ['disputes', 'withdrawals', 'deposits', 'verification', 'stores', 'bonuses'] as const
export type DeskQueueName = (typeof deskQueueNames)[number]
