import { newStore } from '../../contract/roles/props.ts'
import { again, plantJob, queueShown, removePlanted, type Incident } from './incident.ts'

const hour = 3_600_000

/** What happens to that which works by itself. */
export const backgroundIncidents: readonly Incident[] = [
  {
    what: 'a job that fails for ever',
    alerts: ['SoukJobFails'],
    async breaks(stand) {
      await plantJob(stand, { kind: 'store_review' })
      return () => removePlanted(stand)
    },
  },
  {
    what: 'a job that failed for the last time',
    alerts: ['SoukJobGivenUp'],
    async breaks(stand) {
      await plantJob(stand, { kind: 'store_review', attempts: 14 })
      return () => removePlanted(stand)
    },
  },
  {
    what: 'a job that no process of this release knows',
    alerts: ['SoukJobsLate'],
    async breaks(stand) {
      await plantJob(stand, { kind: 'of_a_newer_release', lateSeconds: 130 })
      return () => removePlanted(stand)
    },
  },
  {
    what: 'an open transaction holds the order of events',
    alerts: ['SoukOutboxLate'],
    async breaks(stand) {
      const release = await stand.hold('select * from outbox_head for update')
      await stand.api.signUp('told')
      const person = await stand.api.signUp('listener')
      await stand.api.give(person, 'BTC', '0.01')
      return release
    },
  },
  {
    what: 'the mail server is down',
    alerts: ['SoukMailFails'],
    async breaks(stand) {
      await stand.mail.close()
      await stand.api.signUp('unwritten')
      return () => stand.mail.open()
    },
  },
  {
    what: 'a shop answers each webhook with an error',
    alerts: ['SoukWebhooksFail'],
    async breaks(stand) {
      const { api, shop, sql } = stand
      const owner = await api.signUp('shopkeeper')
      const { body } = await api.call<{ account_id: string }>('POST /v1/me/merchant_accounts', {
        as: owner,
        body: newStore,
      })
      const path = `/v1/me/merchant_accounts/${body.account_id}` as const
      await sql(`delete from job where kind = 'store_review'`)
      await sql(`update store set status = 'active', webhook_url = 'http://${shop.host}/hook'`)
      shop.answers = () => ({ status: 500 })
      const told = await api.call(`POST ${path}/webhooks/test`, { as: owner })
      if (told.status !== 200) throw new Error(`nothing is told: ${JSON.stringify(told.body)}`)
      const stop = again(2000, () => api.advance(20 * 60_000).catch(() => undefined))
      return async () => {
        shop.answers = () => ({ status: 204 })
        setTimeout(stop, 20_000)
      }
    },
  },
  {
    what: 'coins without a memo, and no operator looks',
    alerts: ['SoukQueueLate'],
    async breaks({ api, sql }) {
      const person = await api.signUp('forgetful')
      await api.call('POST /v1/accounts/generate', {
        as: person,
        body: { crypto_currency_code: 'TON', network: 'ton' },
      })
      await api.call('POST /dev/chain/ton/send', {
        body: { asset: 'TON', amount: '4', user_name: person.name, without_memo: true },
      })
      await api.call('POST /dev/chain/ton/mine', { body: { blocks: 30 } })
      await api.advance(7 * hour)
      return async () => {
        const [deposit] = await sql<{ id: string }>(`select id from deposit where status = 'unattributed'`)
        return api.call(`POST /dev/deposits/${deposit?.id ?? ''}/approve`, {
          body: { user_name: person.name },
        })
      }
    },
    desk: stand => queueShown(stand, 'deposits'),
  },
]
