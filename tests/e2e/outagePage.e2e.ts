import { expect, test, type Page } from '@playwright/test'
import { audit, give, newPerson, openBrowser, sellBitcoin } from './people.ts'
import { startProduct, type Product } from './product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct({ apart: true })
})
test.afterAll(async () => {
  expect(await audit(product.url)).toEqual([])
  await product.close()
})

/** Somebody comes back after a minute: what is on screen is asked for again. Its clock must be the test's. */
async function comeBack(page: Page): Promise<void> {
  const become = (state: DocumentVisibilityState) =>
    page.evaluate(value => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await become('hidden')
  await page.clock.fastForward(61_000)
  const answered = page.waitForResponse(response => response.url().endsWith('/graphql'))
  await become('visible')
  await answered
}

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isStillHere: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isStillHere' in globalThis)

test('a page on screen stays readable while the service is away, is loaded again, and never under somebody who writes', async ({
  browser,
}) => {
  const { url } = product
  const seller = await newPerson(browser, url, 'outage_seller', {
    locale: 'en',
    theme: 'light',
    width: 1440,
  })
  await give(url, seller.name, 'BTC', '0.1')
  await sellBitcoin(seller)
  const context = await openBrowser(browser, url, { locale: 'en', theme: 'light', width: 1440 })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`/user/${seller.name}`)
  const offer = page.getByRole('main').getByText('₦').first()
  await expect(offer).toBeVisible()
  await mark(page)

  // A field that somebody has written in: nothing is loaded anew.
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    field.id = 'written'
    document.body.append(field)
  })
  await page.locator('#written').fill('Half a sentence')
  await product.parts.server.stop()
  await comeBack(page)
  await page.clock.fastForward(10_000)
  expect(await isSamePage(page)).toBe(true)
  await expect(offer).toBeVisible()
  await expect(page.locator('#written')).toHaveValue('Half a sentence')

  // Sent or gone: the next call that fails loads the page again, after a second in which it can be read.
  await page.locator('#written').evaluate(field => field.remove())
  await comeBack(page)
  expect(await isSamePage(page)).toBe(true)
  await expect(offer).toBeVisible()
  await page.clock.runFor(1000)
  await page.waitForFunction(() => !('isStillHere' in globalThis))

  // It comes by itself when the service is there again.
  await product.start('server')
  await expect
    .poll(async () => {
      await page.clock.runFor(5000).catch(() => {})
      return offer.isVisible()
    })
    .toBe(true)
  await context.close()
})
