import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { refuse } from '../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { sendDevPage, sendDevScript } from './devFrame.ts'
import type { Parts } from '../parts.ts'

const update = Type.Object({
  from: Type.String({ pattern: '^[0-9]{1,20}$' }),
  user_name: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_]{3,32}$' })),
  language: Type.Optional(Type.String({ maxLength: 16 })),
  text: Type.String({ minLength: 1, maxLength: 200 }),
})

/** The messenger where no bot is set up: a page that plays somebody who writes to it, and shows what it answers. */
export const devMessenger =
  ({ channels }: Parts) =>
  async (app: FastifyInstance): Promise<void> => {
    const { bot } = channels.dev
    if (!bot) return

    app.get('/dev/messenger', (_, reply) =>
      sendDevPage(reply, {
        title: 'Messenger',
        body: `<p>You are somebody at the messenger, and this is the bot. What it says comes below, the latest first.</p>
<form id="say">
<label>Your id <input name="from" value="1001" pattern="[0-9]{1,20}" size="8" required></label>
<label>Name <input name="user_name" value="amina_p2p" pattern="[A-Za-z0-9_]{3,32}" size="14"></label>
<label>Language <select name="language"><option>en</option><option>ru</option></select></label><br>
<label>Message <input name="text" size="40" required></label> <button>Send</button>
</form><button id="reload">Look again</button><ol id="answers"></ol>`,
        script: '/dev/messenger/page.js',
      }),
    )
    app.get('/dev/messenger/page.js', (_, reply) => sendDevScript(reply, script))

    app.post('/dev/messenger', async ({ body }) => {
      if (!Value.Check(update, body)) throw new RequestRefused(refuse('invalid_input'))
      await bot.hear({
        from: body.from,
        userName: body.user_name ?? null,
        language: body.language ?? null,
        text: body.text,
      })
      return { is_done: true }
    })
  }

const script = `
const say = document.getElementById('say')
const answers = document.getElementById('answers')
const start = new URLSearchParams(location.search).get('start')
if (start) say.elements.text.value = '/start ' + start
const answerOf = line => {
  const [, label, data] = /^(.+) → ((?:yes|no):\\S+)$/.exec(line) ?? []
  if (!data) return null
  const button = document.createElement('button')
  button.textContent = label
  button.onclick = () => act(async () => {
    await call('/dev/messenger', {from: say.elements.from.value, text: data})
    await look()
    return 'Sent'
  })
  return button
}
const withButtons = text => text.split('\\n').flatMap(line => [answerOf(line) ?? withLinks(line), '\\n'].flat())
const withLinks = text => text.split(/(https?:[^ \\n]+)/).map((part, index) => {
  if (index % 2 === 0) return part
  const link = document.createElement('a')
  link.href = link.textContent = part
  return link
})
const look = async () => {
  const {items} = await call('/dev/messages?to=' + encodeURIComponent(say.elements.from.value))
  const said = items.filter(item => item.channel === 'messenger')
  answers.replaceChildren(...said.map(({text}) => {
    const item = document.createElement('li')
    item.append(...withButtons(text))
    return item
  }))
  return said.length
}
onSubmit(say, async ({user_name, ...values}) => {
  const before = await look()
  await call('/dev/messenger', {...values, ...(user_name ? {user_name} : {})})
  for (let tries = 0; tries < 40 && (await look()) === before; tries++) await new Promise(done => setTimeout(done, 100))
  return 'Sent'
})
document.getElementById('reload').onclick = () => act(async () => { await look(); return '' })
act(async () => { await look(); return '' })
`
