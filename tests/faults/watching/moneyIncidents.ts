import { vi } from 'vitest'
import type { Person } from '../../support/soukClient.ts'
import { again, deskList, queueShown, type Incident } from './incident.ts'
import type { Stand } from './stand.ts'

const minute = 60_000
const outside = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'

/** The newest token in somebody's letters that links to a page. */
const tokenTo = (stand: Stand, person: Person, page: string): Promise<string> =>
  vi.waitFor(
    () => {
      const pattern = new RegExp(`${page}/([\\w-]{43})`)
      const found = stand.mail.letters
        .filter(({ to }) => to === `${person.name}@souk.test`)
        .flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])
        .at(-1)
      if (found === undefined) throw new Error(`no letter to ${page}`)
      return found
    },
    { timeout: 30_000, interval: 250 },
  )

/** Somebody's withdrawal that was approved by its letter. */
async function approved(stand: Stand, name: string): Promise<void> {
  const { api } = stand
  const person = await api.signUp(name)
  const token = await tokenTo(stand, person, '/sign-up/confirmation')
  await api.call('POST /v1/users/confirmations', { body: { token } })
  await api.give(person, 'BTC', '1')
  const { status, body } = await api.call('POST /v1/withdrawals', {
    as: person,
    body: { crypto_currency_code: 'BTC', address: outside, amount: '0.01', network_fee: '0.001' },
  })
  if (status !== 200) throw new Error(`no withdrawal: ${JSON.stringify(body)}`)
  await api.call('POST /v1/withdrawals/approval/decide', {
    body: { token: await tokenTo(stand, person, '/wallet/approval'), decision: 'approve' },
  })
}

/** What happens to money, rates, chains and whoever signs. */
export const moneyIncidents: readonly Incident[] = [
  {
    what: 'half a coin is gone from an address of ours',
    alerts: ['SoukBooksDiffer'],
    async breaks({ api, sql }) {
      const person = await api.signUp('robbed')
      await api.give(person, 'LTC', '2')
      const take = (units: number) =>
        sql(`update simulated_transfer set amount = amount - ${units}
          where coin = 'LTC' and recipient in (select address from deposit_address)`)
      await take(50_000_000)
      await api.advance(5 * minute)
      return async () => {
        await take(-50_000_000)
        await api.advance(5 * minute)
      }
    },
    async desk(stand) {
      const row = (await deskList(stand, 'books')).find(({ coin }) => coin === 'LTC')
      if (Number(row?.['difference']) === 0) throw new Error('the desk shows no difference')
      return `Today: difference of ${String(row?.['difference'])} LTC`
    },
  },
  {
    what: 'every source of rates is silent',
    alerts: ['SoukRatesOld', 'SoukRateSourceSilent'],
    async breaks({ kraken, coinbase }) {
      kraken.be('silent')
      coinbase.be('silent')
      return async () => {
        kraken.be('fine')
        coinbase.be('fine')
      }
    },
  },
  {
    what: 'a source of rates is wrong by 10 %',
    alerts: ['SoukRatesDisagree'],
    async breaks({ kraken }) {
      kraken.say({ BTC: '97350.11' })
      return async () => kraken.say({ BTC: '88500.1' })
    },
  },
  {
    what: 'every source tells another wild rate each time',
    alerts: ['SoukRatesHeld'],
    async breaks({ kraken, coinbase }) {
      const wild = (start: number, turn: number) => ({ XMR: String(start * 3 ** (turn % 5)) })
      const stop = again(500, turn => {
        kraken.say(wild(1000, turn))
        coinbase.say(wild(1700, turn))
      })
      return async () => {
        stop()
        kraken.say({ XMR: '436' })
        coinbase.say({ XMR: '436' })
      }
    },
  },
  {
    what: 'the signer is killed, and a withdrawal is approved',
    alerts: ['SoukSignerAway', 'SoukWithdrawalsWait'],
    async breaks(stand) {
      await stand.signer.current().end('SIGKILL')
      await approved(stand, 'unsigned')
      await stand.api.advance(16 * minute)
      return () => stand.signer.start()
    },
  },
  {
    what: 'a chain takes a withdrawal into no block',
    alerts: ['SoukWithdrawalsStuck'],
    async breaks(stand) {
      const { api, sql } = stand
      const mining = (isOn: boolean) =>
        api.call('POST /dev/chain/bitcoin/automatic', { body: { is_on: isOn } })
      await approved(stand, 'unmined')
      await mining(false)
      await vi.waitFor(
        async () => {
          const sent = await sql(`select 1 from withdrawal where status in ('signed', 'broadcast')`)
          if (sent.length === 0) throw new Error('nothing was sent')
        },
        { timeout: 60_000, interval: 250 },
      )
      await api.advance(65 * minute)
      return () => mining(true)
    },
    desk: stand => queueShown(stand, 'withdrawals'),
  },
  {
    what: 'withdrawals were paused and forgotten',
    alerts: ['SoukWithdrawalsPaused'],
    async breaks({ api }) {
      const pause = (isPaused: boolean) =>
        api.call('POST /dev/withdrawals', { body: { is_paused: isPaused } })
      await pause(true)
      return () => pause(false)
    },
    async desk({ api, operator }) {
      const { body } = await api.call<{ pauses: { name: string; is_paused: boolean }[] }>(
        'GET /v1/operator/switches',
        { as: operator },
      )
      const paused = body.pauses.filter(({ is_paused: isPaused }) => isPaused).map(({ name }) => name)
      if (paused.length === 0) throw new Error('the desk shows no pause')
      return `Switches: ${paused.join(', ')} paused`
    },
  },
  {
    what: 'the node is silent',
    alerts: ['SoukNodeSilent', 'SoukChainNotRead'],
    async breaks({ node }) {
      node.shut(true)
      return async () => node.shut(false)
    },
  },
  {
    what: 'the node finds no block',
    alerts: ['SoukNodeStands'],
    async breaks(stand) {
      stand.mines = false
      return async () => void (stand.mines = true)
    },
  },
  {
    what: 'an open transaction keeps blocks from being read',
    alerts: ['SoukChainBehind'],
    async breaks(stand) {
      const release = await stand.hold('lock table chain_block in share mode')
      await stand.anvil.mine(30)
      return release
    },
  },
]
