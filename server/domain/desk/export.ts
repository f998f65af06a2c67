/** The lists of the desk that can be taken away as a table. */
export const exportedLists = [
  'people',
  'stores',
  'deposits',
  'withdrawals',
  'verification',
  'reports',
  'bonuses',
  'jobs',
  'messages',
  'rates',
  'trail',
] as const
export type ExportedList = (typeof exportedLists)[number]
