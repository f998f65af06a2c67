import type { ReaderAnswers } from '../../http/readerPage.ts'
import { camelKeys } from './camelKeys.ts'
import { sourceOf } from './kinds/kinds.ts'
import type { ReaderAddress, ReaderSource, Told } from './kinds/kind.ts'
import type { ReaderView } from './readerPage.ts'
import type { ReaderRoute } from './readerRoutes.ts'

/** What there is at an address, from what the server has answered; `gone` where it has nothing. */
export function viewOf(route: ReaderRoute, answers: ReaderAnswers): ReaderView {
  const asking = askingFor(route, answers)
  if (asking === null) return { kind: 'gone' }
  const { source, told, address } = asking
  const later = source.more?.(told, address) ?? {}
  return source.view({ ...told, ...tellOf(Object.keys(later), answers) }, address)
}

/** What else has to be asked for a page, once the first answers are known. */
export function moreCalls(route: ReaderRoute, answers: ReaderAnswers): Readonly<Record<string, string>> {
  const asking = askingFor(route, answers)
  return asking?.source.more?.(asking.told, asking.address) ?? {}
}

interface Asking {
  readonly source: ReaderSource
  readonly told: Told
  readonly address: ReaderAddress
}

function askingFor(route: ReaderRoute, answers: ReaderAnswers): Asking | null {
  const { name, locale, params, query, place, calls } = route
  const source = sourceOf(name)
  if (source === null) return null
  const address = { locale, params, query: Object.fromEntries(new URLSearchParams(query)), place }
  return { source, told: tellOf(Object.keys(calls), answers), address }
}

const tellOf = (names: readonly string[], answers: ReaderAnswers): Told =>
  Object.fromEntries(names.map(call => [call, camelKeys(answers[call] ?? null)]))
