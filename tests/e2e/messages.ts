import { advance } from './people.ts'

interface DevMessage {
  readonly channel: string
  readonly text: string
}

/** What was sent to a number or a messenger's user, the latest first; what waits is sent before. Letters go to the mail server. */
export async function messagesTo(url: string, to: string): Promise<readonly DevMessage[]> {
  await advance(url, 0)
  const answer = await fetch(`${url}/dev/messages?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { items: DevMessage[] }).items
}

/** The code of the latest call or text message to a number. */
export async function codeTo(url: string, number: string): Promise<string> {
  const [latest] = await messagesTo(url, number)
  const code = latest?.channel === 'call' ? latest.text.slice(-4) : /\d{5}/.exec(latest?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code came to ${number}`)
  return code
}

/** The path of the link that the bot answered somebody with. */
export async function linkOfBot(url: string, to: string): Promise<string> {
  const [latest] = await messagesTo(url, to)
  const link = /https?:\S+/.exec(latest?.text ?? '')?.[0]
  if (link === undefined) throw new Error(`The bot sent no link to ${to}`)
  return new URL(link).pathname
}
