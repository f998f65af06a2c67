import type { FieldLength } from '../../forms/fieldLengths.ts'

/** How much the contract takes of each text of a document; a test holds them equal. */
export const textLengths = {
  title: { most: 200 },
  description: { most: 400 },
  line: { most: 300 },
  search: { most: 100 },
} as const satisfies Readonly<Record<string, FieldLength>>
