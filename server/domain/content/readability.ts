import { plainText, type Block, type Inline } from './tree.ts'

/** How hard a text is to read. */
export interface Readability {
  readonly words: number
  readonly sentences: readonly string[]
  /** Flesch's reading ease, whole: 100 is for children, 60 plain, below 30 for scholars; null of a text that is too short to tell. */
  readonly ease: number | null
}

/** Fewer words say nothing of how their writer writes. */
const fewestWords = 100

interface Formula {
  readonly base: number
  /** For each word of an average sentence, and for each syllable of an average word. */
  readonly perWord: number
  readonly perSyllable: number
  readonly syllables: (word: string) => number
}

/**
 * The same scale for each language: Flesch (1948), and Oborneva's coefficients for Russian (2005), whose words are longer and whose sentences
 * are shorter for what is as hard. Every vowel of a Russian word is a syllable.
 */
const formulas: Readonly<Record<string, Formula>> = {
  en: { base: 206.835, perWord: 1.015, perSyllable: 84.6, syllables: englishSyllables },
  ru: {
    base: 206.835,
    perWord: 1.3,
    perSyllable: 60.1,
    syllables: word => word.match(/[аеёиоуыэюя]/gi)?.length ?? 0,
  },
}

/** Groups of vowels, but for the e that nobody says; good enough for an average of a hundred words. */
function englishSyllables(word: string): number {
  const small = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (small === '') return 0
  const said = small
    .replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^laeiouy]e)$/, found => found[0] ?? '')
    .replace(/^y/, '')
  // Two vowels of two syllables: "ia" of "media", "eo" of "video", "ei" of "being"; but "tion", "cial" and "lian" are said as one.
  const parted = said.replaceAll(/(?<![tcsgxl])i(?=[aou])|e(?=o|ing)|(?<!q)u(?=a)/g, found => `${found}-`)
  return Math.max(1, parted.match(/[aeiouy]+/g)?.length ?? 0)
}

/** What ends a sentence: its sign, or the end of what holds it. A dot between letters or digits is none. */
const ends = /(?<=[.!?…]["»”')\]]?)\s+/

/** The sentences of what is told: paragraphs, points and answers. Headings, tables and code are read otherwise. */
export function sentencesIn(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(block => {
    switch (block.kind) {
      case 'paragraph':
        return sentencesOf(block.text)
      case 'list':
      case 'steps':
        return block.items.flatMap(sentencesIn)
      case 'quote':
      case 'notice':
        return sentencesIn(block.blocks)
      case 'questions':
        return block.questions.flatMap(({ question, answer }) => [
          ...sentencesOf(question),
          ...sentencesIn(answer),
        ])
      default:
        return []
    }
  })
}

const sentencesOf = (text: readonly Inline[]): readonly string[] =>
  plainText(text)
    .split(ends)
    .map(one => one.trim())
    .filter(one => wordsIn(one).length > 0)

/** Whatever has a letter or a digit in it. */
export const wordsIn = (text: string): readonly string[] =>
  text.split(/[\s—–/]+/).filter(word => /[\p{L}\p{N}]/u.test(word))

/** How hard a text is to read in its language; in one without a formula only its words and sentences are told. */
export function readability(blocks: readonly Block[], locale: string): Readability {
  const sentences = sentencesIn(blocks)
  const words = sentences.flatMap(wordsIn)
  const formula = formulas[locale]
  if (!formula || words.length < fewestWords) return { words: words.length, sentences, ease: null }
  return { words: words.length, sentences, ease: Math.round(easeOf(words, sentences.length, formula)) }
}

/** Flesch's formula itself. */
function easeOf(words: readonly string[], sentences: number, formula: Formula): number {
  const letters = words.filter(word => /\p{L}/u.test(word))
  const syllables = letters.reduce((sum, word) => sum + Math.max(1, formula.syllables(word)), 0)
  const perWord = syllables / Math.max(1, letters.length)
  return formula.base - formula.perWord * (words.length / sentences) - formula.perSyllable * perWord
}
