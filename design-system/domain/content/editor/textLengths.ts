import type { FieldLength } from '../../../forms/fieldLengths.ts'

/** How much the contract takes of each text of a document; a test holds them equal. */
export const textLengths = {
  line: { most: 300 },
  path: { most: 200 },
  label: { most: 40 },
  about: { most: 80 },
  url: { most: 300 },
  search: { most: 100 },
} as const satisfies Readonly<Record<string, FieldLength>>
