import type { Block, Inline } from '../text/contentTree.ts'
import { plainText } from '../text/contentTree.ts'

/** A part of a country's text: what stands under a large heading. */
export interface CountryPart {
  /** Its name in the address; by some names a part is drawn in a way of its own. */
  readonly id: string
  /** Null where the text has no such part, and the page says something of its own. */
  readonly title: readonly Inline[] | null
  readonly blocks: readonly Block[]
}

/** A smaller heading with what stands under it. */
type CountryCard = CountryPart & { readonly title: readonly Inline[] }

/** A word with what it means. */
interface CountryWord {
  readonly word: string
  readonly meaning: readonly Inline[]
}

/** What is shown of the market, whether a text speaks of it or not. */
const always = ['offers', 'methods'] as const

/** A country's text by its parts: what it begins with, what is said of the prices, and the rest in its order. */
export function countryParts(blocks: readonly Block[]): {
  readonly lead: readonly Block[]
  readonly prices: CountryPart
  readonly rest: readonly CountryPart[]
} {
  const { before, parts } = splitAt(blocks, 2)
  const empty = (id: string): CountryPart => ({ id, title: null, blocks: [] })
  const missing = always.filter(id => parts.every(part => part.id !== id)).map(empty)
  return {
    lead: before,
    prices: parts.find(({ id }) => id === 'prices') ?? empty('prices'),
    rest: [...missing, ...parts.filter(({ id }) => id !== 'prices')],
  }
}

/** What a part begins with, and its cards: smaller headings with what stands under them. */
export function cardsOf(blocks: readonly Block[]): {
  readonly before: readonly Block[]
  readonly parts: readonly CountryCard[]
} {
  return splitAt(blocks, 3)
}

function splitAt(blocks: readonly Block[], level: 2 | 3) {
  const before: Block[] = []
  const parts: { id: string; title: readonly Inline[]; blocks: Block[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === level)
      parts.push({ id: block.id, title: block.text, blocks: [] })
    else (parts.at(-1)?.blocks ?? before).push(block)
  }
  return { before, parts }
}

/** The words of a list whose points begin with a strong one; null of any other list. */
export function wordsOf(block: Block): readonly CountryWord[] | null {
  if (block.kind !== 'list') return null
  const words = block.items.map(wordOf)
  return words.includes(null) ? null : (words as readonly CountryWord[])
}

function wordOf(item: readonly Block[]): CountryWord | null {
  const [first, ...others] = item
  if (first?.kind !== 'paragraph' || others.length > 0) return null
  const [strong, ...meaning] = first.text
  if (typeof strong !== 'object' || strong.kind !== 'strong') return null
  const word = plainText(strong.text)
  return word !== '' && meaning.length > 0 ? { word, meaning } : null
}
