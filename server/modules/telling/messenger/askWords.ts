import { inEachLocale } from '../../../locales/localeTable.ts'
import { brand } from '../../../domain/brand.ts'
import type { ServerLocale } from '../../../locales/wording.ts'
import type { AskText, AskWords } from '../../../locales/askWords.ts'

const words = inEachLocale(words => words.asks)

/** Words a question. */
export function askWords(
  ask: AskWords,
  locale: ServerLocale,
  params: Readonly<Record<string, string>>,
): AskText {
  const { text, yes, no } = words[locale][ask]
  const given: Readonly<Record<string, string>> = { brand: brand.name, ...params }
  const said = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const param = given[name]
    if (param === undefined) throw new Error(`A question names {${name}}, which it was not given`)
    return param
  })
  return { text: said, yes, no }
}
