import { expect, type Locator, type Page } from '@playwright/test'
import { give, newPerson, type Person } from '../support/people.ts'
import { sharedProduct, test } from '../support/productTest.ts'
import { dialogOf, startTrade } from '../support/trades.ts'
import { looks, say, words } from '../support/words.ts'

const product = sharedProduct()

/** How the two sides of these trades pay and are paid. */
const lines = (number: string) => [
  { kind: 'account_number', value: number },
  { kind: 'account_name', value: 'OLUWASEUN BALOGUN' },
]

/** Saves requisites over the API. */
const saveOpay = (person: Person, number: string, differs: object = {}) =>
  person.api<{ id: string }>('POST /v1/payment_credentials', {
    name: 'OPay, salary',
    currency_code: 'NGN',
    payment_method_code: 'opay',
    credentials: lines(number),
    ...differs,
  })

/** An advert for Bitcoin and naira by OPay. */
const advertise = (person: Person, type: 'Ad::Buy' | 'Ad::Sell', differs: object = {}) =>
  person.api<{ id: string }>('POST /v2/pro', {
    type,
    crypto_currency_code: 'BTC',
    currency_code: 'NGN',
    country_code: 'NG',
    payment_method_codes: ['opay'],
    price_mode: 'fixed',
    fixed_price: '100000000',
    minimum: '10000',
    maximum: '400000',
    escrow_minutes: 30,
    requisites: [],
    terms: '',
    ...differs,
  })

/** Chooses in a searchable list of the page. */
async function choose(page: Page, label: string, search: string, option: string | RegExp): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .click()
  await page.getByRole('combobox').fill(search)
  await page.getByRole('option', { name: option, exact: typeof option === 'string' }).click()
}

/** A number as it is shown, in groups of four. */
const inGroups = (number: string) => new RegExp(number.replaceAll(/(.{4})(?=.)/g, String.raw`$1\s?`))

for (const look of looks) {
  const { locale } = look
  const { credential, tradePage, common } = words[locale]
  const newOne = (browser: Parameters<typeof newPerson>[0], name: string) =>
    newPerson(browser, product.url, `${name}_${locale}`, look)
  const cardOf = (page: Page, name: string): Locator => page.getByRole('article', { name })

  test(`details are saved, corrected, switched off and deleted (${locale})`, async ({ browser }) => {
    const person = await newOne(browser, 'dora')
    const { page } = person
    await page.goto(person.path('/me'))
    await page.getByRole('link', { name: new RegExp(`^${words[locale].nav.paymentCredentials}`) }).click()
    await expect(page.getByText(credential.empty, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: credential.add }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(credential.createTitle)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await choose(page, credential.form.currency, 'EUR', /EUR/)
    await choose(page, credential.form.method, 'SEPA', 'SEPA Instant')
    const iban = page.getByRole('textbox', { name: tradePage.payment.iban })
    await iban.fill('DE89 3704 0044 0532 0130 01')
    await page.getByRole('textbox', { name: tradePage.payment.account_name }).fill('AMINA YUSUF')
    await page.getByRole('button', { name: credential.form.create }).click()
    await expect(iban).toHaveAttribute('aria-invalid', 'true')
    await expect(iban).toHaveAccessibleDescription(/IBAN/)
    await expect(iban).toBeFocused()
    await iban.fill('DE89370400440532013000')
    await page.getByRole('button', { name: credential.form.create }).click()
    await expect(page.getByText(credential.form.saved)).toBeVisible()
    await expect(page).toHaveURL(new RegExp('/payment-credentials$'))

    const card = cardOf(page, 'SEPA Instant')
    await expect(card.getByText('DE89')).toHaveCount(0)
    await card.getByRole('button', { name: say(credential.reveal, { name: 'SEPA Instant' }) }).click()
    await expect(card.getByText(inGroups('DE89370400440532013000'))).toBeVisible()

    await card.getByRole('link', { name: new RegExp(`^${common.verb.change}`) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(credential.editTitle)
    const name = page.getByRole('textbox', { name: credential.form.name, exact: true })
    await name.fill('Sparkasse')
    await page.getByText(credential.form.autoIssue, { exact: true }).click()
    await page.getByRole('textbox', { name: credential.form.max }).fill('1500')
    await page.getByRole('button', { name: credential.form.update }).click()
    const changed = cardOf(page, 'Sparkasse')
    await expect(changed.getByText(/1[,\s]?500/)).toBeVisible()

    const inUse = changed.getByRole('switch')
    await inUse.click({ force: true })
    await expect(changed.getByText(credential.inactiveHint)).toBeVisible()
    await page.reload()
    await expect(cardOf(page, 'Sparkasse').getByRole('switch')).not.toBeChecked()

    await changed.getByRole('button', { name: new RegExp(`^${common.verb.delete}`) }).click()
    await dialogOf(page).getByRole('button', { name: credential.deletion.action }).click()
    await expect(page.getByText(credential.empty, { exact: true })).toBeVisible()
    expect(await person.api('GET /v1/payment_credentials')).toMatchObject({ items: [] })
  })

  test(`a seller answers a buy ad with saved details, and the buyer pays to them (${locale})`, async ({
    browser,
  }) => {
    const { url } = product
    const buyer = await newOne(browser, 'bea')
    const seller = await newOne(browser, 'sol')
    const number = locale === 'en' ? '8031112201' : '8031112202'
    await give(url, seller.name, 'BTC', '0.01')
    await saveOpay(seller, number)
    const { id } = await advertise(buyer, 'Ad::Buy')
    const { page } = seller
    await page.goto(seller.path(`/trade/new/${id}?amount=50000`))
    await expect(page.getByRole('radio', { name: /OPay, salary/ })).toBeChecked()
    await page
      .getByRole('button', {
        name: new RegExp(`^${say(words[locale].openTrade.sellSubmit, { amount: '' }).trim()}`),
      })
      .click()
    await expect(page).toHaveURL(/\/trade\/[0-9A-Z]{8}$/)
    await expect(page.getByText(inGroups(number))).toBeVisible()
    await buyer.page.goto(new URL(page.url()).pathname)
    await expect(buyer.page.getByText(tradePage.payment.payTo)).toBeVisible()
    await expect(buyer.page.getByText(inGroups(number))).toBeVisible()
  })

  test(`a payment above what goes out by itself waits for the seller, and the buyer sees it come (${locale})`, async ({
    browser,
  }) => {
    const { url } = product
    const seller = await newOne(browser, 'max')
    const buyer = await newOne(browser, 'lea')
    const number = locale === 'en' ? '8031112203' : '8031112204'
    await give(url, seller.name, 'BTC', '0.01')
    const saved = await saveOpay(seller, number, { auto_issue: true, max_auto_issue_amount: '100000' })
    const advert = await advertise(seller, 'Ad::Sell', { payment_credential_id: saved.id })
    const id = await startTrade(buyer, advert)
    await Promise.all([seller, buyer].map(side => side.page.goto(side.path(`/trade/${id}`))))
    const pays = buyer.page.getByRole('button', { name: new RegExp(`^${tradePage.action.confirm}`) })
    await expect(buyer.page.getByText(tradePage.payment.awaitedTitle)).toBeVisible()
    // On a phone in place of the button, elsewhere beside it.
    await expect(buyer.page.getByText(tradePage.action.payAfterDetails).first()).toBeVisible()
    await expect(pays.and(buyer.page.locator(':not([aria-disabled=true])'))).toHaveCount(0)
    await expect(buyer.page.getByText(inGroups(number))).toHaveCount(0)

    await expect(seller.page.getByRole('radio', { name: /OPay, salary/ })).toBeChecked()
    await seller.page.getByRole('button', { name: tradePage.action.issueRequisites }).click()
    await expect(seller.page.getByText(inGroups(number))).toBeVisible()
    // Nobody loads anything: it comes by itself.
    await expect(buyer.page.getByText(inGroups(number))).toBeVisible()
    await expect(buyer.page.getByText(tradePage.payment.awaitedTitle)).toHaveCount(0)
    await expect(pays).toBeEnabled()
    // The details that an ad uses are not deleted from under it.
    await seller.page.goto(seller.path('/payment-credentials'))
    await seller.page.getByRole('button', { name: new RegExp(`^${common.verb.delete}`) }).click()
    await expect(dialogOf(seller.page).getByRole('button', { name: credential.deletion.action })).toHaveCount(
      0,
    )
    await expect(seller.page.getByText(say(credential.usedBy_one, { count: '1' })).first()).toBeVisible()
  })
}

/** Everything that a browser keeps of a page by itself. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept = [localStorage, sessionStorage].map(storage => JSON.stringify(Object.entries(storage)))
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        kept.push(request.url, await ((await cache.match(request))?.text() ?? ''))
      }
    }
    kept.push(
      document.documentElement.outerHTML,
      document.title,
      location.href,
      JSON.stringify(history.state),
    )
    for (const field of document.querySelectorAll('input, textarea')) {
      kept.push((field as HTMLInputElement).value)
    }
    return kept.join('\n')
  })

// What a browser keeps has nothing to do with language.
test('after the log-out nothing of what was saved is left in the browser', async ({ browser }) => {
  const [look] = looks
  const { credential, auth } = words.en
  const planted = '8039917753'
  const person = await newPerson(browser, product.url, 'planted', look)
  const { id } = await saveOpay(person, planted)
  const { page } = person
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/payment-credentials')
  await page.getByRole('button', { name: say(credential.reveal, { name: 'OPay, salary' }) }).click()
  await expect(page.getByText(inGroups(planted))).toBeVisible()
  // What is on screen is there; what the browser keeps beside it holds nothing even now.
  expect(
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries))),
  ).not.toContain(planted)
  await page.goto(`/payment-credentials/edit/${id}`)
  await expect(page.getByRole('textbox', { name: /Account number/ })).toHaveValue(planted)

  await page.goto('/log-out')
  await expect(page.getByRole('form', { name: auth.logInTitle })).toBeVisible()
  expect(await keptBy(page)).not.toContain(planted)
  for (const _ of [1, 2, 3]) {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const kept = await keptBy(page)
    expect(kept).not.toContain(planted)
    expect(kept.replaceAll(/\s/g, '')).not.toContain(planted)
  }
  expect(asked.filter(url => url.includes(planted))).toEqual([])
})
