import { innocentBeginnings, prohibitedPhrases, prohibitedWords } from './prohibitedWords.ts'

type Alphabet = keyof typeof prohibitedWords

/** Signs that stand in for letters, by the alphabet of the word that they are in: those that look the same. */
const lookAlikes: Readonly<Record<Alphabet, Readonly<Record<string, string>>>> = {
  latin: pairs('0o 1i 3e 4a 5s 7t @a $s !i аa еe оo рp сc уy хx кk іi вb нh тt мm'),
  cyrillic: pairs('0о 3з 4ч 6б @а aа eе oо pр cс yу xх kк bв hн tт mм іи ьь'),
}

function pairs(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(text.split(' ').map(pair => [pair.charAt(0), pair.charAt(1)]))
}

const letters: Readonly<Record<Alphabet, RegExp>> = { latin: /^[a-z*]+$/, cyrillic: /^[а-я*]+$/ }

/** So far a word is looked at: the longest that is listed, with doubled letters. */
const longest = 40

/** In small letters, without accents and signs that nobody sees, and nothing more than twice in a row. The breve of й goes as well: lists are folded too. */
const fold = (text: string): string =>
  text
    // To bring the marks of one letter into order takes the square of their number; no letter has so many.
    .replaceAll(/(\p{M}{8})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/(.)\1{2,}/gu, '$1$1')

const folded = (list: readonly string[]): readonly string[] => list.map(fold)
const lists = {
  latin: { begins: folded(prohibitedWords.latin.begins), whole: folded(prohibitedWords.latin.whole) },
  cyrillic: {
    begins: folded(prohibitedWords.cyrillic.begins),
    whole: folded(prohibitedWords.cyrillic.whole),
  },
} as const
const innocent = folded(innocentBeginnings)
const phrases = folded(prohibitedPhrases)

/**
 * Whether a text holds prohibited words, also where letters are doubled, spaced out, starred or replaced by others that look
 * alike. Looks at beginnings of words and never inside: what is in Scunthorpe or «рубля» by chance is no insult.
 */
export function hasProhibitedWords(text: string): boolean {
  const plain = fold(text)
  const spaced = ` ${plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  if (phrases.some(phrase => spaced.includes(` ${phrase} `))) return true
  return candidates(plain).some(isProhibited)
}

/** Everything in a text that may be meant as one word. */
function candidates(text: string): readonly string[] {
  const joined = text.match(/[\p{L}\p{N}@$!*._-]+/gu) ?? []
  const words = joined.flatMap(part => [part.replaceAll(/[._-]/g, ''), ...part.split(/[._-]+/)])
  return [
    ...words.flatMap(word => [word, trimmed(word)]).map(word => word.slice(0, longest)),
    ...spelled(text),
  ]
}

/** Without the signs around a word that may as well be punctuation. */
function trimmed(word: string): string {
  // Not by a pattern: one for the end tries again at each sign of a long row.
  let [from, to] = [0, word.length]
  while (from < to && punctuating.has(word.charAt(from))) from += 1
  while (from < to && punctuating.has(word.charAt(to - 1))) to -= 1
  return word.slice(from, to)
}

const punctuating: ReadonlySet<string> = new Set('@$!*')

/** Letters that stand alone in a row, put together, from each of them on: "f u c k". */
function spelled(text: string): readonly string[] {
  const rows =
    text.match(/(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!*][\s._,-]+){2,}[\p{L}\p{N}@$!*](?![\p{L}\p{N}])/gu) ?? []
  return rows.flatMap(row => {
    const word = row.replaceAll(/[\s._,-]/g, '')
    return Array.from(word, (_, from) => word.slice(from, from + longest))
  })
}

function isProhibited(word: string): boolean {
  // Numbers of accounts and amounts have no letter to stand in for.
  if (word.length < 3 || !/\p{L}/u.test(word)) return false
  return (['latin', 'cyrillic'] as const).some(alphabet => {
    const read = Array.from(word, sign => lookAlikes[alphabet][sign] ?? sign).join('')
    if (!letters[alphabet].test(read)) return false
    const { begins, whole } = lists[alphabet]
    return [read, read.replaceAll(/(.)\1+/g, '$1')].some(
      one =>
        !innocent.some(beginning => one.startsWith(beginning)) &&
        (begins.some(root => matches(one.slice(0, root.length), root)) ||
          whole.some(other => matches(one, other))),
    )
  })
}

/** A star stands for any letter, as long as the first and half of the word are there. */
function matches(word: string, listed: string): boolean {
  if (word === listed) return true
  if (word.length !== listed.length || !word.includes('*') || word.startsWith('*')) return false
  const known = word.replaceAll('*', '').length
  return (
    known * 2 >= listed.length && Array.from(word).every((sign, at) => sign === '*' || sign === listed[at])
  )
}
