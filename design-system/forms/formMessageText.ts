import { paramText, refusalText } from '../locales/errorText.ts'
import type { Words } from '../locales/words.ts'
import type { FormMessage } from './engine/formMessage.ts'

/** What a form says, in the locale on screen; decimals among the values are written in it. */
export function formMessageText(words: Words, message: FormMessage): string {
  if ('refusal' in message) return refusalText(words, message.refusal)
  const values = Object.entries(message.params ?? {}).map(([name, value]) => [
    name,
    paramText(value, words.locale),
  ])
  // The rules give each sentence its values; the key is only known while running.
  const translate = words.of('form') as (key: string, values: unknown) => string
  return translate(message.key, Object.fromEntries(values))
}
