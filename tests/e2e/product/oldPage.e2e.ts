import { expect } from '@playwright/test'
import { appIsThere, desktop, give, newPerson, openBrowser, sellBitcoin } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'

const product = ownProduct(startProduct)

for (const [kind, pathOf] of [
  ['search', () => '/buy?cryptoCurrencyCode=BTC&currencyCode=NGN'],
  ['profile', (name: string) => `/user/${name}`],
] as const)
  test(`an old ${kind} stands in for what is fetched for 180 seconds, and not longer`, async ({
    browser,
  }) => {
    const { url } = product
    const seller = await newPerson(browser, url, `old_${kind}`, desktop)
    await give(url, seller.name, 'BTC', '0.1')
    await sellBitcoin(seller)
    const context = await openBrowser(browser, url, desktop)
    const page = await context.newPage()
    await page.clock.install()
    await page.goto(pathOf(seller.name))
    const main = page.getByRole('main')
    // The row of the offer, and the figures of the profile.
    const shown = kind === 'search' ? main.getByText(seller.name).first() : main.getByText('₦').first()
    await expect(shown).toBeVisible()
    await appIsThere(page)
    const away = page.getByRole('banner').getByRole('link').first()
    await away.click()
    await expect(page).toHaveURL(`${url}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    // Nobody answers from here on: what is shown is what was kept.
    await context.setOffline(true)
    await page.clock.fastForward(120_000)
    await page.goBack()
    await expect(shown).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(`${url}/`)
    await page.clock.fastForward(90_000)
    await page.goBack()
    await expect(page).not.toHaveURL(`${url}/`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(shown).toBeHidden()
    await context.setOffline(false)
  })
