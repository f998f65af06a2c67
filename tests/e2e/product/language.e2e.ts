import { expect, type Page } from '@playwright/test'
import { advance, appIsThere, desktop, newPerson, openBrowser } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'

const product = ownProduct(startProduct)

/** Chooses a language in the menu of the page. */
async function speak(page: Page, language: 'English' | 'Русский'): Promise<void> {
  const item = page.getByRole('menuitem', { name: language })
  // A form that is still coming takes the focus, and the menu with it: it is opened again.
  await expect(async () => {
    if (!(await item.isVisible())) await page.getByRole('button', { name: /^(EN|RU)\. / }).click()
    await item.click({ timeout: 5000 })
  }).toPass()
}

/** Each page with what its main part says in both languages, for a visitor and for somebody with an account. */
const pages = {
  visitor: [
    ['/buy?currencyCode=NGN&amount=250000', 'Buy Bitcoin', 'Купить Bitcoin'],
    ['/sell', 'Sell Bitcoin', 'Продать Bitcoin'],
    ['/buy-tether', 'Buy Tether', 'Купить Tether'],
    ['/sell-bitcoin-with-sberbank', 'Sell Bitcoin', 'Продать Bitcoin'],
    ['/search/sell', 'Sell Bitcoin', 'Продать Bitcoin'],
    ['/swap', 'Swap', 'Обмен'],
    ['/card?cryptoCurrency=ETH&fiatCurrency=EUR&amount=100', 'Buy by card', 'Купить картой'],
    ['/email/log-in', 'Log in', 'Вход'],
    ['/telegram/log-in', 'Log in', 'Вход'],
    ['/email/log-in/recovery', 'Recover access', 'Восстановление доступа'],
    ['/sign-up', 'Make an account', 'Регистрация'],
    ['/guest', 'Back to your trade', 'Вернуться к сделке'],
    ['/user/faq', 'How reputation works', 'Как устроена репутация'],
    ['/404', 'Error 404, page not found', 'Ошибка 404, страница не найдена'],
    ['/nowhere', 'Error 404, page not found', 'Ошибка 404, страница не найдена'],
  ],
  member: [
    ['/dashboard', 'Dashboard', 'Кабинет'],
    ['/dashboard/trades', 'Dashboard', 'Кабинет'],
    ['/dashboard/ads', 'Dashboard', 'Кабинет'],
    ['/wallet', 'Wallet', 'Кошелёк'],
    ['/address-history/USDT', 'USDT addresses', 'Адреса USDT'],
    ['/transactions', 'Transactions', 'Операции'],
    ['/notifications', 'Notifications', 'Уведомления'],
    ['/profile', 'Profile', 'Профиль'],
    ['/settings', 'Settings', 'Настройки'],
    ['/payment-credentials', 'Payment details', 'Реквизиты'],
    ['/payment-credentials/create', 'New payment details', 'Новые реквизиты'],
    ['/me/merchant', 'Stores', 'Магазины'],
    ['/me/merchant/create', 'Open a store', 'Открыть магазин'],
    ['/security/speaker/tfa', 'Security', 'Безопасность'],
    ['/user/speaker', 'speaker', 'speaker'],
    ['/user/offers/speaker', 'Offers of speaker', 'Предложения speaker'],
    ['/user/feedback/speaker', 'Feedback on speaker', 'Отзывы о speaker'],
  ],
} as const

/** A page that is there before the app is, with a title of its own. */
const isDrawn = (path: string): boolean => /^\/(?:buy|sell|search)/.test(path)

for (const standing of ['visitor', 'member'] as const) {
  test(`every page of a ${standing} changes its language in place, and back`, async ({ browser }) => {
    const { url } = product
    const context =
      standing === 'member'
        ? (await newPerson(browser, url, 'speaker', desktop)).context
        : await openBrowser(browser, url, desktop)
    const page = await context.newPage()
    for (const [path, english, russian] of pages[standing]) {
      await page.goto(path)
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      await expect(heading).toContainText(english)
      if (isDrawn(path)) {
        await appIsThere(page)
        await expect(page).toHaveTitle(/, [A-Z]{3} · /)
      }
      const title = await page.title()
      await speak(page, 'Русский')
      await expect(heading).toContainText(russian)
      await expect(page).toHaveURL(`${url}/ru${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
      await expect(page).not.toHaveTitle(title)
      await speak(page, 'English')
      await expect(heading).toContainText(english)
      await expect(page).toHaveURL(url + path)
      await expect(page).toHaveTitle(title)
    }
  })
}

test('what was typed stays through a change of language, and the service words its names anew', async ({
  browser,
}) => {
  const { url } = product
  // So that rates have a history of some points.
  await advance(url, 30)
  const context = await openBrowser(browser, url, desktop)
  const page = await context.newPage()
  await page.goto('/sign-up')
  await page.getByRole('textbox', { name: 'User name' }).fill('zoe')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('zoe@')
  await page.getByRole('textbox', { name: 'Password' }).focus()
  await speak(page, 'Русский')
  await expect(page.getByRole('textbox', { name: 'Имя пользователя' })).toHaveValue('zoe')
  const email = page.getByRole('textbox', { name: 'Электронная почта' })
  await expect(email).toHaveValue('zoe@')
  await expect(email).toHaveAccessibleDescription(/Неверный адрес/)

  await page.goto('/buy?currencyCode=NGN&countryCode=NG')
  await expect(page.getByRole('main').getByText('Nigeria').first()).toBeVisible()
  await speak(page, 'Русский')
  await expect(page.getByRole('main').getByText('Нигерия').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Nigeria')).toHaveCount(0)

  // The market of the first page comes after its offers, with its own words; its chart is read with the keyboard.
  // The gateway renders it for a first visit, without a chart: it is the app's for whoever comes from another page.
  await page.goto('/ru/buy')
  await appIsThere(page)
  await page.getByRole('banner').getByRole('link').first().click()
  const chart = page.getByRole('slider', { name: /^Курс Bitcoin в / })
  await expect(chart).toHaveAttribute('aria-valuetext', /^[₦₽][\d\u00A0]/)
  // A new page takes the focus to its start once it is drawn, and a chart that loses the focus shows its last point.
  await expect(async () => {
    await chart.focus()
    await page.keyboard.press('Home')
    await expect(chart).toHaveValue('0', { timeout: 1000 })
    await page.keyboard.press('ArrowRight')
    await expect(chart).toHaveValue('1', { timeout: 1000 })
  }).toPass()
  await speak(page, 'English')
  await expect(page.getByRole('slider', { name: /^Rate of Bitcoin in / })).toBeVisible()
  await expect(page.getByRole('radio', { name: '7 days' })).toBeVisible()
})

test('the default language has no prefix: the gateway and the app lead to the address without it', async ({
  browser,
}) => {
  const context = await openBrowser(browser, product.url, desktop)
  const page = await context.newPage()
  await page.goto('/en/buy?currencyCode=NGN#main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy Bitcoin')
  await expect(page).toHaveURL(`${product.url}/buy?currencyCode=NGN#main`)
  // The app is led there by the browser's history, without asking the gateway.
  await page.evaluate(() => {
    history.pushState(null, '', '/en/sell-tether?currencyCode=RUB#main')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell Tether')
  await expect(page).toHaveURL(`${product.url}/sell-tether?currencyCode=RUB#main`)
})
