import type { Browser } from 'playwright'
import { round, type Bench } from './bench.ts'
import { withBrowser, withShippedProduct } from './support/browser.ts'

const route = '/buy'

/** What a first visit transfers until its offers stand there and nothing is under way. */
export const bytes: Bench = {
  name: 'bytes',
  about: `What Chromium transfers at a first visit of ${route}, compressed, in English on a phone`,
  run: () =>
    withShippedProduct(({ url }) =>
      withBrowser(async browser => {
        const gzip = await firstVisit(browser, url, 'gzip')
        const usual = await firstVisit(browser, url, null)
        return {
          figures: { route, gzip, asBrowsersAsk: usual },
          targets: [
            { name: 'kB of script of the first route, gzip', measured: gzip.kb['Script'] ?? 0, atMost: 300 },
            { name: 'requests of the first route', measured: gzip.requests, atMost: 15 },
            { name: 'kB of fonts of the English first route', measured: gzip.kb['Font'] ?? 0, atMost: 60 },
          ],
        }
      }),
    ),
}

/** @param encoding what the browser says that it takes; null for what it says by itself */
async function firstVisit(browser: Browser, url: string, encoding: string | null) {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    if (encoding !== null)
      await network.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': encoding } })
    const kinds = new Map<string, string>()
    const sizes = new Map<string, number>()
    network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      sizes.set(requestId, encodedDataLength),
    )
    await page.goto(`${url}${route}`)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await page.waitForLoadState('networkidle')
    const total: Record<string, number> = {}
    for (const [id, size] of sizes) {
      const kind = kinds.get(id) ?? 'Other'
      total[kind] = (total[kind] ?? 0) + size
    }
    const kb = Object.fromEntries(Object.entries(total).map(([kind, size]) => [kind, round(size / 1000)]))
    return { requests: sizes.size, kb }
  } finally {
    await context.close()
  }
}
