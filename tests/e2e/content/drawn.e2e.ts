import { expect, type Browser } from '@playwright/test'
import { faultsOfData } from '../../support/browser/structuredData.ts'
import { appIsThere, give, newPerson, openBrowser, sellBitcoin, type Look } from '../support/people.ts'
import { test } from '../support/productTest.ts'
import { words } from '../support/words.ts'

const look: Look = { locale: 'en', theme: 'light', width: 1440 }

async function newSeller(browser: Browser, url: string, name: string) {
  const seller = await newPerson(browser, url, name, look)
  await give(url, seller.name, 'BTC', '1')
  await sellBitcoin(seller)
  await seller.context.close()
  return seller.name
}

const withoutScripts = (browser: Browser, url: string) =>
  browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    viewport: { width: look.width, height: 900 },
  })

test('without scripts a search is whole, its form finds offers, and a person is read', async ({
  browser,
  shared: { url },
}) => {
  const name = await newSeller(browser, url, 'drawnOne')
  const context = await withoutScripts(browser, url)
  const page = await context.newPage()
  await page.goto('/buy-bitcoin')
  await expect(page.getByRole('heading', { level: 1, name: 'Buy Bitcoin' })).toBeVisible()
  await page.getByRole('combobox', { name: words.en.advert.search.payIn }).selectOption('NGN')
  await page.getByRole('textbox', { name: words.en.advert.search.amount }).fill('50000')
  await page.getByRole('button', { name: 'Buy Bitcoin' }).click()
  await expect(page).toHaveURL(/\/buy\?cryptoCurrencyCode=BTC&currencyCode=NGN&amount=50000$/)
  const person = page.getByRole('main').getByRole('link', { name }).first()
  await expect(person).toBeVisible()
  await page.goto(`/user/${name}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Bitcoin')
})

test('the app takes the place of what was drawn, and asks for none of it again', async ({
  browser,
  shared: { url },
}) => {
  const name = await newSeller(browser, url, 'drawnTwo')
  const context = await openBrowser(browser, url, look)
  const page = await context.newPage()
  const asked: string[] = []
  const faults: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/graphql'))
      asked.push((request.postDataJSON() as { operationName: string }).operationName)
  })
  page.on('pageerror', error => faults.push(error.message))
  for (const [path, operation] of [
    ['/buy?currencyCode=NGN', 'Search'],
    [`/user/${name}`, 'User_page'],
  ] as const) {
    asked.length = 0
    await page.goto(path)
    await expect(page.locator('#answers')).toBeAttached()
    await expect(page.getByRole('main')).toContainText(name)
    await appIsThere(page)
    expect(asked).not.toContain('Boot')
    expect(asked).not.toContain(operation)
  }
  expect(faults).toEqual([])
})

test('what was typed before the app is there stays in its field', async ({ browser, shared: { url } }) => {
  const context = await openBrowser(browser, url, look)
  const page = await context.newPage()
  let letGo = () => {}
  const held = new Promise<void>(resolve => (letGo = resolve))
  await page.route('**/assets/index-*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto('/buy?currencyCode=NGN', { waitUntil: 'commit' })
  const amount = page.getByRole('textbox', { name: words.en.advert.search.iWantToSpend })
  await amount.fill('250000')
  letGo()
  await expect(page).toHaveURL(/amount=250000/)
  await expect(amount).toHaveValue('250000')
  await expect(amount).toBeFocused()
})

test('search engines are told what there is, and what is none', async ({ browser, shared: { url } }) => {
  const name = await newSeller(browser, url, 'drawnThree')
  const dataAt = async (path: string) => {
    const response = await fetch(url + path)
    const html = await response.text()
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    )
    return { status: response.status, isHidden: html.includes('content="noindex"'), data }
  }
  for (const path of ['/buy-bitcoin?currencyCode=NGN', `/user/${name}`]) {
    const { status, isHidden, data } = await dataAt(path)
    expect([path, status, isHidden]).toEqual([path, 200, false])
    expect(data.length).toBeGreaterThan(0)
    expect(await faultsOfData(data)).toEqual([])
  }
  expect(await dataAt('/user/nobody-of-this-name')).toMatchObject({ status: 404, isHidden: true })
  expect(await dataAt('/buy-bitcoin-with-no_such_way')).toMatchObject({ status: 404, isHidden: true })
  expect(await dataAt('/buy-monero?currencyCode=PLN&amount=1')).toMatchObject({ status: 200, isHidden: true })
})

test('somebody who is logged in is drawn nothing that is nobody’s', async ({ browser, shared: { url } }) => {
  const { page } = await newPerson(browser, url, 'drawnFor', look)
  await page.goto('/buy')
  await expect(page.getByRole('main')).toContainText('Bitcoin')
  await expect(page.locator('#answers')).toHaveCount(0)
})
