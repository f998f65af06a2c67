import { defaultLocale } from '../../locales/localeTable.ts'
import { brand } from '../../domain/brand.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { cardReports } from '../../domain/card/report.ts'
import { parseCardPurchaseId } from '../../domain/identifier/identifier.ts'
import { parseDecimal } from '../../domain/money/decimal.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { takeCardReport } from '../../modules/money/card/cardReport.ts'
import { sendDevPage, sendDevScript } from './devFrame.ts'
import type { Parts } from '../parts.ts'

const played = Type.Object({
  status: Type.Unsafe<(typeof cardReports)[number]>({ type: 'string', enum: [...cardReports] }),
  /** Something else than was agreed on. */
  fiat_amount: Type.Optional(Type.String({ maxLength: 40 })),
  /** So many times the provider reports it; not at all, and only who asks hears of it. */
  times: Type.Optional(Type.Integer({ minimum: 0, maximum: 5 })),
})

/** The page of the embedded card provider: it plays every outcome, and reports as a provider would, signed. */
export const devCard =
  (parts: Parts) =>
  async (app: FastifyInstance): Promise<void> => {
    const { database, clock, card } = parts
    const embedded = parts.embeddedCard
    if (!embedded) return

    app.get('/dev/card/play.js', (_, reply) => sendDevScript(reply, playScript))
    app.get<{ Params: { id: string } }>('/dev/card/:id', (_, reply) =>
      sendDevPage(reply, { title: 'Card payment', body: page, script: '/dev/card/play.js' }),
    )
    app.post<{ Params: { id: string } }>('/dev/card/:id', async ({ params, body }) => {
      if (!Value.Check(played, body)) throw new RequestRefused(refuse('invalid_input'))
      const id = parseCardPurchaseId(params.id)
      const row =
        id &&
        (await database.db.selectFrom('card_purchase').selectAll().where('id', '=', id).executeTakeFirst())
      if (!row) throw new RequestRefused(refuse('not_found'))
      const amount = body.fiat_amount === undefined ? row.fiat_amount : parseDecimal(body.fiat_amount)
      if (amount === undefined) throw new RequestRefused(refuse('invalid_decimal', 'fiat_amount'))
      const told = {
        reference: row.id,
        status: body.status,
        fiatAmount: body.status === 'paid' ? amount : null,
      }
      const { reference, status, fiatAmount: fiat_amount } = told
      await database.db
        .insertInto('dev_card')
        .values({ reference, status, fiat_amount })
        .onConflict(conflict => conflict.column('reference').doUpdateSet({ status, fiat_amount }))
        .execute()
      for (let time = 0; time < (body.times ?? 1); time++)
        await takeCardReport(card, embedded.report(told), clock.now())
      return { is_done: true }
    })
  }

const page = `<p>Here a provider would ask for a card. On this machine nobody pays: choose what comes of it.</p>
<p id="outcomes"></p>
<form id="other"><label>Another amount <input name="fiat_amount" required inputmode="decimal"></label> <button>Pay it</button></form>
<p>For a payment that comes too late, move the clock on <a href="/dev">the page /dev</a> by more than half an hour first.</p>
<p><a id="back" href="#">Back to ${brand.name}</a></p>`

const playScript = `
const back = document.getElementById('back')
back.href = '/' + (new URLSearchParams(location.search).get('lang') ?? '${defaultLocale}') + '/mercuryo/ack/' + location.pathname.split('/').at(-1)
const play = (label, told) => act(async () => {
  await call(location.pathname, told)
  return label + ': reported. You can go back now.'
})
const outcomes = [
  ['Pay', {status: 'paid'}],
  ['Pay, reported twice', {status: 'paid', times: 2}],
  ['Pay, reported to nobody', {status: 'paid', times: 0}],
  ['Keep pending', {status: 'pending'}],
  ['Decline', {status: 'declined'}],
  ['Cancel', {status: 'cancelled'}],
]
document.getElementById('outcomes').append(...outcomes.map(([label, told]) => {
  const button = document.createElement('button')
  button.textContent = label
  button.onclick = () => play(label, told)
  return button
}))
onSubmit(document.getElementById('other'), async ({fiat_amount}) => {
  await call(location.pathname, {status: 'paid', fiat_amount})
  return 'Another amount: reported. You can go back now.'
})
`
