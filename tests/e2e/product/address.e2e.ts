import { expect } from '@playwright/test'
import { appIsThere, desktop, give, newPerson, openBrowser, sellBitcoin } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'

const product = ownProduct(startProduct)

test('an address that is nobody’s says so; another way to log in leads to the log-in', async ({
  browser,
}) => {
  const context = await openBrowser(browser, product.url, desktop)
  const page = await context.newPage()
  for (const path of [
    '/nowhere',
    '/buy-nothing',
    '/search/swap',
    '/buy-bitcoin-with-nothing',
    '/ru/en/buy',
  ]) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      path.startsWith('/ru') ? 'Ошибка 404, страница не найдена' : 'Error 404, page not found',
    )
    await expect(page).toHaveTitle(/^(Page not found|Страница не найдена) · /)
  }
  const answer = await page.goto('/facebook/log-in?utm_source=a')
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveURL(`${product.url}/email/log-in?utm_source=a`)
})

test('ids that nothing can have are nobody’s trade and nobody’s offer', async ({ browser }) => {
  const person = await newPerson(browser, product.url, 'wrong_ids', desktop)
  const { page } = person
  for (const id of ['ZZZZZZZZ', 'x', '..%2F..', '%27%22%3E', '0'.repeat(300)]) {
    await page.goto(`/trade/${id}`)
    await expect(page.getByText('This is not your trade')).toBeVisible()
    await page.goto(`/trade/new/${id}`)
    await expect(page.getByText('Error 404, page not found')).toBeVisible()
  }
})

test('search pages are called by what is bought or sold, in which currency and by which method', async ({
  browser,
}) => {
  const context = await openBrowser(browser, product.url, desktop)
  const page = await context.newPage()
  for (const [path, title] of [
    ['/buy?currencyCode=NGN', 'Buy Bitcoin, NGN · Souk'],
    ['/sell?cryptoCurrencyCode=USDT&currencyCode=KES', 'Sell Tether, KES · Souk'],
    ['/search/buy?currencyCode=NGN&paymentMethodCode=opay', 'Buy Bitcoin with OPay, NGN · Souk'],
    ['/buy-bitcoin?currencyCode=NGN', 'Buy Bitcoin, NGN · Souk'],
    ['/sell-tether', 'Sell Tether, NGN · Souk'],
    ['/buy-bitcoin-with-sberbank', 'Buy Bitcoin with Sberbank, RUB · Souk'],
    ['/ru/sell-bitcoin-with-opay', 'Продать Bitcoin через OPay, NGN · Souk'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name=description]')).not.toHaveAttribute('content', '')
  }
})

test('what a search is for stands in the address: through a reload, a log-in and the way back', async ({
  browser,
}) => {
  const { url } = product
  const seller = await newPerson(browser, url, 'lister', desktop)
  await give(url, seller.name, 'BTC', '0.01')
  await sellBitcoin(seller)
  await seller.context.close()
  const context = await openBrowser(browser, url, desktop)
  const page = await context.newPage()
  await page.goto('/buy?currencyCode=NGN&utm_source=a')
  await appIsThere(page)
  await page.getByRole('textbox', { name: /I want to spend/ }).fill('250000')
  await page.getByText('Online only').click()
  await expect(page).toHaveURL(/onlineOnly=true/)
  await expect(page).toHaveURL(/amount=250000/)
  await expect(page).toHaveURL(/utm_source=a/)
  const address = page.url()
  await page.reload()
  await expect(page.getByRole('textbox', { name: /I want to spend/ })).toHaveValue('250,000')
  await expect(page.getByRole('switch', { name: 'Online only' })).toBeChecked()
  expect(page.url()).toBe(address)
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/sign-up/)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('textbox', { name: /I want to spend/ })).toHaveValue('250,000')
})

test('a search for what there is not gives way to the nearest that there is', async ({ browser }) => {
  const { url } = product
  const context = await openBrowser(browser, url, desktop)
  const page = await context.newPage()
  const offer = page.getByRole('main').getByText('lister').first()
  for (const [wrong, right] of [
    ['currencyCode=NGN&page=99', 'currencyCode=NGN'],
    ['currencyCode=NGN&page=1e9', 'currencyCode=NGN'],
    ['currencyCode=NGN&cryptoCurrencyCode=ZZZ', 'currencyCode=NGN'],
    ['currencyCode=NGN&countryCode=ZZ', 'currencyCode=NGN'],
    ['currencyCode=NGN&paymentMethodCode=zzz', 'currencyCode=NGN'],
  ] as const) {
    await page.goto(`/buy?${wrong}`)
    await expect(offer).toBeVisible()
    await expect(page).toHaveURL(address => {
      const asked = ['currencyCode', 'page', 'countryCode', 'paymentMethodCode']
      return asked.every(name => address.searchParams.get(name) === new URLSearchParams(right).get(name))
    })
  }
  for (const nonsense of ['amount=1e400', 'amount=-5', 'amount=../', 'page=-3', 'sort=nope', 'page=abc']) {
    await page.goto(`/buy?currencyCode=NGN&${nonsense}`)
    await expect(offer).toBeVisible()
  }
})
