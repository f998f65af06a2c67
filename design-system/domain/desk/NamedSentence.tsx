import { Name } from './NamedSentence.styles.ts'

interface NamedSentenceProps<Key extends string> {
  /** The words, with a mark where each name stands. */
  say: (marks: Readonly<Record<Key, string>>) => string
  names: Readonly<Record<Key, string>>
}

/** Characters that no text has. */
const firstMark = 0xe000

/** A sentence whose names are strong and run in their own direction; where they stand, the words of each language say. */
export function NamedSentence<Key extends string>({ say, names }: NamedSentenceProps<Key>) {
  const keys = Object.keys(names) as Key[]
  const marks = Object.fromEntries(keys.map((key, index) => [key, String.fromCharCode(firstMark + index)]))
  const parts = say(marks as Record<Key, string>).split(/([\uE000-\uE00F])/)
  return parts.map((part, index) => {
    const key = keys[part.charCodeAt(0) - firstMark]
    // oxlint-disable-next-line react/no-array-index-key -- a part of a sentence is its place
    return key === undefined ? part : <Name key={index}>{names[key]}</Name>
  })
}
