// Made of server/openapi.json by `npm run generate`.
export const deskLookMatterNames = ['log_in', 'open_trade', 'send', 'make_advert', 'delete_account'] as const
export type DeskLookMatterName = (typeof deskLookMatterNames)[number]
