import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the server behaves: as it should; says nothing; answers with a fault, or with a page instead of rates. */
export type RateServerState = 'fine' | 'silent' | 'failing' | 'nonsense'

/** Public sources of rates, played by a test: what they say is set by hand. */
export interface RateServer {
  readonly url: string
  /** Dollars for a coin, or fiat for a dollar, from now on; the rest stays as it was. */
  say(legs: Readonly<Record<string, string>>): void
  /** When it says that its rates are of, in seconds since 1970. */
  saidAt(seconds: number): void
  be(state: RateServerState): void
  /** Resolves when it has been asked so often in all. */
  asked(times: number): Promise<void>
  close(): Promise<void>
}

/** Where every market begins. */
export const firstLegs: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'BTC 88500.1 ETH 2975 USDT 0.9998 USDC 1 DAI 0.9999 TON 1.72 TRX 0.2845 LTC 79.5 XMR 436',
    'RUB 80 EUR 0.8525 GBP 0.7435 BYN 2.925 UAH 42.3 CNY 7.005 JPY 156.4 NGN 1441.5 GHS 11.25 KES 129.05',
    'KZT 508 TRY 42.95 INR 89.9 AED 3.6725 BRL 5.48 ZAR 16.62 PLN 3.592 UZS 12010 GEL 2.695',
  ].flatMap(line => [...line.matchAll(/([A-Z]+) ([0-9.]+)/g)].map(([, code, leg]) => [code, leg])),
)

const krakenNames: Readonly<Record<string, string>> = {
  BTC: 'XXBTZUSD',
  ETH: 'XETHZUSD',
  USDT: 'USDTZUSD',
  LTC: 'XLTCZUSD',
  XMR: 'XXMRZUSD',
}
const krakenCoins = ['BTC', 'ETH', 'USDT', 'USDC', 'DAI', 'TON', 'TRX', 'LTC', 'XMR']
const isCoin = (code: string) => krakenCoins.includes(code)

/** Starts it on loopback. It speaks as all of the public sources do, by the path that it is asked at. */
export async function startRateServer(): Promise<RateServer> {
  let legs = firstLegs
  let seconds = 0
  let state: RateServerState = 'fine'
  let count = 0
  let waiting: { times: number; done: () => void }[] = []
  const answers: Readonly<Record<string, () => string>> = {
    '/0/public/Ticker': () =>
      JSON.stringify({
        error: [],
        result: Object.fromEntries(
          krakenCoins.map(coin => [
            krakenNames[coin] ?? `${coin}USD`,
            { c: [legs[coin], '0.01'], v: ['1', '2'] },
          ]),
        ),
      }),
    '/v2/exchange-rates': () => {
      // Coins are quoted the other way round there, and stablecoins are among them.
      const units = Object.entries(legs).map(([code, leg]) => [
        code,
        isCoin(code) ? String(1 / Number(leg)) : leg,
      ])
      return JSON.stringify({
        data: { currency: 'USD', rates: { ...Object.fromEntries(units), USD: '1', XYZ: '0' } },
      })
    },
    '/v6/latest/USD': () => {
      const fiats = Object.entries(legs).filter(([code]) => !isCoin(code))
      // JSON numbers, as they are written there.
      const rates = ['"USD":1', ...fiats.map(([code, leg]) => `"${code}":${leg}`)].join(',')
      return `{"result":"success","base_code":"USD","time_last_update_unix":${seconds},"rates":{${rates}}}`
    },
  }
  const server = createServer((request, response) => {
    count += 1
    waiting = waiting.filter(({ times, done }) => times > count || done())
    answer(response, answers[new URL(request.url ?? '/', 'http://rates').pathname])
  })
  function answer(response: ServerResponse, text: (() => string) | undefined): void {
    if (state === 'silent') return
    if (state === 'failing' || !text) response.writeHead(503)
    if (state === 'nonsense') response.end('<html>Down for maintenance</html>')
    else response.end(state === 'fine' ? text?.() : '')
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    say: changed => (legs = { ...legs, ...changed }),
    saidAt: at => (seconds = at),
    be: next => (state = next),
    asked: times => new Promise(done => (times <= count ? done() : waiting.push({ times, done }))),
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
