import { placeScreen, type Screens } from './screens.ts'
import type { Block } from './tree.ts'

/** A picture that is kept: where its files lie, and how large it is. */
export type PlacedPicture = Pick<Extract<Block, { kind: 'figure' }>, 'src' | 'widths' | 'width' | 'height'>

/** Pictures are kept in these widths, as far as they are as wide; a wider one is scaled down to the last. */
export const pictureWidths = [480, 960, 1600] as const

/** The widths of a picture of such a width: never larger than it is, and its own or the widest last. */
export function widthsOf(width: number): readonly number[] {
  const widest = Math.min(width, Math.max(...pictureWidths))
  return [...pictureWidths.filter(one => one < widest), widest]
}

/** The blocks of a text, each followed by those in it. */
export function everyBlock(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap(block => [block, ...blocksIn(block).flatMap(everyBlock)])
}

const blocksIn = (block: Block): readonly (readonly Block[])[] => {
  if (block.kind === 'list' || block.kind === 'steps') return block.items
  if (block.kind === 'questions') return block.questions.map(({ answer }) => answer)
  return block.kind === 'quote' || block.kind === 'notice' ? [block.blocks] : []
}

/** The pictures that a text shows. */
export const picturesIn = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(everyBlock(blocks).flatMap(block => (block.kind === 'figure' ? [block.picture] : []))),
]

/** What pictures a text may show: those that were uploaded, and those of the product, in the text's language. */
export interface KnownPictures {
  readonly kept: ReadonlyMap<string, PlacedPicture>
  readonly screens: Screens
  readonly locale: string
}

/** The text with its pictures in their sizes; one that nobody keeps is left out. */
export function placePictures(blocks: readonly Block[], known: KnownPictures): readonly Block[] {
  const all = (inner: readonly Block[]) => placePictures(inner, known)
  return blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case 'figure': {
        const placed = known.kept.get(block.picture)
        return placed ? [{ ...block, ...placed }] : []
      }
      case 'screen':
        return [placeScreen(block, known.screens, known.locale) ?? []].flat()
      case 'list':
      case 'steps':
        return [{ ...block, items: block.items.map(all) }]
      case 'quote':
      case 'notice':
        return [{ ...block, blocks: all(block.blocks) }]
      case 'questions':
        return [{ ...block, questions: block.questions.map(one => ({ ...one, answer: all(one.answer) })) }]
      default:
        return [block]
    }
  })
}
