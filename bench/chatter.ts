import type { Browser, Page } from 'playwright'
import { logInBrowser } from '../scripts/demoPeople.ts'
import { bitcoinAdvert } from '../tests/support/bitcoinAdvert.ts'
import { clientOf, type SoukClient } from '../tests/support/soukClient.ts'
import type { Bench } from './bench.ts'
import { withBrowser } from './support/browser.ts'
import { countAnswered, countAsked, sum, type Asked } from './chatter/callCounts.ts'
import { tradeTogether } from './chatter/story.ts'
import { withProduct } from './support/product.ts'
import { requireBuild } from './start.ts'

/** What it took in all before events told what they tell (docs/adr/0137-events-that-tell.md). */
const before = { operations: 109, serverCalls: 284 }

/** What a trade costs in calls while both people watch it. */
export const chatter: Bench = {
  name: 'chatter',
  about:
    'Calls of one trade from its opening to both opinions, twelve messages and a file in it, two browsers on its page: GraphQL operations of each person, calls of the server by route, bytes of answers',
  async run() {
    requireBuild()
    const answered = countAnswered()
    const options = {
      seed: 'none',
      env: { NODE_ENV: 'production', LOG_LEVEL: 'info', LOG_FORMAT: 'json' },
      onLine: answered.line,
    } as const
    return withProduct(options, product =>
      withBrowser(async browser => {
        const people = await makePeople(clientOf(product.url))
        const buyer = await openPage(browser, product.url, people.buyer)
        const seller = await openPage(browser, product.url, people.seller)
        await tradeTogether(product.url, { buyer: buyer.page, seller: seller.page }, () => {
          for (const counting of [answered, buyer.asked, seller.asked]) counting.begin()
        })
        const operations = sum(buyer.asked.operations) + sum(seller.asked.operations)
        const serverCalls = sum(answered.routes)
        return {
          figures: {
            operations,
            serverCalls,
            before,
            buyer: figuresOf(buyer.asked),
            seller: figuresOf(seller.asked),
            server: answered.routes,
          },
          targets: [
            { name: 'GraphQL operations', measured: operations, atMost: Math.floor(before.operations / 2) },
            {
              name: 'calls of the server',
              measured: serverCalls,
              atMost: Math.floor(before.serverCalls / 2),
            },
          ],
        }
      }),
    )
  },
}

const figuresOf = ({ operations, figures }: Asked) => ({ total: sum(operations), ...figures, operations })

/** Two new people, one of whom sells Bitcoin. */
async function makePeople(api: SoukClient): Promise<{ readonly buyer: string; readonly seller: string }> {
  const seller = await api.signUp('chatter_seller')
  const buyer = await api.signUp('chatter_buyer')
  await api.give(seller, 'BTC', '0.01')
  const { status, body } = await api.call('POST /v2/pro', {
    as: seller,
    body: bitcoinAdvert('OLUWASEUN A. BALOGUN'),
  })
  if (status !== 200) throw new Error(`The advert was refused: ${JSON.stringify(body)}`)
  return { buyer: buyer.name, seller: seller.name }
}

async function openPage(
  browser: Browser,
  url: string,
  name: string,
): Promise<{ readonly page: Page; readonly asked: Asked }> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await logInBrowser(context, url, name)
  const page = await context.newPage()
  return { page, asked: countAsked(page) }
}
