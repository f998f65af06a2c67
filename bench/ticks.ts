import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { WebSocket } from 'ws'
import { percentile, round, type Bench } from './bench.ts'
import { withBrowser, withShippedProduct } from './support/browser.ts'
import { withProduct } from './support/product.ts'
import { startPlainBroadcast } from './plain/broadcast.ts'
import { openWatchers, type Watchers } from './ticks/watchers.ts'

const clients = 1000
const ticksMeasured = 8
const pageTicks = 6

/** How fast the rates reach everybody who watches them, and what they cost a page. */
export const ticks: Bench = {
  name: 'ticks',
  about:
    'A tick of the rates to 1,000 watching clients, beside a plain ws broadcast of the same bytes to as many; and what it costs a search page',
  async run() {
    const souk = await measureSouk()
    const plain = await measurePlain(souk.text)
    const page = await measurePage()
    const ratio = round(percentile(souk.lastMs, 0.5) / percentile(plain, 0.5))
    return {
      figures: {
        clients,
        bytes: souk.text.length,
        lastClientP50Ms: percentile(souk.lastMs, 0.5),
        plainLastClientP50Ms: percentile(plain, 0.5),
        ratio,
        page,
      },
      targets: [
        { name: 'the last client, as a ratio to a plain broadcast', measured: ratio, atMost: 2 },
        { name: 'script of a search page for a tick, in ms', measured: page.scriptMsPerTick, atMost: 5 },
      ],
    }
  },
}

/** From the moment at which a socket beside the gateway's hears of a tick until the last client has it. */
const measureSouk = () =>
  withProduct({ seed: 'none', apart: true }, async product => {
    const direct = await cableOf(product.apiUrl)
    try {
      const watchers = await openWatchers(clients, {
        url: `${product.url.replace(/^http/, 'ws')}/graphql`,
        protocol: 'graphql-transport-ws',
        greeting: [
          '{"type":"connection_init"}',
          JSON.stringify({
            id: '1',
            type: 'subscribe',
            payload: { query: 'subscription { ratesChange { at items { pair rate } } }' },
          }),
        ],
        counts: text => text.includes('"type":"next"'),
      })
      await sleep(2000)
      const lastMs: number[] = []
      for (let tick = 0; tick < ticksMeasured; tick++) {
        const at = direct.next()
        const all = watchers.heard(() => at.value)
        lastMs.push(Math.max(...(await all)))
      }
      watchers.close()
      return { lastMs, text: watchers.last() }
    } finally {
      direct.socket.terminate()
    }
  })

/** The same text, through a server that does nothing else. */
async function measurePlain(text: string): Promise<number[]> {
  const plain = await startPlainBroadcast()
  try {
    const watchers = await openWatchers(clients, { url: plain.url, counts: () => true })
    const lastMs: number[] = []
    for (let tick = 0; tick < ticksMeasured; tick++)
      lastMs.push(await broadcast(plain.client, watchers, text))
    watchers.close()
    return lastMs
  } finally {
    plain.stop()
  }
}

async function broadcast(sender: WebSocket, watchers: Watchers, text: string): Promise<number> {
  await sleep(500)
  const began = performance.now()
  const all = watchers.heard(() => began)
  sender.send(text)
  return Math.max(...(await all))
}

/** A socket of the server’s own, which hears a tick when the gateway does. */
async function cableOf(apiUrl: string) {
  const socket = new WebSocket(`${apiUrl.replace(/^http/, 'ws')}/cable`, 'actioncable-v1-json')
  const identifier = JSON.stringify({ channel: 'AppChannel' })
  const waiting: { value: number }[] = []
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', code => reject(new Error(`/cable was closed: ${code}`)))
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.includes('"welcome"')) socket.send(JSON.stringify({ command: 'subscribe', identifier }))
      if (text.includes('confirm_subscription')) resolve()
      if (text.includes('rates_change')) for (const one of waiting.splice(0)) one.value = performance.now()
    })
  })
  return {
    socket,
    /** Holds the moment of the next tick, once it has been heard. */
    next(): { readonly value: number } {
      const one = { value: performance.now() }
      waiting.push(one)
      return one
    },
  }
}

/** What ticks cost a page of twenty offers: the time of its scripts, by the browser's own count. */
const measurePage = () =>
  withShippedProduct(({ url }) =>
    withBrowser(async browser => {
      const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
      await page.goto(`${url}/buy?cryptoCurrencyCode=BTC&currencyCode=NGN`)
      await page.getByRole('link', { name: 'Buy', exact: true }).first().waitFor()
      await sleep(6000)
      const counters = await countersOf(page)
      const before = await counters()
      await sleep(pageTicks * 5000)
      const after = await counters()
      const each = (name: string) => round(((after[name] ?? 0) - (before[name] ?? 0)) / pageTicks)
      return {
        scriptMsPerTick: each('ScriptDuration'),
        layoutMsPerTick: each('LayoutDuration'),
        styleMsPerTick: each('RecalcStyleDuration'),
      }
    }),
  )

/** The browser's counters of a page, in milliseconds. */
async function countersOf(page: Page): Promise<() => Promise<Readonly<Record<string, number>>>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]))
  }
}
