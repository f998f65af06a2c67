// Made of server/openapi.json by `npm run generate`.
export const editableAdvertStatuses = ['draft', 'listed', 'unlisted', 'archived'] as const
export type EditableAdvertStatus = (typeof editableAdvertStatuses)[number]
