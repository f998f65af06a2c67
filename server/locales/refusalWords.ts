import type { RefusalParamName } from '../domain/refusal/params.ts'
import type { RefusalCode } from '../domain/refusal/status.ts'
import type { ServerRuleWord } from './ruleWord.ts'

/** What each refusal says in a language. A name in braces is a parameter of the refusal, or a rule of the product. */
export type RefusalWords = Readonly<Record<RefusalCode, string>>

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, ServerRuleWord> | NamesIn<Rest>
  : never

/** A sentence that names another parameter than comes, or leaves one out, is not of this type. */
type NamesWhatComes<Words extends RefusalWords> = {
  readonly [Code in RefusalCode]: [NamesIn<Words[Code]>, RefusalParamName<Code>] extends [
    RefusalParamName<Code>,
    NamesIn<Words[Code]>,
  ]
    ? string
    : { readonly names: RefusalParamName<Code> }
}

/** The sentences of a language, checked: each names exactly what comes with its code (`domain/refusal/params.ts`). */
export const refusalSentences = <const Words extends RefusalWords>(
  words: Words & NamesWhatComes<Words>,
): RefusalWords => words
