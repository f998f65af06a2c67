import { expect, type Page } from '@playwright/test'
import { give, newPerson, openBrowser, sellBitcoin } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'

const product = ownProduct(startProduct)

/** So many requests may lie between an address and its page: each is a round trip on a telephone's line. */
const mostRequests = 14

/** What a visit asks for: files and calls, and the socket. */
function noteRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, protocol } = new URL(request.url())
    if (!protocol.startsWith('http')) return
    asked.push(`${pathname} ${request.headers()['x-apollo-operation-name'] ?? ''}`.trim())
  })
  page.on('websocket', () => asked.push('socket'))
  return asked
}

/** What is asked for from here on is not for the first view. */
const isLaterStart = (line: string) => line === 'socket' || line.includes('/laterStart-')

for (const locale of ['en', 'ru'] as const)
  test(`in ${locale}, the first visit of a search on a phone takes few requests`, async ({ browser }) => {
    const { url } = product
    const seller = await newPerson(browser, url, `visit_${locale}`, {
      locale: 'en',
      theme: 'light',
      width: 1440,
    })
    await give(url, seller.name, 'BTC', '0.1')
    await sellBitcoin(seller)
    const context = await openBrowser(browser, url, { locale, theme: 'light', width: 390 })
    const page = await context.newPage()
    const asked = noteRequests(page)
    const prefix = locale === 'en' ? '' : `/${locale}`
    await page.goto(`${url}${prefix}/buy?cryptoCurrencyCode=BTC&currencyCode=NGN`)
    await expect(page.getByText(seller.name).first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => asked.some(line => line.includes('/laterStart-'))).toBe(true)

    const before = asked.slice(0, asked.findIndex(isLaterStart))
    expect(before.length, before.join('\n')).toBeLessThanOrEqual(mostRequests)
  })
