import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Text } from '../../../../primitives/text/Text.tsx'
import { conditionsOf, subjectOf } from './searchSubject.ts'
import type { SubjectProps } from './searchSubject.ts'

/** What is searched for, in a sentence: a phone shows the filters one at a time, and this all of them. */
export function SearchSentence(props: SubjectProps) {
  const t = useT('advert')
  const locale = useLocale()
  const conditions = conditionsOf(props, { t, locale })
  return (
    <Text as="p" size="caption" tone="secondary">
      {subjectOf(props, { t, locale })}
      {conditions !== null && ` · ${conditions}`}
    </Text>
  )
}
