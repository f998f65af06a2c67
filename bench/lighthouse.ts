import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { Launcher } from 'chrome-launcher'
import lighthouseOf from 'lighthouse'
import { endsWithUs } from '../scripts/process/endChildren.ts'
import { chromiumFlags } from '../tests/support/browser/chromium.ts'
import { percentile, round, type Bench } from './bench.ts'
import { postJson } from './support/postJson.ts'
import { chromiumProgram, withShippedProduct } from './support/browser.ts'

/** Public pages, and how well they do on a phone: by the score of what they cost, of 100. */
const routes = {
  '/buy': 95,
  '/': 95,
  '/guide': 98,
  '/guide/first-purchase': 98,
  '/faq': 98,
  '/about-us': 98,
  '/blog': 98,
  '/blog/for-traders/price-at-three': 98,
  '/calculator/bitcoin': 90,
  '/nigeria': 90,
} as const satisfies Readonly<Record<string, number>>
/** Those that sell: the first of them is looked at closest. */
const [route, home] = ['/buy', '/'] as const
/** What the payer’s page is called among the figures: its address differs from run to run. */
const payers = '/invoice'
/** A busy machine disturbs single runs; the median of these stands. */
const runs = 3

type Medians = Awaited<ReturnType<typeof medians>>

/** What Lighthouse says of the pages that strangers come to, and of the page of a payer, on a phone with a slow line. */
export const lighthouse: Bench = {
  name: 'lighthouse',
  about: `Lighthouse, mobile, on ${route}, other public pages, and ${payers}: medians of ${runs} runs`,
  run: () =>
    withShippedProduct(async ({ url }) => {
      const pages: Record<string, Medians> = {}
      for (const path of Object.keys(routes)) pages[path] = await medians(`${url}${path}`)
      const payer = await medians(await newInvoice(url))
      const all = Object.values(pages)
      const least = (read: (page: Medians) => number) => Math.min(...all.map(read))
      return {
        figures: { route, ...pages[route], pages, payer: { route: payers, ...payer } },
        targets: [
          ...Object.entries(routes).map(([path, atLeast]) => ({
            name: `Lighthouse mobile on ${path}`,
            measured: pages[path]?.performance ?? 0,
            atLeast,
          })),
          { name: `Lighthouse mobile on ${payers}`, measured: payer.performance, atLeast: 95 },
          ...[route, home].flatMap(path => [
            {
              name: `largest paint of ${path}, ms`,
              measured: pages[path]?.largestContentfulPaintMs ?? Infinity,
              atMost: 2000,
            },
            { name: `layout shift of ${path}`, measured: pages[path]?.layoutShift ?? Infinity, atMost: 0.02 },
          ]),
          { name: 'accessibility, the least', measured: least(page => page.accessibility), atLeast: 100 },
          { name: 'SEO, the least', measured: least(page => page.seo), atLeast: 100 },
        ],
      }
    }),
}

/** The page of a payer who has chosen a coin and is asked for it: as much as the page ever holds. */
async function newInvoice(url: string): Promise<string> {
  const post = <T>(path: string, body: object, token?: string) => postJson<T>(`${url}${path}`, body, token)
  const { api_token: token } = await post<{ api_token: string }>('/api/v1/users', {
    user_name: 'lighthouse',
    email: 'lighthouse@souk.test',
    password: 'Bench-2026-x',
    locale: 'en',
  })
  const stores = '/api/v1/me/merchant_accounts'
  const { account_id } = await post<{ account_id: string }>(
    stores,
    {
      type: 'goods',
      title: 'Harbor & Pine Coffee',
      description: '',
      currency_code: 'USD',
      crypto_currency_codes: ['BTC', 'USDT'],
      default_locale: 'en',
    },
    token,
  )
  // The review of a store takes ten seconds where nobody else reviews.
  await post('/dev/clock/advance', { ms: 15_000 })
  const asked = { account_id, amount: '86.40', asset: 'USD', product_title: 'Coffee' }
  const { unique_id: id } = await post<{ unique_id: string }>(`${stores}/invoice`, asked, token)
  await post(`/api/v1/payer_invoices/${id}/way`, { coin: 'USDT', network: 'tron' })
  return `${url}/invoice/${id}`
}

/** It is of a group of its own, and would outlive us. */
const spawnChrome = ((program: string, args: readonly string[], options: SpawnOptions): ChildProcess => {
  const child = spawn(program, args, options)
  endsWithUs(child)
  return child
}) as typeof spawn

async function medians(url: string) {
  const all: Awaited<ReturnType<typeof once>>[] = []
  for (let run = 0; run < runs; run++) all.push(await once(url))
  const median = (read: (one: (typeof all)[number]) => number) => percentile(all.map(read), 0.5)
  return {
    performance: median(one => one.performance),
    performanceOfEachRun: all.map(one => one.performance),
    accessibility: median(one => one.accessibility),
    bestPractices: median(one => one.bestPractices),
    seo: median(one => one.seo),
    firstContentfulPaintMs: median(one => one.firstContentfulPaintMs),
    largestContentfulPaintMs: median(one => one.largestContentfulPaintMs),
    totalBlockingMs: median(one => one.totalBlockingMs),
    layoutShift: median(one => one.layoutShift),
  }
}

async function once(url: string) {
  const chromePath = chromiumProgram()
  const chromeFlags = [...chromiumFlags, '--headless=new']
  const chrome = new Launcher({ chromePath, chromeFlags, logLevel: 'silent' }, { spawn: spawnChrome })
  try {
    await chrome.launch()
    const result = await lighthouseOf(url, { port: chrome.port ?? 0, output: 'json', logLevel: 'silent' })
    if (!result) throw new Error('Lighthouse gave no result')
    const { categories, audits } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => round(audits[name]?.numericValue ?? 0)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstContentfulPaintMs: Math.round(value('first-contentful-paint')),
      largestContentfulPaintMs: Math.round(value('largest-contentful-paint')),
      totalBlockingMs: Math.round(value('total-blocking-time')),
      layoutShift: value('cumulative-layout-shift'),
    }
  } finally {
    chrome.kill()
  }
}
