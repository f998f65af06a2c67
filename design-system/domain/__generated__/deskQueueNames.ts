// Made of server/openapi.json by `npm run generate`.
export const deskQueueNames = ['disputes', 'withdrawals', 'deposits', 'reports', 'verification', 'stores', 'bonuses'] as const
export type DeskQueueName = (typeof deskQueueNames)[number]
