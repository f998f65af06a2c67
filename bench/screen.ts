import type { Browser, Page } from 'playwright'
import { demoPerson, logInBrowser, openDemoTrade, type DemoPerson } from '../scripts/demoPeople.ts'
import { percentile, type Bench } from './bench.ts'
import { withBrowser, withShippedProduct } from './browser.ts'

const messages = 20
const trades = 5

/** How long what one does takes to stand on the other's screen. */
export const screen: Bench = {
  name: 'screen',
  about: 'From the press of a key in one browser until the other shows it, both on one trade',
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
        return {
          figures: {
            messages: said.length,
            messageP50Ms: percentile(said, 0.5),
            messageMaxMs: percentile(said, 1),
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
