import { useQuery } from '@apollo/client/react'
import { RulesContext } from '@souk/design-system/domain/rule/rules.ts'
import type { ReactNode } from 'react'
import { BootQuery } from './Boot.query.ts'
import { rulesOf } from './rules.ts'

/** Gives components the rules that the boot has read: words and fields say those, and none of their own. */
export function RulesProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(BootQuery, { fetchPolicy: 'cache-only' })
  return <RulesContext value={rulesOf(data)}>{children}</RulesContext>
}
