import { expect, onTestFinished, test } from 'vitest'
import { startRateServer } from '../../../tests/support/network/rateServer.ts'
import { rateOf, type Rates } from '../../domain/rate/rates.ts'
import { fixedClock } from '../../../tests/support/time/fixedClock.ts'
import type { Logger } from '../../runtime/logger.ts'
import { handTimers } from '../../../tests/support/time/handTimers.ts'
import { liveRates } from './liveRates.ts'
import { rateProviders, type RateFeed } from './rateProviders.ts'

const start = '2026-03-01T12:00:00Z'

/** A source that asks these providers, each played by a server of its own. */
async function bench(...names: readonly RateFeed['provider'][]) {
  const servers = await Promise.all(names.map(() => startRateServer()))
  onTestFinished(async () => void (await Promise.all(servers.map(server => server.close()))))
  const clock = fixedClock(start)
  for (const server of servers) server.saidAt(clock.now().getTime() / 1000)
  const timers = handTimers()
  const log: string[] = []
  const write = (_: object, words?: string) => void log.push(words ?? '')
  const logger = { info: write, warn: write, error: write } as unknown as Logger
  const source = liveRates({
    feeds: names.map((provider, index) => ({ provider, url: servers[index]?.url ?? '' })),
    timers,
    logger,
  })
  let last: Rates | null = null
  return {
    servers,
    timers,
    log,
    source,
    clock,
    /** The next tick; what it answers is what the market knows from then on. */
    tick: async (): Promise<Rates> => {
      clock.advance(5000)
      last = await source.next(last, clock.now())
      return last
    },
    age: () => (last ? clock.now().getTime() - last.at.getTime() : NaN) / 1000,
  }
}

const btc = (rates: Rates) => rates.coins.BTC

test('a market of several providers is whole and exact; coins that are a unit of a fiat follow it', async () => {
  const { tick, age } = await bench('kraken', 'coinbase')
  const rates = await tick()
  expect(btc(rates)).toBe('88500.1')
  expect(rates.fiats).toMatchObject({ USD: '1', NGN: '1441.5', UZS: '12010' })
  expect(rates.coins).toMatchObject({ A7A5: '0.0125', RUBT: '0.0125' })
  expect(rateOf(rates, 'A7A5', 'RUB')).toBe('1')
  expect(age()).toBe(0)
})

test('numbers of JSON are read as they are written', async () => {
  const { servers, tick } = await bench('kraken', 'openrates')
  servers[1]?.say({ NGN: '1441.500000000000000123', UZS: '1.201e4', GEL: '26.95e-1' })
  const rates = await tick()
  expect(rates.fiats).toMatchObject({ NGN: '1441.5', UZS: '12010', GEL: '2.695' })
})

test('small moves are taken at once', async () => {
  const { servers, tick, age } = await bench('kraken', 'coinbase')
  await tick()
  for (const server of servers) server.say({ BTC: '100000' })
  expect(btc(await tick())).toBe('100000')
  expect(age()).toBe(0)
})

test('wrong: one provider that jumps is not believed while another one stays', async () => {
  const { servers, tick, age } = await bench('kraken', 'coinbase')
  await tick()
  servers[0]?.say({ BTC: '885001' })
  for (let ticks = 0; ticks < 5; ticks++) expect(Number(btc(await tick()))).toBeCloseTo(88500.1, 3)
  expect(age()).toBe(0)
})

test('wrong: a jump of the only one that quotes it is held for one answer, and taken when the next one says it too', async () => {
  const { servers, tick, age, log } = await bench('kraken', 'coinbase')
  await tick()
  // XMR and TON are quoted by both here; a coin that both tell of jumps at both at once.
  servers[0]?.say({ BTC: '8850' })
  servers[1]?.be('failing')
  const held = await tick()
  expect(btc(held)).toBe('88500.1')
  expect(age()).toBe(5)
  expect(log).toContain('a rate jumps: it is held until somebody confirms it')
  servers[1]?.be('fine')
  servers[1]?.say({ BTC: '8850' })
  expect(Number(btc(await tick()))).toBeCloseTo(8850, 4)
  expect(age()).toBe(0)
})

test('wrong: a single wild answer never counts', async () => {
  const { servers, tick, age } = await bench('kraken', 'coinbase')
  await tick()
  for (const server of servers) server.be('failing')
  servers[0]?.be('fine')
  servers[0]?.say({ BTC: '1' })
  expect(btc(await tick())).toBe('88500.1')
  servers[0]?.say({ BTC: '88600' })
  servers[1]?.be('fine')
  expect(Number(btc(await tick()))).toBeGreaterThan(88500)
  expect(age()).toBe(0)
})

test.each(['failing', 'nonsense'] as const)('%s: the market grows old, and is back at once', async state => {
  const { servers, tick, age, log } = await bench('kraken', 'coinbase')
  const first = await tick()
  for (const server of servers) server.be(state)
  for (let ticks = 0; ticks < 13; ticks++) expect(await tick()).toBe(first)
  expect(age()).toBe(65)
  // Said once for each, not at every tick.
  expect(log).toEqual(['a source of rates fails', 'a source of rates fails'])
  for (const server of servers) server.be('fine')
  await tick()
  expect(age()).toBe(0)
  expect(log.slice(2)).toEqual(['a source of rates is back', 'a source of rates is back'])
})

test('down: what one tells alone makes the market old when it is gone, however fresh the others are', async () => {
  const { servers, tick, age } = await bench('kraken', 'openrates')
  await tick()
  servers[0]?.be('failing')
  await tick()
  expect(age()).toBe(5)
})

test('slow: a tick does not wait, and the answer counts at a later one', async () => {
  const { servers, tick, timers, source, clock } = await bench('kraken', 'coinbase')
  const first = await tick()
  servers[1]?.be('silent')
  clock.advance(5000)
  const waiting = source.next(first, clock.now())
  await servers[1]?.asked(2)
  timers.pass(2000)
  // Naira are told by the slow one alone.
  expect(await waiting).toBe(first)
  // It is given up after eight seconds, and asked again.
  timers.pass(6000)
  servers[1]?.be('fine')
  await tick()
  expect((await tick()).at).toEqual(clock.now())
})

test('stale: a provider that repeats what was true long ago does not make it new', async () => {
  const { servers, tick, clock, age } = await bench('kraken', 'openrates')
  servers[1]?.saidAt(clock.now().getTime() / 1000 - 40 * 3600)
  await tick()
  expect(age()).toBeGreaterThan(3 * 3600)
})

test('with nothing known yet, and nobody to ask, there is no market', async () => {
  const { servers, source, clock } = await bench('kraken', 'coinbase')
  for (const server of servers) server.be('failing')
  await expect(source.next(null, clock.now())).rejects.toThrow('no source of rates tells BTC')
})

test('providers that contradict each other at the very start are not believed', async () => {
  const { servers, source, clock } = await bench('kraken', 'coinbase')
  servers[1]?.say({ BTC: '50000' })
  await expect(source.next(null, clock.now())).rejects.toThrow('no source of rates tells BTC')
})

test('what Kraken says beside its answer: a fault is told to whoever runs this, a warning changes nothing', () => {
  const result = { XXBTZUSD: { c: ['88500.1', '0.01'] } }
  const read = (body: unknown) => rateProviders.kraken.read(body)
  expect(() => read({ error: ['EQuery:Unknown asset pair'] })).toThrow('EQuery:Unknown asset pair')
  expect([...read({ error: ['WGeneral:Deprecated'], result }).legs.keys()]).toEqual(['BTC'])
})

test('addresses are those of public sources', () => {
  for (const { url, path } of Object.values(rateProviders)) expect(URL.canParse(url + path)).toBe(true)
})

test('whoever watches sees how far apart sources are, and whose answer is overdue', async () => {
  const { servers, tick, clock, source } = await bench('kraken', 'coinbase')
  await tick()
  const spread = () => source.spreads(clock.now()).find(({ code }) => code === 'BTC')?.share
  expect(spread()).toBeCloseTo(0, 6)
  servers[0]?.say({ BTC: '97350.11' })
  await tick()
  expect(spread()).toBeCloseTo(0.1, 4)
  expect(source.lateness(clock.now())).toEqual([
    { source: 'kraken', seconds: 0 },
    { source: 'coinbase', seconds: 0 },
  ])
  servers[1]?.be('failing')
  for (let ticks = 0; ticks < 15; ticks++) await tick()
  // What is older than a minute is no longer compared.
  expect(spread()).toBeUndefined()
  expect(source.lateness(clock.now())).toEqual([
    { source: 'kraken', seconds: 0 },
    { source: 'coinbase', seconds: 70 },
  ])
})

test('what jumps and is held is told by its code', async () => {
  const { servers, tick, source } = await bench('kraken', 'coinbase')
  await tick()
  expect(source.heldCodes()).toEqual([])
  servers[0]?.say({ XMR: '4360' })
  servers[1]?.say({ XMR: '43600' })
  await tick()
  expect(source.heldCodes()).toEqual(['XMR'])
})
