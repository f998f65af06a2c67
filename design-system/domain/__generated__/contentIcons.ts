// Made of server/openapi.json by `npm run generate`.
export const contentIcons = ['shield', 'lock', 'wallet', 'exchange', 'percent', 'bell', 'people', 'gift', 'guide'] as const
export type ContentIcon = (typeof contentIcons)[number]
