import { expect, test, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { auth as englishAuth } from '../../design-system/locales/en/auth.ts'
import { error as englishErrors } from '../../design-system/locales/en/error.ts'
import { form as englishForm } from '../../design-system/locales/en/form.ts'
import { setting as english } from '../../design-system/locales/en/setting.ts'
import { auth as russianAuth } from '../../design-system/locales/ru/auth.ts'
import { error as russianErrors } from '../../design-system/locales/ru/error.ts'
import { form as russianForm } from '../../design-system/locales/ru/form.ts'
import { setting as russian } from '../../design-system/locales/ru/setting.ts'
import { audit, give, newPerson, openBrowser, sellBitcoin, type Look, type Person } from './people.ts'
import { startProduct, type Product } from './product.ts'
import { dialogOf } from './trades.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(async () => {
  expect(await audit(product.url)).toEqual([])
  await product.close()
})

const looks = {
  en: { locale: 'en', theme: 'light', width: 1440 },
  ru: { locale: 'ru', theme: 'dark', width: 390 },
} as const satisfies Record<string, Look>
const words = {
  en: { setting: english, auth: englishAuth, form: englishForm, error: englishErrors },
  ru: { setting: russian, auth: russianAuth, form: russianForm, error: russianErrors },
} as const

/** A part of the settings. */
const partOf = (page: Page, title: string): Locator => page.getByRole('region', { name: title })

const png = (side: number) =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background: '#a5522d' } })
    .png()
    .toBuffer()

for (const locale of ['en', 'ru'] as const) {
  const look = looks[locale]
  const { setting, auth, form, error } = words[locale]
  const newOne = (browser: Parameters<typeof newPerson>[0], name: string) =>
    newPerson(browser, product.url, `${name}_${locale}`, look)

  test(`in ${locale}, a profile saves itself, and its name stays after the first trade`, async ({
    browser,
  }) => {
    const { url } = product
    const person = await newOne(browser, 'sam')
    const { page } = person
    await page.goto(person.path('/profile'))
    const card = partOf(page, setting.section.profile.title)
    const saved = card.getByText(setting.saving.saved, { exact: true })
    await card.getByRole('textbox', { name: setting.profile.introduction }).fill('From 9 to 18, Lagos.')
    await expect(saved).toBeVisible()
    const name = card.getByRole('textbox', { name: setting.profile.userName, exact: true })
    await name.fill(`samuel_${locale}`)
    await expect(page.getByRole('banner').getByRole('button', { name: `samuel_${locale}` })).toBeVisible()
    await page.reload()
    await expect(card.getByRole('textbox', { name: setting.profile.introduction })).toHaveValue(
      'From 9 to 18, Lagos.',
    )
    await expect(name).toHaveValue(`samuel_${locale}`)

    // A page that was opened before the trade learns it from the server, at the field.
    const seller = await newOne(browser, 'sam_seller')
    await give(url, seller.name, 'BTC', '0.01')
    const { id } = await sellBitcoin(seller)
    await person.api(`POST /v1/pro/${id}/trades`, {
      amount: '250000',
      price_seen: '100000000',
      payment_method_code: 'opay',
    })
    await name.fill(`somebody_${locale}`)
    await expect(card.getByText(setting.saving.invalid)).toBeVisible()
    await expect(name).toHaveAccessibleDescription(new RegExp(error.user_name_fixed))
    await page.reload()
    await expect(name).toHaveValue(`samuel_${locale}`)
    await expect(name).toHaveAccessibleDescription(new RegExp(setting.profile.userNameKept))
    await name.fill('x', { force: true }).catch(() => {})
    await expect(name).toHaveValue(`samuel_${locale}`)
    await seller.context.close()
    await person.context.close()
  })

  test(`in ${locale}, a picture is cropped, saved and seen in the bar; others are refused`, async ({
    browser,
  }) => {
    const person = await newOne(browser, 'pia')
    const { page } = person
    await page.goto(person.path('/profile'))
    await page.getByRole('button', { name: setting.avatar.change }).click()
    const dialog = dialogOf(page)
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
    await choose('me.txt', 'text/plain', Buffer.from('not a picture'))
    await expect(dialog.getByRole('alert')).toContainText(form.fileType)
    await choose('me.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1))
    await expect(dialog.getByRole('alert')).toContainText(/2\s(MB|МБ)/)
    await choose('me.png', 'image/png', await png(400))
    await dialog.getByRole('button', { name: setting.avatar.zoomIn }).click()
    await dialog.getByRole('button', { name: setting.avatar.save }).click()
    await expect(dialog).toHaveCount(0)
    const inBar = page.getByRole('banner').getByRole('button', { name: person.name }).locator('img')
    await expect(inBar).toHaveAttribute('src', /^\/api\/v1\/avatars\/\w+/)
    await expect
      .poll(() => inBar.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await page.reload()
    await expect(inBar).toBeVisible()

    await page.getByRole('button', { name: setting.avatar.change }).click()
    await dialog.getByRole('button', { name: setting.avatar.remove }).click()
    await expect(dialog).toHaveCount(0)
    await expect(inBar).toHaveCount(0)
    await person.context.close()
  })

  test(`in ${locale}, what is switched off is gone from the market and the wallet`, async ({ browser }) => {
    const { url } = product
    const person = await newOne(browser, 'ada')
    const { page } = person
    await give(url, person.name, 'BTC', '0.01')
    await person.api('POST /v2/pro', {
      type: 'Ad::Buy',
      crypto_currency_code: 'BTC',
      currency_code: 'NGN',
      country_code: 'NG',
      payment_method_codes: ['opay'],
      price_mode: 'fixed',
      fixed_price: '90000000',
      minimum: '10000',
      maximum: '400000',
      escrow_minutes: 30,
      requisites: [],
      terms: '',
    })
    const context = await openBrowser(browser, url, look)
    const visitor = await context.newPage()
    const search = person.path('/sell?currencyCode=NGN&cryptoCurrencyCode=BTC')
    await visitor.goto(search)
    await expect(visitor.getByText(person.name).first()).toBeVisible()

    await page.goto(person.path('/settings'))
    const ads = partOf(page, setting.section.adKinds.title)
    await ads.getByText(setting.adKind.buy.title, { exact: true }).click()
    await expect(ads.getByText(setting.saving.saved, { exact: true })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(visitor.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(visitor.getByText(person.name)).toHaveCount(0)

    const assets = partOf(page, setting.section.assets.title)
    for (const name of ['Toncoin', 'Bitcoin']) await assets.getByText(name, { exact: true }).click()
    await expect(assets.getByText(setting.saving.saved, { exact: true })).toBeVisible()
    await page.goto(person.path('/wallet'))
    const coins = page.getByRole('main').getByRole('list').first()
    await expect(coins.getByText('Tether').first()).toBeVisible()
    // Whoever holds some of a coin still sees it.
    await expect(coins.getByText('Bitcoin').first()).toBeVisible()
    await expect(coins.getByText('Toncoin')).toHaveCount(0)
    await context.close()
    await person.context.close()
  })

  test(`in ${locale}, whom one has blocked is listed, and let go again`, async ({ browser }) => {
    const other = await newOne(browser, 'bob')
    const person = await newOne(browser, 'bea')
    await person.api('POST /v1/black_lists', { user_name: other.name })
    const { page } = person
    await page.goto(person.path('/settings'))
    const blocked = partOf(page, setting.section.blocked.title)
    await blocked.getByRole('button', { name: `${setting.blocked.unblock} ${other.name}` }).click()
    await expect(blocked.getByText(setting.blocked.empty)).toBeVisible()
    const { banned_users } = await person.api<{ banned_users: unknown[] }>('GET /v1/black_lists/banned_users')
    expect(banned_users).toEqual([])
    await other.context.close()
    await person.context.close()
  })

  /** Ticks, types and presses all that ends an account. */
  async function endAccount({ page, name }: Person): Promise<void> {
    await page.getByRole('button', { name: setting.deletion.start }).click()
    const dialog = dialogOf(page)
    for (const text of [setting.deletion.history, setting.deletion.forGood])
      await dialog.getByText(text).click()
    await dialog.getByRole('textbox', { name: setting.deletion.retype.replace('{{name}}', name) }).fill(name)
    await dialog.getByRole('textbox', { name: auth.password }).fill('Amina-2026')
    await dialog.getByRole('button', { name: setting.deletion.action.replace('{{name}}', name) }).click()
  }

  test(`in ${locale}, an account with money stays`, async ({ browser }) => {
    const { url } = product
    const person = await newOne(browser, 'rich')
    const { page } = person
    await page.goto(person.path('/settings'))
    await expect(page.getByRole('button', { name: setting.deletion.start })).toBeVisible()
    // It comes when the page says already that nothing is in the way.
    await give(url, person.name, 'BTC', '0.01')
    await endAccount(person)
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: error.deletion_refused })).toBeVisible()
    const part = partOf(page, setting.section.deletion.title)
    await expect(part.getByText(setting.deletion.reason.balance.text)).toBeVisible()
    await expect(part.getByRole('link', { name: setting.deletion.reason.balance.link })).toHaveAttribute(
      'href',
      person.path('/wallet'),
    )
    await page.reload()
    await expect(part.getByText(setting.deletion.reason.balance.text)).toBeVisible()
    await expect(part.getByRole('button')).toHaveCount(0)
    await person.context.close()
  })

  test(`in ${locale}, an account ends for good, in every tab`, async ({ browser }) => {
    const person = await newOne(browser, 'gone')
    const { page, context, name } = person
    const other = await context.newPage()
    await other.goto(person.path('/wallet'))
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(person.path('/settings'))
    await endAccount(person)
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/email\/log-in$/)
    const logIn = page.getByRole('main')
    await logIn.getByRole('textbox', { name: auth.emailOrUserName }).fill(name)
    await logIn.getByRole('textbox', { name: auth.password }).fill('Amina-2026')
    await logIn.getByRole('button', { name: auth.logIn }).click()
    await expect(logIn.getByText(error.wrong_credentials).first()).toBeVisible()
    await expect(person.api('GET /v1/me')).rejects.toThrow(/answered 401/)
    await context.close()
  })
}

test('where somebody came from is told once they have an account', async ({ browser }) => {
  const { url } = product
  const context = await openBrowser(browser, url, looks.en)
  const page = await context.newPage()
  await page.goto(`/?ref=kunle&utm_source=radio&utm_term=${'x'.repeat(33)}`)
  const told = page.waitForRequest(request => request.postData()?.includes('"UpdateTrackers"') ?? false)
  await page.getByRole('banner').getByRole('link', { name: englishAuth.signUp }).click()
  const form = page.getByRole('form')
  await form.getByRole('textbox', { name: englishAuth.userName }).fill('follower')
  await form.getByRole('textbox', { name: englishAuth.email, exact: true }).fill('follower@souk.test')
  await form.getByRole('textbox', { name: englishAuth.password }).fill('Amina-2026')
  await form.getByRole('button', { name: englishAuth.signUp }).click()
  const sent = JSON.parse((await told).postData() ?? '{}') as { variables?: unknown }
  expect(sent.variables).toEqual({ input: { ref: 'kunle', source: 'radio' } })
  await context.close()
})
