import { expect, type Locator, type Page } from '@playwright/test'
import { give, newPerson, openBrowser, password, sellBitcoin, type Person } from '../support/people.ts'
import { sharedMailedProduct, test } from '../support/productTest.ts'
import { dialogOf, startTrade } from '../support/trades.ts'
import { confirmedPerson, logIn, newVisitor, signUp } from '../support/visitors.ts'
import { looks, say, words } from '../support/words.ts'

const product = sharedMailedProduct()

/** A part of the settings. */
const partOf = (page: Page, title: string): Locator => page.getByRole('region', { name: title })

for (const look of looks) {
  const { locale } = look
  const { setting, auth, advert, common, error, errorAccount, wallet } = words[locale]
  const newOne = (browser: Parameters<typeof newPerson>[0], name: string) =>
    newPerson(browser, product.url, `${name}_${locale}`, look)

  test(`language, theme and favourites take effect at once and follow the account (${locale})`, async ({
    browser,
  }) => {
    const { url } = product
    const person = await newOne(browser, 'lou')
    const { page } = person
    await page.goto(person.path('/settings'))
    const html = page.locator('html')
    const other = locale === 'en' ? 'ru' : 'en'
    const theme = look.theme === 'dark' ? 'light' : 'dark'
    /** Chooses in the select of a name. */
    async function choose(label: string, option: string | RegExp): Promise<void> {
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${label}`) })
        .first()
        .click()
      await page.getByRole('option', { name: option }).first().click()
    }
    await choose(common.theme.label, common.theme[theme])
    await expect(html).toHaveAttribute('data-theme', theme)
    await choose(common.currency, /NGN/)
    await choose(common.coin, /Tether/)
    await choose(common.language, other === 'ru' ? 'Русский' : 'English')
    await expect(html).toHaveAttribute('lang', other)
    await expect(page).toHaveURL(`${url}${other === 'ru' ? '/ru' : ''}/settings`)
    const favourites = partOf(page, words[other].setting.section.favourites.title)
    await expect(favourites.getByRole('button', { name: /NGN/ })).toBeVisible()
    // The account keeps all of it, its letters' language too.
    await expect
      .poll(() => person.api('GET /v1/me'))
      .toMatchObject({ locale: other, theme, currency_code: 'NGN', crypto_currency_code: 'USDT' })
    const fresh = await newVisitor(browser, url, look)
    await fresh.page.goto(fresh.path('/settings'))
    await logIn(fresh, person.name)
    await expect(fresh.page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(partOf(fresh.page, setting.section.favourites.title).getByText(/Tether/)).toBeVisible()
  })

  test(`what one is told of, and where, is kept (${locale})`, async ({ browser }) => {
    const person = await newOne(browser, 'nia')
    const { page } = person
    const cell = (kind: 'trade' | 'chat' | 'news') =>
      say(setting.notice.cell, {
        kind: setting.notice.kind[kind].title,
        channel: setting.notice.channel.push,
      })
    await page.goto(person.path('/settings'))
    const card = partOf(page, setting.section.notifications.title)
    const trade = card.getByRole('switch', { name: cell('trade') })
    const chat = card.getByRole('switch', { name: cell('chat') })
    const before = [await trade.isChecked(), await chat.isChecked()]
    const wanted = before.map(isOn => !isOn)
    for (const one of [trade, chat]) await one.click({ force: true })
    await expect(card.getByText(setting.saving.saving, { exact: true })).toBeVisible()
    await expect(card.getByText(setting.saving.saved, { exact: true })).toBeVisible()
    await page.reload()
    for (const [at, one] of [trade, chat].entries())
      await expect(one).toBeChecked({ checked: wanted[at] ?? false })
    // An address that is not confirmed, and a messenger that is not linked, are told of nothing.
    await expect(card.getByText(setting.notice.unlinked.email)).toBeVisible()
    await expect(card.getByText(setting.notice.unlinked.telegram)).toBeVisible()
  })

  test(`what is switched off is gone from the market and the wallet (${locale})`, async ({ browser }) => {
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
    for (const name of ['Toncoin', 'Bitcoin', 'KES'])
      await assets.getByText(name, { exact: true }).first().click()
    await expect(assets.getByText(setting.saving.saving, { exact: true })).toBeVisible()
    await expect(assets.getByText(setting.saving.saved, { exact: true })).toBeVisible()
    await page.reload()
    for (const name of ['Toncoin', 'Bitcoin', 'KES'])
      await expect(assets.getByRole('switch', { name: new RegExp(name) })).not.toBeChecked()
    await expect(ads.getByRole('switch', { name: setting.adKind.buy.title })).not.toBeChecked()
    await page.goto(person.path('/buy?currencyCode=NGN'))
    const payIn = page.getByRole('button', { name: new RegExp(`^${advert.search.payIn}`) })
    await payIn.first().click()
    await expect(page.getByRole('option', { name: /NGN/ })).toBeVisible()
    await expect(page.getByRole('option', { name: /KES/ })).toHaveCount(0)
    await page.goto(person.path('/wallet'))
    const coins = page.getByRole('list', { name: wallet.coins })
    await expect(coins.getByText('Tether').first()).toBeVisible()
    // Whoever holds some of a coin still sees it.
    await expect(coins.getByText('Bitcoin').first()).toBeVisible()
    await expect(coins.getByText('Toncoin')).toHaveCount(0)
  })

  test(`whom one has blocked is listed, and let go again (${locale})`, async ({ browser }) => {
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
  })

  /** Ticks, types and presses all that ends an account. */
  async function endAccount({ page, name }: Person): Promise<void> {
    await page.getByRole('button', { name: setting.deletion.start }).click()
    const dialog = dialogOf(page)
    for (const text of [setting.deletion.history, setting.deletion.forGood])
      await dialog.getByText(text).click()
    await dialog.getByRole('textbox', { name: say(setting.deletion.retype, { name }) }).fill(name)
    await dialog.getByRole('textbox', { name: auth.password }).fill(password)
    await dialog.getByRole('button', { name: say(setting.deletion.action, { name }) }).click()
  }

  test(`an account with an open trade stays; without it, it ends for good, in every tab (${locale})`, async ({
    browser,
  }) => {
    const { url, mail } = product
    const person = await confirmedPerson(browser, product, `gone_${locale}`, look)
    const { page, context, name } = person
    const seller = await newOne(browser, 'stays')
    await give(url, seller.name, 'BTC', '0.01')
    const advert = await sellBitcoin(seller)
    await page.goto(person.path('/settings'))
    await expect(page.getByRole('button', { name: setting.deletion.start })).toBeVisible()
    // It is opened when the page says already that nothing is in the way.
    const id = await startTrade(person, advert)
    await endAccount(person)
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: errorAccount.deletion_refused })).toBeVisible()
    const part = partOf(page, setting.section.deletion.title)
    await expect(part.getByText(setting.deletion.reason.trades.text)).toBeVisible()
    await page.reload()
    await expect(part.getByText(setting.deletion.reason.trades.text)).toBeVisible()
    await expect(part.getByRole('button')).toHaveCount(0)
    await expect(part.getByRole('link', { name: setting.deletion.reason.trades.link })).toHaveAttribute(
      'href',
      person.path('/dashboard/trades'),
    )

    await person.api(`POST /v1/trades/${id}/cancel`, {})
    await page.reload()
    const other = await context.newPage()
    await other.goto(person.path('/wallet'))
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await endAccount(person)
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/email\/log-in$/)
    await mail.letter(`${name}@souk.test`, 'account_deleted', locale)
    await logIn({ page, auth }, name)
    await expect(page.getByText(error.wrong_credentials).first()).toBeVisible()
    await expect(person.api('GET /v1/me')).rejects.toThrow(/answered 401/)
  })
}

// Another reason is another line of the same list.
test('an account with money stays', async ({ browser }) => {
  const [look] = looks
  const { setting } = words.en
  const person = await newPerson(browser, product.url, 'rich', look)
  await give(product.url, person.name, 'BTC', '0.01')
  await person.page.goto('/settings')
  const part = partOf(person.page, setting.section.deletion.title)
  await expect(part.getByText(setting.deletion.reason.balance.text)).toBeVisible()
  await expect(part.getByRole('link', { name: setting.deletion.reason.balance.link })).toHaveAttribute(
    'href',
    '/wallet',
  )
  await expect(part.getByRole('button')).toHaveCount(0)
})

// What is sent has nothing to do with language.
test('where somebody came from is told once they have an account', async ({ browser }) => {
  const one = await newVisitor(browser, product.url, looks[0])
  const { page } = one
  await page.goto(`/?ref=kunle&utm_source=radio&utm_term=${'x'.repeat(33)}`)
  // The gateway renders it: it is remembered once the page has been taken over.
  await expect(page.getByRole('group', { name: words.en.content.frame.theme })).toBeVisible()
  const told = page.waitForRequest(request => request.postData()?.includes('"UpdateTrackers"') ?? false)
  await page.getByRole('link', { name: words.en.content.frame.signUp }).first().click()
  await signUp(one, 'follower')
  const sent = JSON.parse((await told).postData() ?? '{}') as { variables?: unknown }
  expect(sent.variables).toEqual({ input: { ref: 'kunle', source: 'radio' } })
})
