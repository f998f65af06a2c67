import { camel } from './camel.ts'
import { sourceOf } from './kinds/kinds.ts'
import type { ReaderView } from './readerPage.ts'
import type { ReaderRoute } from './readerRoutes.ts'

/** What there is at an address, from what the server has answered; `gone` where it has nothing. */
export function viewOf(
  { name, params, query, calls }: ReaderRoute,
  answers: Readonly<Record<string, unknown>>,
): ReaderView {
  const told = Object.fromEntries(Object.keys(calls).map(call => [call, camel(answers[call] ?? null)]))
  const address = { params, query: Object.fromEntries(new URLSearchParams(query)) }
  return sourceOf(name)?.view(told, address) ?? { kind: 'gone' }
}
