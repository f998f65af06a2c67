import type { desk } from '../../../locales/en/desk.ts'
import { useT } from '../../../locales/useT.ts'
import type { AuditFactShape, Deed } from '../deskShape.ts'
import { deeds } from '../deskShape.ts'

type FactName = keyof typeof desk.fact.name
type FactValue = keyof typeof desk.fact.value

/** The facts that have words; the trail may hold others, and shows them as they were written. */
const names = {
  act: true,
  named: true,
  for: true,
  duty: true,
  is_suspended: true,
  is_banned: true,
  is_money_held: true,
  has_sessions: true,
  is_on: true,
  is_paused: true,
  state: true,
  is_searched: true,
  status: true,
  owner: true,
  kind: true,
  is_closed: true,
  is_hidden: true,
  is_overturned: true,
  tie: true,
  field: true,
} as const satisfies Record<FactName, true>

const values = {
  true: true,
  false: true,
  user: true,
  arbiter: true,
  operator: true,
  everybody: true,
  pending_review: true,
  active: true,
  suspended: true,
  open: true,
  cleared: true,
  kept: true,
  offer: true,
  person: true,
  message: true,
  store: true,
  email: true,
  legal_name: true,
  messenger: true,
  phone: true,
  requisites: true,
} as const satisfies Record<FactValue, true>

const isName = (name: string): name is FactName => Object.hasOwn(names, name)
const isValue = (value: string): value is FactValue => Object.hasOwn(values, value)
const isDeed = (value: string): value is Deed => deeds.some(deed => deed === value)

/** What has changed, in words: "suspended: no, now yes". */
export function useFactText(): (fact: AuditFactShape) => string {
  const t = useT('desk')
  const say = (name: string, value: string): string => {
    if (name === 'act' && isDeed(value)) return t(`deedName.${value}`)
    return isValue(value) ? t(`fact.value.${value}`) : value
  }
  return ({ name: code, before, after }) => {
    const name = isName(code) ? t(`fact.name.${code}`) : code
    if (before === null || before === after)
      return after === null ? name : t('fact.is', { name, after: say(code, after) })
    if (after === null) return t('fact.was', { name, before: say(code, before) })
    return t('fact.change', { name, before: say(code, before), after: say(code, after) })
  }
}
