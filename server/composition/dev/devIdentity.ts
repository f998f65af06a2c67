import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { IdentityResult } from '../../adapters/channels.ts'
import { isCountryCode } from '../../domain/reference/country.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { takeReport } from '../../modules/people/verification/identityCheck.ts'
import { sendDevPage, sendDevScript } from './devFrame.ts'
import type { Parts } from '../parts.ts'
import { hashOfSecret } from '../../runtime/random.ts'

const shownChecks = 50

const decision = Type.Union([
  Type.Object({
    status: Type.Literal('approved'),
    legal_name: Type.String({ minLength: 1, maxLength: 120 }),
    country_code: Type.String({ pattern: '^[A-Z]{2}$' }),
  }),
  Type.Object({
    status: Type.Literal('declined'),
    reason: Type.String({ minLength: 1, maxLength: 500 }),
  }),
])

/**
 * The other side of identity checks where no provider is set up: the page of its widget, where somebody submits, and the
 * reviewer's page, where it is decided. Both report as a provider would, signed.
 */
export const devIdentity =
  (parts: Parts) =>
  async (app: FastifyInstance): Promise<void> => {
    const { database, clock, verification } = parts
    const reviewed = parts.channels.dev.identity
    if (!reviewed) return

    const report = (result: IdentityResult) => takeReport(verification, reviewed.report(result), clock.now())

    app.get('/dev/identity', (_, reply) =>
      sendDevPage(reply, {
        title: 'Identity checks',
        body: '<p>What people have submitted. The latest first.</p><ol id="checks"></ol>',
        script: '/dev/identity/review.js',
      }),
    )
    app.get('/dev/identity/review.js', (_, reply) => sendDevScript(reply, reviewScript))
    app.get('/dev/identity/widget.js', (_, reply) => sendDevScript(reply, widgetScript))

    app.get('/dev/identity/checks', async () => {
      const rows = await database.db
        .selectFrom('identity_check')
        .innerJoin('app_user', 'app_user.id', 'identity_check.user_id')
        .select(['identity_check.id', 'user_name', 'status', 'identity_check.legal_name'])
        .select(['identity_check.country_code', 'reason'])
        .orderBy('identity_check.created_at', 'desc')
        .limit(shownChecks)
        .execute()
      return { items: rows }
    })

    app.post<{ Params: { id: string } }>('/dev/identity/checks/:id', async ({ params, body }) => {
      if (!Value.Check(decision, body)) throw new RequestRefused(refuse('invalid_input'))
      const isApproved = body.status === 'approved'
      if (isApproved && !isCountryCode(body.country_code))
        throw new RequestRefused(refuse('invalid_choice', 'country_code'))
      await report({
        reference: params.id,
        status: body.status,
        legalName: isApproved ? body.legal_name : null,
        countryCode: isApproved ? body.country_code : null,
        reason: isApproved ? null : body.reason,
      })
      return { is_done: true }
    })

    app.get<{ Params: { token: string } }>('/dev/identity/:token', (_, reply) =>
      sendDevPage(reply, {
        title: 'Identity check',
        body: `<p>Here a provider would ask for a document and a face. On this machine it asks for nothing, and somebody decides at
<a href="/dev/identity">the reviewer’s page</a>.</p><button id="submit">Submit</button>`,
        script: '/dev/identity/widget.js',
      }),
    )
    app.post<{ Params: { token: string } }>('/dev/identity/:token', async ({ params }) => {
      const check = await database.db
        .selectFrom('identity_check')
        .select('id')
        .where('token_hash', '=', hashOfSecret(params.token))
        .executeTakeFirst()
      if (!check) throw new RequestRefused(refuse('not_found'))
      await report({
        reference: check.id,
        status: 'pending',
        legalName: null,
        countryCode: null,
        reason: null,
      })
      return { is_done: true }
    })
  }

const widgetScript = `
document.getElementById('submit').onclick = () => act(async () => {
  await call(location.pathname, {})
  return 'Submitted. You can go back now.'
})
`

const reviewScript = `
const checks = document.getElementById('checks')
const field = (name, label, value) => {
  const wrap = document.createElement('label')
  const input = document.createElement('input')
  Object.assign(input, {name, value, required: true})
  wrap.append(label + ' ', input, ' ')
  return wrap
}
const form = (id, status, label, fields) => {
  const made = document.createElement('form')
  const button = document.createElement('button')
  button.textContent = label
  made.append(...fields, button)
  onSubmit(made, async values => {
    await call('/dev/identity/checks/' + id, {status, ...values})
    await look()
    return label + ': done'
  })
  return made
}
const look = async () => {
  const {items} = await call('/dev/identity/checks')
  checks.replaceChildren(...items.map(({id, user_name, status, legal_name, country_code, reason}) => {
    const item = document.createElement('li')
    const head = document.createElement('strong')
    head.textContent = user_name + ' · ' + status
    item.append(head, [legal_name, country_code, reason].filter(Boolean).map(text => ' · ' + text).join(''))
    if (status === 'started' || status === 'pending') item.append(
      form(id, 'approved', 'Approve', [field('legal_name', 'Legal name', ''), field('country_code', 'Country', 'NG')]),
      form(id, 'declined', 'Decline', [field('reason', 'Reason', '')]),
    )
    return item
  }))
  return items.length === 0 ? 'Nobody has begun a check yet' : ''
}
act(look)
`
