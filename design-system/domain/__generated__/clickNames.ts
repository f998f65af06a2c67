// Made of server/openapi.json by `npm run generate`.
export const clickNames = ['messenger_log_in', 'messenger_link', 'new_version', 'install_app'] as const
export type ClickName = (typeof clickNames)[number]
