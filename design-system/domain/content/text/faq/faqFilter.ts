import { blockText } from '../article/blockText.ts'
import type { QuestionShape, TopicShape } from '../contentShape.ts'

/** A text as it is compared: small letters, one way of writing ё and of every quotation mark, no marks between words. */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const wordsOf = (text: string): readonly string[] => folded(text).split(' ').filter(Boolean)

/** A question by what it and its answer say, under the name of its topic. */
const textOf = (topic: TopicShape, { question, answer }: QuestionShape): string =>
  folded(`${topic.title} ${question} ${blockText(answer)}`)

/** The topics with those of their questions that have all of the words, or the beginnings of them; all of them for no words. */
export function filteredTopics(topics: readonly TopicShape[], search: string): readonly TopicShape[] {
  const words = wordsOf(search)
  if (words.length === 0) return topics
  return topics.flatMap(topic => {
    const questions = topic.questions.filter(question => {
      const text = ` ${textOf(topic, question)}`
      return words.every(word => text.includes(` ${word}`))
    })
    return questions.length === 0 ? [] : [{ ...topic, questions }]
  })
}

/** How many questions there are under all topics. */
export const questionCount = (topics: readonly TopicShape[]): number =>
  topics.reduce((sum, { questions }) => sum + questions.length, 0)
