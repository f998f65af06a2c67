import type { Browser, Page } from 'playwright'
import { demoPerson, logInBrowser, openDemoTrade, type DemoPerson } from '../../scripts/demoPeople.ts'
import { percentile, round, type Bench } from '../bench.ts'
import { withBrowser, withShippedProduct } from './browser.ts'
import { startPlainBroadcast } from '../plain/broadcast.ts'

const messages = 20
const trades = 5

/** How long what one does takes to stand on the other's screen. */
export const screen: Bench = {
  name: 'screen',
  about:
    'From the press of a key in one browser until the other shows it, both on one trade; a message also beside a bare echo',
  run: () =>
    withShippedProduct(({ url }) =>
      withBrowser(async browser => {
        const buyer = await demoPerson(url, 'amina')
        const said: number[] = []
        const paid: number[] = []
        for (let trade = 0; trade < trades; trade++) {
          const id = await openDemoTrade(buyer, 'kunle')
          const windows = await openWindows(browser, url, id)
          for (let message = 0; message < messages / trades; message++)
            said.push(await sayAndWait(windows, `Message ${message + 1} of ${messages / trades}.`))
          paid.push(await payAndWait(windows, buyer, id))
          await windows.close()
        }
        const echoed = await measureEcho(browser)
        return {
          figures: {
            messages: said.length,
            messageP50Ms: percentile(said, 0.5),
            messageMaxMs: percentile(said, 1),
            echoP50Ms: percentile(echoed, 0.5),
            messageToEchoRatio: round(percentile(said, 0.5) / Math.max(1, percentile(echoed, 0.5))),
            markedPaid: paid.length,
            markedPaidP50Ms: percentile(paid, 0.5),
            markedPaidMaxMs: percentile(paid, 1),
          },
          targets: [],
        }
      }),
    ),
}

interface Windows {
  readonly buyer: Page
  readonly seller: Page
  close(): Promise<void>
}

async function openWindows(browser: Browser, url: string, tradeId: string): Promise<Windows> {
  const open = async (name: string) => {
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    await logInBrowser(context, url, name)
    const page = await context.newPage()
    await page.goto(`${url}/trade/${tradeId}`)
    await page.getByRole('log').getByText('locked in escrow').waitFor()
    return page
  }
  const buyer = await open('amina')
  const seller = await open('kunle')
  return {
    buyer,
    seller,
    async close() {
      await buyer.context().close()
      await seller.context().close()
    },
  }
}

async function sayAndWait({ buyer, seller }: Windows, text: string): Promise<number> {
  const shown = await whenShown(seller, text)
  const field = buyer.getByRole('textbox', { name: 'Write a message' })
  await field.fill(text)
  await buyer.evaluate(() =>
    document.addEventListener('keydown', () => Object.assign(window, { pressedAt: Date.now() }), {
      capture: true,
      once: true,
    }),
  )
  await field.press('Enter')
  const pressedAt = await buyer.evaluate(() => (window as unknown as { pressedAt: number }).pressedAt)
  return (await shown()) - pressedAt
}

/** The same way without a product: a field, a socket that passes it on, a page that shows it. */
async function measureEcho(browser: Browser): Promise<number[]> {
  const plain = await startPlainBroadcast()
  const open = async () => {
    const page = await browser.newPage()
    await page.setContent('<input aria-label="Write a message"><div role="log"></div>')
    await page.evaluate(async url => {
      const socket = new WebSocket(url)
      const field = document.querySelector('input')
      socket.addEventListener('message', ({ data }) =>
        document.querySelector('[role=log]')?.append(document.createElement('p'), String(data)),
      )
      field?.addEventListener('keydown', ({ key }) => {
        if (key === 'Enter') socket.send(field.value)
      })
      await new Promise(resolve => socket.addEventListener('open', resolve, { once: true }))
    }, plain.url)
    return page
  }
  try {
    const windows = { buyer: await open(), seller: await open(), close: async () => {} }
    const echoed: number[] = []
    for (let message = 0; message < messages; message++)
      echoed.push(await sayAndWait(windows, `Echo ${message + 1} of ${messages}.`))
    return echoed
  } finally {
    plain.stop()
  }
}

async function payAndWait({ seller }: Windows, buyer: DemoPerson, tradeId: string): Promise<number> {
  const shown = await whenShown(seller, 'as paid')
  const pressedAt = Date.now()
  await buyer.api(`POST /v1/trades/${tradeId}/confirm`, { payer_name: 'AMINA O. BELLO' })
  return (await shown()) - pressedAt
}

/** Watches a page for a text in its conversation; the answer resolves to the moment (in ms) at which it stood there. */
async function whenShown(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate(wanted => {
    const has = () => document.querySelector('[role=log]')?.textContent.includes(wanted) === true
    const shownAt = new Promise<number>(resolve => {
      const observer = new MutationObserver(() => {
        if (!has()) return
        observer.disconnect()
        resolve(Date.now())
      })
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    Object.assign(window, { shownAt })
  }, text)
  return () => page.evaluate(() => (window as unknown as { shownAt: Promise<number> }).shownAt)
}
