import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { Secret, TOTP } from 'otpauth'
import { vi } from 'vitest'
import type { TestSouk } from '../../support/souk.ts'
import { testPassword, type Person } from '../../support/soukClient.ts'

/** A letter that is being sent is there within this time. */
const letterMs = 5000

/** What somebody was sent by an embedded adapter. */
export interface DevMessage {
  readonly channel: string
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
}

/** What was sent to an address or a number, the latest first; letters that wait are sent before. */
export async function messagesTo(souk: TestSouk, to: string): Promise<readonly DevMessage[]> {
  await souk.server.workers.jobs.runDue()
  const { body } = await souk.call<{ items: DevMessage[] }>(`GET /dev/messages?to=${encodeURIComponent(to)}`)
  return body.items
}

export const addressOf = ({ name }: Person): string => `${name}@souk.test`

/** The token of the link in the latest letter to an address; one that the server sends by itself at this moment is waited for. */
export function tokenTo(souk: TestSouk, to: string): Promise<string> {
  return vi.waitFor(async () => {
    const letter = (await messagesTo(souk, to)).find(({ text }) => text.includes('http'))
    const token = /https?:\S+\/([A-Za-z0-9_-]{43})/.exec(letter?.text ?? '')?.[1]
    if (token === undefined) throw new Error(`no letter with a link came to ${to}`)
    return token
  }, letterMs)
}

/** Somebody who has opened the link that they were mailed. */
export async function signUpConfirmed(souk: TestSouk, name: string): Promise<Person> {
  const person = await souk.signUp(name)
  const token = await tokenTo(souk, addressOf(person))
  await souk.call('POST /v1/users/confirmations', { body: { token } })
  return person
}

export const stepMs = 30_000

/** Somebody's authenticator. */
export interface Authenticator {
  readonly codes: readonly string[]
  /** A code that has not been used: the clock moves to a new step first. */
  readonly next: () => Promise<string>
}

/** Switches on somebody's second factor, as the page does. */
export async function switchOn(souk: TestSouk, person: Person): Promise<Authenticator> {
  const started = await souk.call<{ secret: string }>('POST /v1/mfas', {
    as: person,
    body: { two_way_auth_method: 'google_authenticator', password: testPassword },
  })
  const totp = new TOTP({ secret: Secret.fromBase32(started.body.secret) })
  const next = async () => {
    await souk.advance(stepMs)
    const { body } = await souk.call<{ now: string }>('GET /dev/clock')
    return totp.generate({ timestamp: Date.parse(body.now) })
  }
  const confirmed = await souk.call<{ codes: string[] }>('POST /v1/mfas/confirm', {
    as: person,
    body: { code: await next() },
  })
  return { codes: confirmed.body.codes, next }
}

/** The work of a captcha, done. */
export async function solvedCaptcha(souk: TestSouk): Promise<string> {
  const { body } = await souk.call<{ challenge: string }>('GET /v1/users/gt_challenge')
  const challenge = JSON.parse(body.challenge) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
