import { duties, type Duty } from '../domain/account/duty.ts'
import { devInvitations } from './dev/devInvitations.ts'
import { lookAtBonusesOf } from '../modules/growth/affiliate/settleBonus.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { userNameKey } from '../domain/account/userName.ts'
import { refuse } from '../domain/refusal/refusal.ts'
import { audit } from '../ledger/audit.ts'
import type { Caller } from '../kernel/caller.ts'
import { sessionCookieOf } from '../kernel/pipeline.ts'
import { RequestRefused } from '../kernel/refusal.ts'
import { chainAgreement } from '../modules/money/agreement/agreement.ts'
import { lostWithdrawals } from '../modules/money/withdrawal/sending/lostWithdrawals.ts'
import { codeAt } from '../modules/people/proof/twoFactor.ts'
import { endSession, startSession, viewerOf } from '../modules/people/session/sessions.ts'
import { decimalOf } from '../domain/reference/decimalOf.ts'
import { spanMs } from '../domain/time/calendar.ts'
import { namedAccounts } from './seed/people.ts'
import type { Tx } from '../database/database.ts'
import { switchableFeatures, switchFeature, type Feature } from '../modules/people/setting/features.ts'
import { hasPeople } from './demoMarket.ts'
import { devPage, devScript } from './dev/devPage.ts'
import type { Parts } from './parts.ts'
import { changeStanding } from './desk.ts'
import { switchWallet } from '../modules/money/withdrawal/walletSwitch.ts'
import type { Workers } from './workers.ts'

const shownMessages = 50

const logInBody = Type.Object({ user_name: Type.String({ maxLength: 64 }) })
const advanceBody = Type.Object({ ms: Type.Integer({ minimum: 0, maximum: spanMs({ days: 400 }) }) })
const switchBody = Type.Object({ is_paused: Type.Boolean() })
const flagBody = Type.Object({
  name: Type.Unsafe<Feature>({ type: 'string', enum: [...switchableFeatures] }),
  user_name: Type.String({ maxLength: 64 }),
  is_on: Type.Boolean(),
})
const standingBody = Type.Object(
  {
    user_name: Type.String({ maxLength: 64 }),
    roles: Type.Optional(Type.Array(Type.Unsafe<Duty>({ type: 'string', enum: [...duties] }))),
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
      reply.header('content-type', 'text/html; charset=utf-8').send(
        devPage({
          now: clock.now(),
          accounts: namedAccounts.map(account => account.userName),
          hasPeople: hasPeople(parts.settings),
        }),
      ),
    )

    app.get('/dev/page.js', async (_, reply: FastifyReply) =>
      reply.header('content-type', 'text/javascript; charset=utf-8').send(devScript),
    )

    app.post('/dev/log_in_as', async (request, reply) => {
      const user = await userNamed(read(logInBody, request).user_name)
      const caller = callerOf(request)
      const { token, expiresAt } = await database.transaction(async tx => {
        const at = clock.now()
        // As at every log-in: a browser has one session, and whoever it was before is at no screen any more.
        const before =
          caller.deviceType === 'web' && caller.token ? await viewerOf(tx, caller.token, at) : null
        if (before) {
          await endSession(tx, before.sessionId, 'replaced', at)
          await parts.session.announceClosed(tx, before)
        }
        // A developer is many people at one browser, so it is not marked.
        return startSession(tx, random, {
          ...caller,
          deviceMark: null,
          userId: user.id,
          kind: 'user',
          at,
        })
      })
      if (caller.deviceType !== 'web') return { api_token: token }
      // No machine with these tools is public.
      reply.setCookie(sessionCookieOf(false), token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        expires: expiresAt,
      })
      return { api_token: null }
    })

    // The demo's operators have no phone that would show them.
    app.get('/dev/codes', async () => ({
      items: namedAccounts.flatMap(({ userName, totpSecret }) =>
        totpSecret === undefined ? [] : [{ user_name: userName, code: codeAt(totpSecret, clock.now()) }],
      ),
    }))

    app.get('/dev/clock', async () => ({ now: clock.now().toISOString() }))
    app.post('/dev/clock/advance', async request => {
      const { ms } = read(advanceBody, request)
      // What is in hand ends first: a look that began before what the caller did would count as the one after it.
      await workers.jobs.runDue()
      const now = await clock.advance(ms)
      await workers.jobs.runDue()
      await parts.bus.settle()
      return { now: now.toISOString() }
    })

    devInvitations(app, parts, () => workers.jobs.runDue())

    app.post('/dev/withdrawals', async request => {
      const { is_paused: isPaused } = read(switchBody, request)
      await database.transaction(tx => switchWallet(tx, 'withdrawals', isPaused, clock.now()))
      return { is_done: true }
    })

    // As from the command line: `all` is everybody.
    app.post('/dev/flag', async request => {
      const { name, user_name: user, is_on: isOn } = read(flagBody, request)
      const change = (tx: Tx) => switchFeature(tx, { name, user, isOn }, clock.now())
      return { is_done: await database.transaction(change) }
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
      if (legal_name !== undefined)
        await database.transaction(tx => lookAtBonusesOf(tx, user.id, clock.now()))
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

    app.get('/dev/audit', async () => ({
      violations: await audit(database.db),
      losses: (await lostWithdrawals(database.db)).map(({ id, coin, amount }) => ({
        withdrawal_id: id,
        coin,
        amount: decimalOf(BigInt(amount), coin),
      })),
      // The books and the chains, where they differ.
      chain: (await chainAgreement(database.db, { chains: parts.chains, watchKeys: parts.wallet.watchKeys }))
        .filter(({ surplus }) => surplus !== 0n)
        .map(({ coin, held, unbooked, sent, booked, surplus }) => ({
          coin,
          held: decimalOf(held, coin),
          unbooked: decimalOf(unbooked, coin),
          sent: decimalOf(sent, coin),
          booked: decimalOf(booked, coin),
          surplus: decimalOf(surplus, coin),
        })),
    }))
  }
