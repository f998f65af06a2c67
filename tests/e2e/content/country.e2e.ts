import { expect } from '@playwright/test'
import { axeOn } from '../support/axeOn.ts'
import { give, newPerson, openBrowser, phone, sellBitcoin, type Look } from '../support/people.ts'
import { test } from '../support/productTest.ts'
import { words } from '../support/words.ts'

const desktop: Look = { locale: 'en', theme: 'dark', width: 1440 }

test('without scripts a stranger finds the offers of a country and searches with a sum of their own', async ({
  browser,
  shared,
}) => {
  const seller = await newPerson(browser, shared.url, 'country_seller', desktop)
  await give(shared.url, seller.name, 'BTC', '1')
  await sellBitcoin(seller)
  const context = await browser.newContext({
    baseURL: shared.url,
    javaScriptEnabled: false,
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  expect((await page.goto('/nigeria'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nigeria')
  await page.getByRole('link', { name: 'BTC', exact: true }).click()
  await expect(page).toHaveURL(/\/nigeria\?coin=BTC$/)
  await expect(page.getByRole('region', { name: 'Buy BTC' }).getByRole('listitem').first()).toBeVisible()
  await page.getByRole('textbox').fill('250000')
  await page.getByRole('button', { name: 'Buy BTC' }).click()
  await expect(page).toHaveURL(/\/buy\?cryptoCurrencyCode=BTC&currencyCode=NGN&amount=250000$/)
})

test('the page comes alive without a fault, in both languages, and axe finds nothing', async ({
  browser,
  shared,
}) => {
  for (const [look, path] of [
    [phone, '/ghana'],
    [{ ...desktop, locale: 'ru' } as const, '/ru/kenya'],
  ] as const) {
    const context = await openBrowser(browser, shared.url, look)
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    page.on('console', line => {
      if (line.type() === 'error') faults.push(line.text())
    })
    await page.goto(path)
    await expect(page.locator('#state')).toBeAttached()
    const { theme } = words[look.locale].content.frame
    await expect(page.getByRole('group', { name: theme })).toBeVisible()
    expect((await axeOn(page).analyze()).violations).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  }
})

test('who is logged in reads the same in the app; a word that is no country is nobody’s page for everybody', async ({
  browser,
  shared,
}) => {
  const { page } = await newPerson(browser, shared.url, 'country_reader', desktop)
  expect((await page.goto('/kenya'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kenya')
  await expect(page.locator('#state')).not.toBeAttached()
  const stranger = await (await openBrowser(browser, shared.url, phone)).newPage()
  for (const one of [page, stranger]) {
    expect((await one.goto('/nowhere'))?.status()).toBe(404)
    await expect(one.getByText('Error 404, page not found')).toBeVisible()
  }
  await stranger.context().close()
})

test('who has chosen no currency begins with that of their clock, and keeps what they choose', async ({
  browser,
  shared,
}) => {
  const context = await openBrowser(browser, shared.url, desktop)
  const page = await context.newPage()
  await page.goto('/sell-tether')
  await expect(page).toHaveTitle(/, NGN · /)
  await page.evaluate(() => localStorage.setItem('souk:preferences', '{"currencyCode":"KES"}'))
  await page.reload()
  await expect(page).toHaveTitle(/, KES · /)
})
