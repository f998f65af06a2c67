import { expect, type Page } from '@playwright/test'
import { sharedProduct, test } from '../support/productTest.ts'
import { openTrade } from '../support/trades.ts'

const product = sharedProduct()

/** The tab goes to the background, or comes back: what a browser without a screen does not do by itself. */
const turn = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate(to => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: to })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('somebody with two tabs on a trade looks at it as long as one of them does', async ({ browser }) => {
  const { id, buyer, seller } = await openTrade(browser, product.url, 'tabs')
  const looking = buyer.page.getByText('Looking at this trade')
  // Both pages open at the same moment: whoever listens later is told too.
  await expect(looking).toBeVisible()
  await expect(seller.page.getByText('Looking at this trade')).toBeVisible()
  const second = await seller.context.newPage()
  await second.goto(seller.path(`/trade/${id}`))
  await expect(second.getByRole('textbox', { name: 'Write a message' })).toBeVisible()

  await turn(second, 'hidden')
  // What the first tab says now comes after that.
  const box = seller.page.getByRole('textbox', { name: 'Write a message' })
  await box.fill('Hello')
  await box.press('Enter')
  await expect(buyer.page.getByRole('log').getByText('Hello')).toBeVisible()
  await expect(looking).toBeVisible()

  await seller.page.close()
  await expect(looking).toBeHidden()
  await turn(second, 'visible')
  await expect(looking).toBeVisible()
  await second.close()
  await expect(looking).toBeHidden()
})
