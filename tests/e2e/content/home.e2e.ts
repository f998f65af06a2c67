import { expect, type Page } from '@playwright/test'
import { desktop, give, newPerson, openBrowser, sellBitcoin } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'

const product = ownProduct(startProduct)
let advert: string

test.beforeAll(async ({ browser }) => {
  const seller = await newPerson(browser, product.url, 'home_seller', desktop)
  await give(product.url, seller.name, 'BTC', '0.1')
  advert = (await sellBitcoin(seller)).id
  await seller.context.close()
})

/** The button that opens the trade. */
const buy = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Buy [\d.]+\sBTC$/ })
const tradeOf = (amount: string) => `/trade/new/${advert}?amount=${amount}`
const amountField = (page: Page) => page.getByRole('textbox', { name: 'You pay' })

test('without scripts the form finds the best offer for an amount, in both languages', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: false,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto('/?fiat=NGN')
  await amountField(page).fill('250,000')
  await page.getByRole('button', { name: 'Show the best offer' }).click()
  await expect(page).toHaveURL(/[?&]amount=250%2C000(&|$)/)
  await expect(amountField(page)).toHaveValue('250,000')
  await expect(buy(page)).toHaveAttribute('href', tradeOf('250000'))
  await expect(page.getByRole('main').getByText('home_seller').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'All offers' })).toHaveAttribute(
    'href',
    '/buy-bitcoin?currencyCode=NGN&amount=250000&amountSide=fiat',
  )

  await page.getByRole('banner').getByRole('link', { name: 'RU' }).click()
  await expect(page).toHaveURL(/\/ru\?.*amount=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Криптовалюта за местные деньги')
  await expect(page.getByRole('main').locator(`a[href="/ru${tradeOf('250000')}"]`)).toBeVisible()
})

test('with scripts the offer follows what is typed, and its button opens the trade with the amount', async ({
  browser,
}) => {
  const context = await openBrowser(browser, product.url, desktop)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', line => {
    if (line.type() === 'error' || line.type() === 'warning') faults.push(line.text())
  })
  await page.goto('/')
  // The page is alive.
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('NGN')
  await amountField(page).fill('300000')
  await expect(buy(page)).toHaveAttribute('href', tradeOf('300000'))
  await amountField(page).fill('7')
  await expect(page.getByRole('heading', { name: 'No offer takes ₦7' })).toBeVisible()
  await page.getByRole('radio', { name: 'Sell' }).check()
  await expect(page.getByRole('heading', { name: /^Nobody offers Bitcoin/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Buy' }).check()
  await amountField(page).fill('260000')
  await expect(buy(page)).toHaveAttribute('href', tradeOf('260000'))

  // What was chosen is begun with the next time.
  await page.goto('/')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('NGN')
  await amountField(page).fill('260000')
  await expect(buy(page)).toHaveAttribute('href', tradeOf('260000'))
  expect(faults).toEqual([])
  await buy(page).click()
  await expect(page).toHaveURL(product.url + tradeOf('260000'))
  await expect(page.getByRole('main').getByText('home_seller').first()).toBeVisible()
})

test('somebody with an account comes to their dashboard', async ({ browser }) => {
  const person = await newPerson(browser, product.url, 'home_member', desktop)
  await person.page.goto('/')
  await expect(person.page).toHaveURL(/\/dashboard$/)
})
