import { useQuery } from '@apollo/client/react'
import { RulesContext } from '@souk/design-system/locales/rules.ts'
import { speakRules } from '@souk/design-system/locales/ruleWords.ts'
import { useWords } from '@souk/design-system/locales/useWords.ts'
import { useLayoutEffect, type ReactNode } from 'react'
import { BootQuery } from './Boot.query.ts'
import { rulesOf } from './rules.ts'

/** Gives components the rules that the boot has read: words and fields say those, and none of their own. */
export function RulesProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(BootQuery, { fetchPolicy: 'cache-only' })
  const { i18n } = useWords()
  const rules = rulesOf(data)
  // Before anything is painted: nobody sees a rule that is not in force.
  useLayoutEffect(() => speakRules(i18n, rules), [i18n, rules])
  return <RulesContext value={rules}>{children}</RulesContext>
}
