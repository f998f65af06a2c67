import { Secret, TOTP } from 'otpauth'

/** What somebody was sent by an embedded adapter. */
export interface SentMessage {
  readonly channel: string
  readonly subject: string | null
  readonly text: string
}

/** Sends what waits, and gives what came to an address or a number, the latest first. */
export async function messagesTo(url: string, to: string): Promise<readonly SentMessage[]> {
  await advanceBy(url, 0)
  const answer = await fetch(`${url}/dev/messages?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { items: SentMessage[] }).items
}

/** The link of the latest letter that has one. */
export async function linkTo(url: string, to: string): Promise<string> {
  const letters = await messagesTo(url, to)
  const link = letters.map(({ text }) => /https?:\S+/.exec(text)?.[0]).find(found => found !== undefined)
  if (link === undefined) throw new Error(`No letter with a link came to ${to}`)
  return link
}

/** Moves the product's clock by so many milliseconds; answers the time. */
export async function advanceBy(url: string, ms: number): Promise<Date> {
  const answer = await fetch(`${url}/dev/clock/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device-type': 'script' },
    body: JSON.stringify({ ms }),
  })
  return new Date(((await answer.json()) as { now: string }).now)
}

/** An authenticator app with a secret: gives a code that was not used yet, for which the clock moves to a new step. */
export function authenticator(url: string, secret: string): () => Promise<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return async () => totp.generate({ timestamp: (await advanceBy(url, 30_000)).getTime() })
}
