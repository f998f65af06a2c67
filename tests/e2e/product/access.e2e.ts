import { expect, type Page } from '@playwright/test'
import { axeOn } from '../support/axeOn.ts'
import {
  desktop,
  give,
  newPerson,
  openBrowser,
  russianPhone,
  sellBitcoin,
  type Look,
} from '../support/people.ts'
import { sharedProduct, test } from '../support/productTest.ts'
import { openStore } from '../support/stores.ts'
import { openTrade } from '../support/trades.ts'

const product = sharedProduct()

/** Logs in by the form of the page that is open. */
async function logIn(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail or user name' }).fill(name)
  await page.getByRole('textbox', { name: 'Password' }).fill('Amina-2026')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

test('a trade is closed to everybody but its parties', async ({ browser }) => {
  const { url } = product
  const { id } = await openTrade(browser, url, 'closed')
  const stranger = await newPerson(browser, url, 'stranger', desktop)
  await stranger.page.goto(`/trade/${id}`)
  await expect(stranger.page.getByText('This is not your trade')).toBeVisible()
  await expect(stranger.page.getByText('0142883761')).toBeHidden()
  await expect(stranger.api(`GET /v1/trades/${id}`)).rejects.toThrow(/answered 40[34]/)

  // A trade that does not exist looks the same: nobody learns which numbers are taken.
  await stranger.page.goto('/trade/ZZZZZZZZ')
  await expect(stranger.page.getByText('This is not your trade')).toBeVisible()
})

test('a visitor is led to the log-in and, logged in by the form, back to the trade', async ({ browser }) => {
  const { url } = product
  const { id, buyer } = await openTrade(browser, url, 'return')
  const context = await openBrowser(browser, url, desktop)
  const page = await context.newPage()
  await page.goto(`/trade/${id}`)
  await expect(page).toHaveURL(/\/email\/log-in/)
  await expect(page.getByText('0142883761')).toBeHidden()
  await logIn(page, buyer.name)
  await expect(page).toHaveURL(new RegExp(`/trade/${id}$`))
  await expect(page.getByText('Send exactly')).toBeVisible()
})

test('a profile is open to a visitor, without what is between two people', async ({ browser }) => {
  const { url } = product
  const shown = await newPerson(browser, url, 'shown', desktop)
  const friend = await newPerson(browser, url, 'friend', desktop)
  const context = await openBrowser(browser, url, desktop)
  const visitor = await context.newPage()
  for (const page of [friend.page, visitor]) {
    await page.goto(`/user/${shown.name}`)
    await expect(page.getByRole('heading', { level: 1, name: shown.name })).toBeVisible()
  }
  await expect(friend.page.getByRole('heading', { name: 'Your notes' })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Your notes' })).toBeHidden()
  await expect(visitor.getByRole('button', { name: 'Block' })).toBeHidden()
  await visitor.goto('/user/nobody_of_this_name')
  await expect(visitor.getByText('There is nobody called nobody_of_this_name')).toBeVisible()
})

test('private pages lead a visitor to the log-in, and back to the page asked for', async ({ browser }) => {
  const { url } = product
  const person = await newPerson(browser, url, 'returning', desktop)
  await person.context.close()
  const context = await openBrowser(browser, url, desktop)
  const page = await context.newPage()
  for (const path of [
    '/dashboard',
    '/search/filter',
    '/log-out',
    '/dashboard/trades',
    '/dashboard/ads',
    '/create-advert',
    '/edit-adverts',
    '/notifications',
    '/wallet/story/0',
    '/wallet/receive/BTC',
    '/address-history/BTC',
    '/wallet/send/BTC',
    '/transactionsFilter',
    '/transactions',
    '/me/merchant',
    '/me/merchant/create',
    '/wallet',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/email\/log-in$/)
  }
  await logIn(page, person.name)
  await expect(page).toHaveURL(/\/wallet$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('somebody signs up by the form in Russian, is told what is wrong, and logs out', async ({ browser }) => {
  const { url } = product
  const context = await openBrowser(browser, url, russianPhone)
  const page = await context.newPage()
  await page.goto('/ru/sign-up')
  const form = page.getByRole('form', { name: 'Регистрация' })
  await form.getByRole('textbox', { name: 'Имя пользователя' }).fill('olga_new')
  await form.getByRole('textbox', { name: 'Электронная почта' }).fill('olga_new@souk.test')
  await form.getByRole('textbox', { name: 'Пароль' }).fill('short')
  await form.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
  await form.getByRole('textbox', { name: 'Пароль' }).fill('Amina-2026')
  await form.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page).toHaveURL(/\/ru\/dashboard$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.goto('/ru/log-out')
  await expect(page.getByRole('form', { name: 'Вход' })).toBeVisible()
  await page.goto('/ru/wallet')
  await expect(page).toHaveURL(/\/ru\/email\/log-in$/)
})

test('a double click on “Open the trade” opens one trade', async ({ browser }) => {
  const { url } = product
  const seller = await newPerson(browser, url, 'double_seller', desktop)
  const buyer = await newPerson(browser, url, 'double_buyer', desktop)
  await give(url, seller.name, 'BTC', '0.01')
  const advert = await sellBitcoin(seller)
  await buyer.page.goto(`/trade/new/${advert.id}?amount=250000`)
  const amount = buyer.page.getByRole('main').getByRole('textbox').first()
  await amount.fill('250000')
  await buyer.page.getByRole('button', { name: /^Open the trade for/ }).dblclick()
  await expect(buyer.page).toHaveURL(/\/trade\/[0-9A-Z]{8}$/)
  await expect(buyer.page.getByText('Send exactly')).toBeVisible()
  await buyer.page.goto('/dashboard/trades')
  await expect(buyer.page.getByRole('link', { name: /Trade #/ })).toHaveCount(1)
  const { items } = await seller.api<{ items: { asset: string; in_escrow: string }[] }>('GET /v1/me/balance')
  expect(items.find(item => item.asset === 'BTC')?.in_escrow).toBe('0.0025225')
})

/** The rules of axe that a theme can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Changes the theme of a page where it stands: colours change, and nothing else. */
const show = (page: Page, theme: Look['theme']) =>
  page.evaluate(shown => {
    document.documentElement.dataset['theme'] = shown
  }, theme)

/** What axe has against a page that has settled, in both themes: the rule and where. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  // What stands there while the app is on its way has a heading too.
  await expect(page.locator('.opening-bar')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // It is the page that was asked for, not where somebody else is led.
  expect(new URL(page.url()).pathname).toBe(path)
  // Without frames there is nothing to join in a page of axe's own.
  const light = await axeOn(page).setLegacyMode().analyze()
  await show(page, 'dark')
  const dark = await axeOn(page).setLegacyMode().withRules(rulesOfColour).analyze()
  await show(page, 'light')
  return Object.entries({ light, dark }).flatMap(([theme, { violations }]) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${path} in ${theme}: ${id} ${target.join(' ')}`),
    ),
  )
}

test('axe has nothing against the pages of a visitor, in either theme', async ({ browser }) => {
  const context = await openBrowser(browser, product.url, desktop)
  const page = await context.newPage()
  const faults: string[] = []
  for (const path of [
    '/',
    '/buy',
    '/email/log-in',
    '/telegram/log-in',
    '/email/log-in/recovery',
    '/sign-up',
    '/guest',
  ])
    faults.push(...(await faultsOf(page, path)))
  expect(faults).toEqual([])
})

test('axe has nothing against the pages of a member, in either theme', async ({ browser }) => {
  const { id, buyer } = await openTrade(browser, product.url, 'axe', { buyerLook: desktop })
  const faults: string[] = []
  for (const path of [
    '/dashboard',
    '/dashboard/ads',
    '/create-advert',
    '/edit-adverts',
    '/wallet',
    '/wallet/receive/TON',
    '/address-history/TON',
    '/wallet/send/USDT',
    '/swap',
    '/card',
    '/transactions',
    '/transactionsFilter',
    '/notifications',
    '/me',
    '/profile',
    '/settings',
    '/payment-credentials',
    '/payment-credentials/create',
    ...['tfa', 'phone', 'antiphishing', 'password', 'verification'].map(
      tab => `/security/${buyer.name}/${tab}`,
    ),
    `/trade/${id}`,
  ])
    faults.push(...(await faultsOf(buyer.page, path)))
  expect(faults).toEqual([])
})

test('axe has nothing against the pages of a merchant, in either theme', async ({ browser }) => {
  const person = await newPerson(browser, product.url, 'axe_shop', desktop)
  const id = await openStore(person, { description: 'Roasted beans, sent by post.' })
  const faults: string[] = []
  for (const path of [
    '/me/merchant',
    '/me/merchant/create',
    `/me/merchant/view/${id}`,
    `/me/merchant/view/${id}/software`,
    `/me/merchant/view/${id}/statistics`,
    '/me/merchant/workspace',
    '/me/merchant/attracted',
    `/me/merchant/edit/${id}`,
    `/me/merchant/style/${id}`,
    `/me/merchant/invoices/${id}`,
    `/me/merchant/invoice/${id}/create`,
    '/invoice-preview',
  ])
    faults.push(...(await faultsOf(person.page, path)))
  expect(faults).toEqual([])
})
