import { inEachLocale } from '../../../locales/localeTable.ts'
import { brand } from '../../../domain/brand.ts'
import type { ContactField } from '../../../domain/contact/topic.ts'
import type { FoundRequest } from './findRequests.ts'
import type { ContactLetterWords } from '../../../locales/contactLetterWords.ts'

/** Texts of several lines stand for themselves. */
const isLong = (field: string) => field === 'steps'

/**
 * A request as a letter in plain text, in the language of whoever wrote it: so it is answered. Nothing of it is in the subject, and nothing
 * can become markup.
 */
export function contactText(request: FoundRequest): { readonly subject: string; readonly text: string } {
  const words = contactLetterWords[request.locale]
  const { fields } = words
  const details = Object.entries(request.details) as [ContactField, string | boolean][]
  const facts = [
    [fields.number, request.number],
    [fields.at, request.at.toISOString()],
    [fields.name, request.name],
    [fields.email, request.email],
    [fields.user, request.user_name ?? words.nobody],
    ...details
      .filter(([field]) => !isLong(field))
      .map(([field, value]) => [fields[field], said(words, value)]),
  ]
  const long = details
    .filter(([field]) => isLong(field))
    .map(([field, value]) => `${fields[field]}:\n${String(value)}`)
  return {
    subject: `${brand.name}: ${words.subject[request.topic]} ${request.number}`,
    text: [
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      ...long,
      request.text,
      words.care,
    ].join('\n\n'),
  }
}

const said = ({ choices, yes }: ContactLetterWords, value: string | boolean): string => {
  if (typeof value === 'boolean') return yes
  return Object.hasOwn(choices, value)
    ? ((choices as Readonly<Record<string, string>>)[value] ?? value)
    : value
}

/** What the letter to support says around what was written. */
const contactLetterWords = inEachLocale(words => words.contactLetter)
