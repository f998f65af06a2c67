import { expect } from '@playwright/test'
import { axeOn } from '../support/axeOn.ts'
import { desktop, give, newPerson, openBrowser, sellBitcoin } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { say, words } from '../support/words.ts'

const { calculator, coinWallet } = words.en

const product = ownProduct(startProduct)
let seller: string

test.beforeAll(async ({ browser }) => {
  const person = await newPerson(browser, product.url, 'calc_seller', desktop)
  seller = person.name
  await give(product.url, seller, 'BTC', '0.1')
  await sellBitcoin(person)
  await person.page.context().close()
})

test('without scripts a form counts either way, and leads to the offer with the amount', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: false,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto('/calculator/bitcoin?pay=50000&in=NGN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say(calculator.title, { coin: 'Bitcoin', fiat: 'NGN' }),
  )
  const [pay, get] = ['pay', 'get'].map(name => page.locator(`input[name="${name}"]`))
  await expect(pay!).toHaveValue('50,000')
  const before = await get!.inputValue()
  await pay!.fill('100000')
  await page.getByRole('button', { name: calculator.show }).click()
  await expect(page).toHaveURL(/\/calculator\?.*pay=100000/)
  await expect(pay!).toHaveValue('100,000')
  expect(Number(await get!.inputValue())).toBeGreaterThan(Number(before))
  await get!.fill('0.001')
  await page.getByRole('button', { name: calculator.show }).click()
  await expect(get!).toHaveValue('0.001')
  await expect(page.getByText(seller).first()).toBeVisible()
  await expect(page.locator('a[href*="/trade/new/"]').first()).toHaveAttribute(
    'href',
    /amount=0\.001&amountSide=crypto/,
  )
})

test('with scripts the other amount and the address follow, and the offer opens with the amount', async ({
  browser,
}) => {
  const page = await (await openBrowser(browser, product.url, desktop)).newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  await page.goto('/calculator/bitcoin?pay=50000&in=NGN')
  const pay = page.getByRole('textbox', { name: calculator.field.buy.pay, exact: true })
  // What moves has taken the place of what the server drew.
  await expect(page.locator('#offers')).not.toBeAttached()
  await pay.fill('60000')
  await expect(page).toHaveURL(/\/calculator\/bitcoin\?pay=60000&in=NGN$/)
  expect((await axeOn(page).analyze()).violations).toEqual([])
  const take = page.getByRole('link', { name: /^Buy [\d.,]+/ })
  await expect(take).toHaveAttribute('href', /amount=60000/)
  await page.getByRole('link', { name: calculator.turn }).click()
  await expect(page).toHaveURL(/side=sell&get=60000/)
  await page.getByRole('link', { name: calculator.turn }).click()
  await expect(take).toHaveAttribute('href', /amount=60000/)
  await take.click()
  await expect(page).toHaveURL(/\/trade\/new\/.*amount=60000/)
  expect(faults).toEqual([])
  await page.context().close()
})

test('who is logged in counts in the app, and is sent on from the page that sells a wallet', async ({
  browser,
}) => {
  const { page } = await newPerson(browser, product.url, 'calc_buyer', desktop)
  await page.goto('/calculator/bitcoin?pay=50000&in=NGN')
  const pay = page.getByRole('textbox', { name: calculator.field.buy.pay, exact: true })
  await expect(pay).toHaveValue('50,000')
  await pay.fill('60000')
  await expect(page).toHaveURL(/\/calculator\/bitcoin\?pay=60000&in=NGN$/)
  await expect(page.getByRole('link', { name: /^Buy [\d.,]+/ })).toHaveAttribute('href', /amount=60000/)
  await page.goto('/crypto-wallet/bitcoin')
  await expect(page).toHaveURL(/\/dashboard/)
  await page.context().close()
})

test('a stranger reads what the wallet does for a coin', async ({ browser }) => {
  const page = await (await openBrowser(browser, product.url, { ...desktop, width: 390 })).newPage()
  await page.goto('/crypto-wallet')
  await page.getByRole('link', { name: say(coinWallet.coins.open, { coin: 'Bitcoin' }) }).click()
  await expect(page).toHaveURL(/\/crypto-wallet\/bitcoin$/)
  await expect(page.getByRole('heading', { name: coinWallet.networks.title })).toBeVisible()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.context().close()
})
