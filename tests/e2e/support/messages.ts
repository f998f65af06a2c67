import { advance, type Person } from './people.ts'

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

/** Says something to the bot, or presses a button of it. */
export async function tellBot(url: string, from: string, text: string): Promise<void> {
  const answer = await fetch(`${url}/dev/messenger`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from, user_name: `name_${from}`, text }),
  })
  if (!answer.ok) throw new Error(`The bot answered ${answer.status}: ${await answer.text()}`)
}

/** Links somebody's messenger, as the bot and the page do together; answers their id there. */
export async function linkMessenger(url: string, person: Person, id: string): Promise<string> {
  const { tg_button_link: link } = await person.api<{ tg_button_link: string }>(
    'GET /v1/users/get_telegram_button',
  )
  await tellBot(url, id, `/start ${new URL(link, url).searchParams.get('start') ?? ''}`)
  await person.api('POST /v1/users/telegram_auth', { token: (await linkOfBot(url, id)).split('/').at(-1) })
  return id
}

/** Presses "yes" under the latest question of the bot. */
export async function approveInMessenger(url: string, id: string): Promise<void> {
  const asked = (await messagesTo(url, id)).flatMap(({ text }) => /yes:[\w-]{22}/.exec(text)?.[0] ?? [])[0]
  if (asked === undefined) throw new Error(`The bot has asked ${id} nothing`)
  await tellBot(url, id, asked)
}
