import type { TestSouk } from '../../support/souk.ts'
import { messagesTo } from './inbox.ts'

let numbers = 0

/** A number in Lagos or thereabouts that nobody had. */
export const newPhone = (): string => `+234803${String(1_000_000 + (numbers += 1))}`

/** The code of the latest message or call to a number. */
export async function codeTo(souk: TestSouk, phone: string): Promise<string> {
  const [latest] = await messagesTo(souk, phone)
  const code = latest?.channel === 'call' ? latest.text.slice(-4) : /\d{5}/.exec(latest?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code came to ${phone}`)
  return code
}

/** A code of as many digits that is another one. */
export const wrongCode = (code: string): string => (code.startsWith('0') ? '1' : '0') + code.slice(1)

/** What requests at the same moment were answered with, the smallest first. */
export const statuses = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
