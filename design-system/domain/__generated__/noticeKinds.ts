// Made of server/openapi.json by `npm run generate`.
export const noticeKinds = ['trade', 'chat', 'payment', 'dispute', 'security', 'news'] as const
export type NoticeKind = (typeof noticeKinds)[number]
