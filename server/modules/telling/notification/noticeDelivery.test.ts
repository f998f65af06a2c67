import { expect, test } from 'vitest'
import { testRuntimes, testUser } from '../../../../tests/support/testRuntime.ts'
import type { PushNotice } from '../../../adapters/channels.ts'
import { newSessionId } from '../../../domain/identifier/identifier.ts'
import { machineRandom } from '../../../runtime/random.ts'
import { noticeDelivery, pushNotices } from './noticeDelivery.ts'
import { notify } from './notify.ts'

const [embedded] = await testRuntimes()
if (!embedded) throw new Error('no database')
const { database, clock } = embedded

test('a device that cannot be reached keeps no other from being told, once', async () => {
  const userId = testUser(1)
  const sessionId = newSessionId(clock.now(), machineRandom)
  await database.transaction(async tx => {
    const at = clock.now()
    await tx
      .insertInto('app_user')
      .values({ id: userId, kind: 'guest', user_name: 'guest-1', user_name_key: 'guest-1', created_at: at })
      .execute()
    await tx
      .insertInto('session')
      .values({
        id: sessionId,
        token_hash: 'hash',
        user_id: userId,
        device_type: 'web',
        user_agent: '',
        address: '127.0.0.1',
        created_at: at,
        last_seen_at: at,
        expires_at: new Date(at.getTime() + 86_400_000),
      })
      .execute()
    for (const device of ['broken', 'gone', 'works'])
      await tx
        .insertInto('push_player')
        .values({
          token_hash: device,
          user_id: userId,
          session_id: sessionId,
          kind: 'android',
          address: JSON.stringify({ token: device }),
          created_at: at,
        })
        .execute()
    await notify(tx, machineRandom, userId, { type: 'Notification::Admin', code: 'trade_cancelled' }, at)
  })
  const sent: { device: unknown; notice: PushNotice }[] = []
  const parts = {
    database,
    clock,
    random: machineRandom,
    origin: 'https://souk.test',
    tradesNow: async () => new Map<never, never>(),
    channels: {
      messenger: null,
      push: {
        async send({ address }: { address: unknown }, notice: PushNotice) {
          const { token } = address as { token: string }
          if (token === 'broken') throw new Error('cannot be reached')
          if (token === 'gone') return 'gone' as const
          sent.push({ device: token, notice })
          return 'sent' as const
        },
      },
    },
  }
  const push = pushNotices(parts)
  /** Runs what is queued; what fails stays, as the worker keeps it. */
  const runJobs = async () => {
    const jobs = await database.db.selectFrom('job').selectAll().where('kind', '=', 'notice_push').execute()
    for (const { key, payload, run_at: runAt } of jobs) {
      const done = await push.run({ key, payload, runAt, attempt: 1 }).then(
        () => true,
        () => false,
      )
      if (done) await database.db.deleteFrom('job').where('key', '=', key).execute()
    }
    return jobs.length
  }
  await noticeDelivery(parts).run({ key: '', payload: {}, runAt: clock.now(), attempt: 1 })
  expect([await runJobs(), await runJobs(), await runJobs()]).toEqual([3, 1, 1])
  expect(sent.map(({ device }) => device)).toEqual(['works'])
  const players = await database.db.selectFrom('push_player').select('token_hash').execute()
  expect(players.map(player => player.token_hash).toSorted()).toEqual(['broken', 'works'])
})
