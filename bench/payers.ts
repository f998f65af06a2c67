import { setTimeout as sleep } from 'node:timers/promises'
import type { Product } from '../scripts/productProcess.ts'
import { percentile, round, type Bench } from './bench.ts'
import { withBrowser } from './support/browser.ts'
import { withProduct } from './support/product.ts'
import { openTill, type Bill, type Till } from './payers/till.ts'
import { follow, type Follower } from './payers/follower.ts'

const connections = 1000
const pages = 5
const paymentsOfBlock = 20

/** Payers who wait before an open invoice. */
export const payers: Bench = {
  name: 'payers',
  about:
    '1,000 open payment pages, five of them in a browser, on one process with the embedded database: each is told of its payment, and how soon',
  run: () => withProduct({ seed: 'none' }, measure),
}

async function measure(product: Product) {
  const till = await openTill(product.url)
  const bills: Bill[] = []
  for (let made = 0; made < connections; made++) bills.push(await till.bill())
  const idleMb = product.server.usage()?.memoryMb ?? 0
  const inBrowser = bills.slice(0, pages)
  const followers = await Promise.all(bills.slice(pages).map(bill => follow(product.url, bill)))
  try {
    return await withBrowser(async browser => {
      const shown = await Promise.all(
        inBrowser.map(async bill => {
          const page = await browser.newPage()
          await page.goto(`${product.url}/invoice/${bill.uniqueId}`)
          return { page, bill }
        }),
      )
      await sleep(2000)
      const told = await payAll(till, followers)
      const seenMs = told.map(({ ms }) => ms)
      const once = told.filter(({ times }) => times === 1).length
      const pageMs: number[] = []
      for (const { page, bill } of shown) {
        const at = performance.now()
        await till.pay(bill)
        await page.getByRole('heading', { name: 'Payment seen' }).waitFor()
        pageMs.push(round(performance.now() - at))
      }
      const memoryMb = product.server.usage()?.memoryMb ?? 0
      return {
        figures: {
          connections,
          pages,
          idleMb,
          memoryMb,
          toldP50Ms: percentile(seenMs, 0.5),
          toldP95Ms: percentile(seenMs, 0.95),
          toldMostMs: Math.max(...seenMs),
          pageP50Ms: percentile(pageMs, 0.5),
          pageMostMs: Math.max(...pageMs),
          toldOnce: once,
        },
        targets: [
          { name: 'memory of the process, MB', measured: memoryMb, atMost: 1024 },
          {
            name: 'told once, of all but the pages',
            measured: once,
            atLeast: connections - pages,
          },
        ],
      }
    })
  } finally {
    for (const follower of followers) follower.close()
  }
}

/** What one page was told of its payment: how soon, and how often before the next block. */
interface Told {
  readonly ms: number
  readonly times: number
}

/** From before a payment is sent until its page is told, one after the other; a block takes up a few, as a network does. */
async function payAll(till: Till, followers: readonly Follower[]): Promise<Told[]> {
  const told: Told[] = []
  for (let from = 0; from < followers.length; from += paymentsOfBlock) {
    const few = followers.slice(from, from + paymentsOfBlock)
    const took: number[] = []
    for (const follower of few) {
      const at = performance.now()
      const heard = follower.next()
      await till.pay(follower.bill)
      await heard
      took.push(round(performance.now() - at))
    }
    // Whatever is told twice is told by then.
    await sleep(200)
    told.push(...few.map((follower, index) => ({ ms: took[index] ?? 0, times: follower.told() })))
    await till.mine()
  }
  return told
}
