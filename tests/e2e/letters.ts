import { Secret, TOTP } from 'otpauth'
import { advance, type Person } from './people.ts'

interface DevMessage {
  readonly channel: string
  readonly text: string
}

/** What was sent to an address, a number or a messenger's user, the latest first; what waits is sent before. */
export async function messagesTo(url: string, to: string): Promise<readonly DevMessage[]> {
  await advance(url, 0)
  const answer = await fetch(`${url}/dev/messages?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { items: DevMessage[] }).items
}

/** The path that the link of the latest message leads to. */
export async function linkTo(url: string, to: string): Promise<string> {
  for (const { text } of await messagesTo(url, to)) {
    const found = /https?:\/\/\S+\/[\w-]{43}(?=\s|$)/.exec(text)?.[0]
    if (found !== undefined) return new URL(found).pathname
  }
  throw new Error(`No message with a link came to ${to}`)
}

/** Somebody's authenticator. */
export interface Authenticator {
  readonly recoveryCodes: readonly string[]
  /** A code that was not used: the clock moves on to another one first. */
  readonly next: () => Promise<string>
}

/** Switches on somebody's second factor over the API. */
export async function switchOnSecondFactor(url: string, person: Person): Promise<Authenticator> {
  const { secret } = await person.api<{ secret: string }>('POST /v1/mfas', {
    two_way_auth_method: 'google_authenticator',
    password: 'Amina-2026',
  })
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const next = async () => {
    await advance(url, 0.5)
    const { now } = (await (await fetch(`${url}/dev/clock`)).json()) as { now: string }
    return totp.generate({ timestamp: Date.parse(now) })
  }
  const { codes } = await person.api<{ codes: string[] }>('POST /v1/mfas/confirm', { code: await next() })
  return { recoveryCodes: codes, next }
}
