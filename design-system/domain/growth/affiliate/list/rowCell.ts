/** The lists whose rows are made of these cells. */
export const rowLists = ['links', 'rewards', 'people'] as const
export type RowList = (typeof rowLists)[number]

/** What a row of figures is made of. */
export const rowCells = [
  'tag',
  'code',
  'invited',
  'traded',
  'worth',
  'actions',
  'person',
  'registered',
  'received',
  'kind',
  'level',
  'reward',
] as const
export type RowCell = (typeof rowCells)[number]
