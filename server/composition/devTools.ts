import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { userNameKey } from '../domain/account/userName.ts'
import { parseDecimal } from '../domain/money/decimal.ts'
import { toUnits } from '../domain/money/units.ts'
import { scaleOf } from '../domain/reference/asset.ts'
import { isCoinCode } from '../domain/reference/coin.ts'
import { refuse } from '../domain/refusal/refusal.ts'
import { audit } from '../ledger/audit.ts'
import type { Caller } from '../kernel/caller.ts'
import { sessionCookie } from '../kernel/pipeline.ts'
import { RequestRefused } from '../kernel/refusal.ts'
import { startSession } from '../modules/session/sessions.ts'
import { creditFromOutside } from '../modules/wallet/credit.ts'
import { namedAccounts } from '../seed/people.ts'
import { devPage, devScript } from './devPage.ts'
import type { Parts } from './parts.ts'
import { changeStanding } from './standing.ts'
import type { Workers } from './workers.ts'

const shownMessages = 50

const logInBody = Type.Object({ user_name: Type.String({ maxLength: 64 }) })
const advanceBody = Type.Object({ ms: Type.Integer({ minimum: 0, maximum: 400 * 86_400_000 }) })
const faucetBody = Type.Object({
  user_name: Type.String({ maxLength: 64 }),
  asset: Type.String({ maxLength: 6 }),
  amount: Type.String({ maxLength: 60 }),
})
const standingBody = Type.Object(
  {
    user_name: Type.String({ maxLength: 64 }),
    roles: Type.Optional(
      Type.Array(
        Type.Unsafe<'user' | 'arbiter' | 'operator'>({
          type: 'string',
          enum: ['user', 'arbiter', 'operator'],
        }),
      ),
    ),
    totp_secret: Type.Optional(Type.Union([Type.String({ pattern: '^[A-Z2-7]{16,64}$' }), Type.Null()])),
    legal_name: Type.Optional(Type.String({ maxLength: 120 })),
    standing: Type.Optional(
      Type.Unsafe<'suspended' | 'banned' | 'restored'>({
        type: 'string',
        enum: ['suspended', 'banned', 'restored'],
      }),
    ),
  },
  { additionalProperties: false, minProperties: 2 },
)

/**
 * The page `/dev` and its calls: log in as anybody, move the clock, hand out coins, set roles, look at the ledger. It
 * exists on machines of developers and in tests alone; the settings refuse it elsewhere.
 */
export const devTools =
  (parts: Parts, workers: Workers, callerOf: (request: FastifyRequest) => Caller) =>
  async (app: FastifyInstance): Promise<void> => {
    const { database, clock, random } = parts
    const read = <S extends ReturnType<typeof Type.Object>>(schema: S, request: FastifyRequest) => {
      if (!Value.Check(schema, request.body)) throw new RequestRefused(refuse('invalid_input'))
      return Value.Parse(schema, request.body)
    }
    async function userNamed(name: string) {
      const user = await database.db
        .selectFrom('app_user')
        .select(['id', 'user_name'])
        .where('user_name_key', '=', userNameKey(name))
        .where('kind', '=', 'user')
        .executeTakeFirst()
      if (!user) throw new RequestRefused(refuse('not_found', 'user_name'))
      return user
    }

    app.get('/dev', async (_, reply: FastifyReply) =>
      reply
        .header('content-type', 'text/html; charset=utf-8')
        .send(devPage({ now: clock.now(), accounts: namedAccounts.map(account => account.userName) })),
    )

    app.get('/dev/page.js', async (_, reply: FastifyReply) =>
      reply.header('content-type', 'text/javascript; charset=utf-8').send(devScript),
    )

    app.post('/dev/log_in_as', async (request, reply) => {
      const user = await userNamed(read(logInBody, request).user_name)
      const caller = callerOf(request)
      const { token, expiresAt } = await database.transaction(tx =>
        startSession(tx, random, { ...caller, userId: user.id, kind: 'user', at: clock.now() }),
      )
      if (caller.deviceType !== 'web') return { api_token: token }
      reply.setCookie(sessionCookie, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        expires: expiresAt,
      })
      return { api_token: null }
    })

    app.get('/dev/clock', async () => ({ now: clock.now().toISOString() }))
    app.post('/dev/clock/advance', async request => {
      const now = await clock.advance(read(advanceBody, request).ms)
      await workers.jobs.runDue()
      await parts.bus.settle()
      return { now: now.toISOString() }
    })

    app.post('/dev/faucet', async request => {
      const { user_name, asset, amount } = read(faucetBody, request)
      const units = parseDecimal(amount)
      if (!isCoinCode(asset)) throw new RequestRefused(refuse('invalid_choice', 'asset'))
      if (units === undefined || units === '0') throw new RequestRefused(refuse('invalid_decimal', 'amount'))
      const user = await userNamed(user_name)
      await database.transaction(tx =>
        creditFromOutside(tx, parts.trade, {
          key: `faucet:${Buffer.from(random(12)).toString('hex')}`,
          userId: user.id,
          asset,
          amount: toUnits(units, scaleOf(asset), 'exact'),
          at: clock.now(),
        }),
      )
      return { is_done: true }
    })

    app.post('/dev/standing', async request => {
      const { user_name, roles, totp_secret, legal_name, standing } = read(standingBody, request)
      const user = await userNamed(user_name)
      // With all that follows from it, as from the command line.
      if (standing !== undefined) return { is_done: await changeStanding(parts, user_name, standing) }
      await database.db
        .updateTable('app_user')
        .set({
          ...(roles === undefined ? {} : { roles }),
          ...(totp_secret === undefined
            ? {}
            : {
                totp_secret,
                totp_last_step: null,
                two_factor_actions: totp_secret === null ? [] : ['release'],
              }),
          ...(legal_name === undefined ? {} : { legal_name, identity_verified_at: clock.now() }),
        })
        .where('id', '=', user.id)
        .execute()
      return { is_done: true }
    })

    // What the embedded adapters left: letters, text messages, calls, the bot's words, notices on devices.
    app.get('/dev/messages', async request => {
      const { to } = request.query as { to?: string }
      const rows = await database.db
        .selectFrom('dev_message')
        .selectAll()
        .$if(typeof to === 'string', query => query.where('recipient', '=', String(to)))
        .orderBy('id', 'desc')
        .limit(shownMessages)
        .execute()
      return { items: rows.map(row => ({ ...row, id: String(row.id), at: row.at.toISOString() })) }
    })

    app.get('/dev/audit', async () => ({ violations: await audit(database.db) }))
  }
