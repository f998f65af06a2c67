/**
 * A text as it is shown, made of what a reader's page can draw and of nothing else: no markup of the source is in it any more. It goes to
 * clients as JSON, so its names are the wire's.
 */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly text: readonly Inline[] }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly href: string; readonly text: readonly Inline[] }
  | { readonly kind: 'break' }

/** How loud a notice is. */
export const noticeTones = ['info', 'warning', 'danger'] as const
export type NoticeTone = (typeof noticeTones)[number]

/** What shows real data in the middle of a text, and what it may be told. */
export const liveBlocks = {
  offers: ['coin', 'fiat'],
  rate: ['coin', 'fiat'],
  fees: [],
  calculator: ['coin', 'fiat'],
  faq: ['topic'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type LiveBlock = keyof typeof liveBlocks

/** A question of the FAQ with its answer. */
export interface Question {
  readonly code: string
  readonly question: readonly Inline[]
  readonly answer: readonly Block[]
}

export type Block =
  | {
      readonly kind: 'heading'
      readonly level: 2 | 3 | 4
      readonly id: string
      readonly text: readonly Inline[]
    }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'steps'; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly code: string }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
  | { readonly kind: 'notice'; readonly tone: NoticeTone; readonly blocks: readonly Block[] }
  | { readonly kind: 'rule' }
  | {
      readonly kind: 'figure'
      /** Of an uploaded picture. */
      readonly picture: string
      readonly alt: string
      readonly caption: string | null
      /** Where its files lie: `src/960.avif`, `src/960.webp`; one for each width, the widest last, which is that of the picture. */
      readonly src: string
      readonly widths: readonly number[]
      readonly width: number
      readonly height: number
    }
  | {
      readonly kind: 'screen'
      /** A part of the product itself, `story:release`. */
      readonly picture: string
      readonly alt: string
      readonly caption: string | null
      /** Where its files lie in each theme: `light.avif`, `light.webp`, with two dots of the screen for each of this size. */
      readonly light: string
      readonly dark: string
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'questions'; readonly questions: readonly Question[] }
  | { readonly kind: 'live'; readonly name: LiveBlock; readonly values: Readonly<Record<string, string>> }

/** All that is said in a text, without its markup. */
export const plainText = (text: readonly Inline[]): string =>
  text
    .map(part => {
      if (typeof part === 'string') return part
      if (part.kind === 'break') return ' '
      return part.kind === 'code' ? part.code : plainText(part.text)
    })
    .join('')

const inside = (block: Block): readonly (readonly Block[])[] => {
  if (block.kind === 'list' || block.kind === 'steps') return block.items
  if (block.kind === 'questions') return block.questions.map(({ answer }) => answer)
  return block.kind === 'quote' || block.kind === 'notice' ? [block.blocks] : []
}

/** The words of a text, for how long it takes to read. */
export const wordCount = (blocks: readonly Block[]): number =>
  blocks.reduce((count, block) => {
    const own =
      'text' in block
        ? plainText(block.text)
        : block.kind === 'table'
          ? [block.head, ...block.rows].flat().map(plainText).join(' ')
          : ''
    const words = own.split(/\s+/).filter(word => word !== '').length
    return count + words + inside(block).reduce((sum, blocks) => sum + wordCount(blocks), 0)
  }, 0)
