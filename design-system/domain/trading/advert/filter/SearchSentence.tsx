import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { conditionsOf, subjectOf } from './searchSubject.ts'
import type { SubjectProps } from './searchSubject.ts'

/** What is searched for, in a sentence: a phone shows the filters one at a time, and this all of them. */
export function SearchSentence(props: SubjectProps) {
  const t = useT('advert')
  const locale = useLocale()
  const conditions = conditionsOf(props, { t, locale })
  return (
    <Caption as="p">
      {subjectOf(props, { t, locale })}
      {conditions !== null && ` · ${conditions}`}
    </Caption>
  )
}
