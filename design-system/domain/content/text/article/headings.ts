import type { Block } from '../contentTree.ts'
import { plainText } from '../contentTree.ts'

/** A part of a text that its contents lead to. */
export interface HeadingShape {
  readonly id: string
  readonly title: string
}

/** The parts of a text: its headings of the second level. */
export const headingsOf = (blocks: readonly Block[]): readonly HeadingShape[] =>
  blocks.flatMap(block =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: plainText(block.text) }] : [],
  )

/** The part that is being read: the last one whose heading is above the line of sight; null before the first. */
export const currentHeading = (ids: readonly string[], passed: ReadonlySet<string>): string | null =>
  ids.findLast(id => passed.has(id)) ?? null

/** What a text begins with, up to its first heading, and the rest of it. */
export function introAndRest(blocks: readonly Block[]): {
  readonly intro: readonly Block[]
  readonly rest: readonly Block[]
} {
  const index = blocks.findIndex(({ kind }) => kind === 'heading')
  const end = index === -1 ? blocks.length : index
  return { intro: blocks.slice(0, end), rest: blocks.slice(end) }
}
