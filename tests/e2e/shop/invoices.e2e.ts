import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import readWorkbook from 'read-excel-file/node'
import { add } from '../../../design-system/format/decimal.ts'
import { sheetWords } from '../../../server/modules/shop/invoice/list/invoiceSheet.ts'
import { axeOn } from '../support/axeOn.ts'
import { onChain } from '../support/chains.ts'
import { press, tabTo, typeInto } from '../support/keyboard.ts'
import { advance, desktop, newPerson, watchReloads, type Look, type Person } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { openReviewedStore, openStore, reviewMinutes } from '../support/stores.ts'
import { looks, say, words } from '../support/words.ts'

const product = ownProduct(startProduct)
test.beforeAll(async () => {
  // Blocks come when a test says so.
  await onChain(product.url, 'tron', 'automatic', { is_on: false })
})
interface Invoice {
  readonly id: string
  readonly unique_id: string
  readonly status: string
  readonly reference: string | null
}

/** Opens a store for somebody that takes money by now. */
async function openShop(person: Person, url: string, locale: Look['locale'] = 'en'): Promise<string> {
  return openReviewedStore(url, person, { title: 'Night Market', default_locale: locale })
}

const makeInvoice = (person: Person, accountId: string, differs: object = {}) =>
  person.api<Invoice>('POST /v1/me/merchant_accounts/invoice', {
    account_id: accountId,
    amount: '86.40',
    asset: 'USD',
    product_title: 'Coffee',
    ...differs,
  })

/** Somebody pays it in Tether, so much more than was asked for; nothing confirms it yet. */
async function pay(person: Person, { unique_id: id }: Invoice, more: string): Promise<void> {
  const way = { coin: 'USDT', network: 'tron' }
  const { place } = await person.api<{ place: { amount: string; address: string } }>(
    `POST /v1/payer_invoices/${id}/way`,
    way,
  )
  const amount = add(place.amount, more)
  await onChain(product.url, 'tron', 'send', { asset: 'USDT', amount, to: place.address })
}

const detailsOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

const faultsOf = async (page: Page) => {
  const { violations } = await axeOn(page).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

for (const look of looks) {
  const { locale } = look
  const { merchant, merchantInvoice: t, common } = words[locale]

  test(`an invoice is made by hand, handed on, copied, mailed and cancelled (${locale})`, async ({
    browser,
  }) => {
    const { url } = product
    const person = await newPerson(browser, url, `biller_${locale}`, look)
    const { page } = person
    const id = await openShop(person, url, locale)
    await page.goto(person.path(`/me/merchant/view/${id}`))
    await page.getByRole('link', { name: merchant.newInvoice }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.form.title)

    const amount = page.getByRole('textbox', { name: t.form.amount, exact: true })
    const named = page.getByRole('textbox', { name: t.form.product, exact: true })
    const email = page.getByRole('textbox', { name: t.form.email, exact: true })
    const reference = page.getByRole('textbox', { name: t.form.reference, exact: true })
    const create = page.getByRole('button', { name: t.form.create })
    await create.click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await amount.fill('0.001')
    await named.fill('Ethiopia Guji')
    await reference.fill('A-1')
    await create.click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await amount.fill('86.40')
    await create.dblclick()
    const details = detailsOf(page, t.detail.title)
    await expect(details).toContainText('Ethiopia Guji')
    await expect(details.getByText(t.status.created, { exact: true })).toBeVisible()
    const { items } = await person.api<{ items: Invoice[] }>(`GET /v1/invoices?account_id=${id}`)
    expect(items).toHaveLength(1)
    const [made] = items as [Invoice]
    await expect(details).toContainText(`/invoice/${made.unique_id}`)
    await details.getByRole('button', { name: t.link.showQr }).click()
    await expect(details.getByRole('img', { name: t.link.qr })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])

    await details.getByRole('button', { name: t.action.mail }).click()
    const mail = detailsOf(page, t.mail.title)
    await mail.getByRole('textbox').fill('mara@souk.test')
    await mail.getByRole('button', { name: t.mail.verb, exact: true }).click()
    await expect(page.getByText(say(t.mail.done, { email: 'mara@souk.test' }))).toBeVisible()
    await expect(details.getByText(t.timeline.kind.mailed)).toBeVisible()

    // The same again, but for its number: that is taken.
    await details.getByRole('link', { name: t.action.duplicate }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.form.copyTitle)
    await expect(named).toHaveValue('Ethiopia Guji')
    await expect(amount).toHaveValue(locale === 'ru' ? '86,4' : '86.4')
    await expect(reference).toHaveValue('')
    await reference.fill('A-1')
    await create.click()
    await expect(reference).toHaveAttribute('aria-invalid', 'true')
    await reference.fill('A-2')
    await email.fill('mara@souk.test')
    await page.getByRole('checkbox', { name: t.form.mail }).check()
    await create.click()
    await expect(details).toContainText('A-2')
    await expect(details.getByText(t.timeline.kind.mailed)).toBeVisible()

    await details.getByRole('button', { name: t.action.cancel }).click()
    await detailsOf(page, t.cancel.title).getByRole('button', { name: t.cancel.verb }).click()
    await expect(details.getByText(t.statusText.trade_cancelled)).toBeVisible()
    await expect(details.getByRole('button', { name: t.action.cancel })).toHaveCount(0)
    await details.getByRole('button', { name: common.verb.close }).click()
    await expect(details).toHaveCount(0)
    const list = page.getByRole('list', { name: t.list })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('link', { name: new RegExp(`^${t.group.cancelled}`) }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list).toContainText('A-2')
    expect(await faultsOf(page)).toEqual([])
  })
}

test('invoices are found by status, words and days, more of them come, and the file holds what the list shows', async ({
  browser,
}) => {
  const { url } = product
  const { merchantInvoice: t } = words.en
  const person = await newPerson(browser, url, 'finder', desktop)
  const { page } = person
  const id = await openShop(person, url)
  for (let number = 1; number <= 23; number++)
    await makeInvoice(person, id, { reference: `N-${number}`, product_title: `Bean ${number}` })
  const { items } = await person.api<{ items: Invoice[] }>(`GET /v1/invoices?account_id=${id}&limit=1`)
  await person.api(`POST /v1/invoices/${items[0]?.id}/cancel`)

  await page.goto(`/me/merchant/invoices/${id}`)
  const list = page.getByRole('list', { name: t.list })
  const rows = list.getByRole('listitem')
  await expect(rows).toHaveCount(20)
  await expect(page.getByText(`${t.totals}: 23 invoices`)).toBeVisible()
  await page.getByRole('button', { name: t.more }).click()
  await expect(rows).toHaveCount(23)

  await page.getByRole('link', { name: /^Cancelled/ }).click()
  await expect(rows).toHaveCount(1)
  await expect(list).toContainText('N-23')
  await page.getByRole('link', { name: /^All/ }).click()
  await page.getByRole('textbox', { name: t.filter.search }).fill('N-7')
  await expect(page).toHaveURL(/search=N-7/)
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('textbox', { name: t.filter.search })).toHaveValue('N-7')
  await expect(rows).toHaveCount(1)

  const { column, status } = sheetWords.en
  const asSheet = page.waitForEvent('download')
  await page.getByRole('button', { name: t.download.excel }).click()
  const [sheet] = await readWorkbook(await (await asSheet).path())
  const [head = [], ...found] = sheet?.data ?? []
  expect(found).toHaveLength(1)
  const row = Object.fromEntries(head.map((title, index) => [String(title), found[0]?.[index] ?? null]))
  expect(row).toMatchObject({
    [column.reference]: 'N-7',
    [column.title]: 'Bean 7',
    [column.amount]: 86.4,
    [column.asset]: 'USD',
    [column.status]: status.created,
  })
  await page.getByRole('button', { name: t.filter.clear }).click()
  await expect(rows).toHaveCount(20)
  const asText = page.waitForEvent('download')
  await page.getByRole('button', { name: t.download.csv }).click()
  const text = await readFile(await (await asText).path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(24)
  expect(text).toContain('N-23')

  // Nothing is older than what is asked for, and the page says what to do.
  await page.getByRole('textbox', { name: t.filter.to }).fill('01.01.2020')
  await expect(page.getByText(t.empty.found)).toBeVisible()
})

test('a payment shows as it comes; what is too much waits for a decision and is taken once', async ({
  browser,
}) => {
  const { url } = product
  const { merchantInvoice: t } = words.en
  const person = await newPerson(browser, url, 'taker', desktop)
  const { page } = person
  const id = await openShop(person, url)
  const invoice = await makeInvoice(person, id, { amount: '50', asset: 'USDT' })
  await page.goto(`/me/merchant/invoices/${id}?invoice=${invoice.id}`)
  const details = detailsOf(page, t.detail.title)
  await expect(details.getByText(t.status.created, { exact: true })).toBeVisible()
  const reloads = watchReloads(person)

  await pay(person, invoice, '10')
  await expect(details.getByText(t.status.trade_initiated, { exact: true })).toBeVisible()
  await expect(details.getByRole('button', { name: t.action.cancel })).toHaveCount(0)
  await onChain(url, 'tron', 'mine', { blocks: 25 })
  await expect(details.getByText(t.statusText.paid)).toBeVisible()
  await expect(details.getByText(t.held)).toBeVisible()

  await details.getByRole('button', { name: /^Take 10\s/ }).click()
  const ask = page.getByRole('dialog', { name: /^Take 10\s/ })
  await ask.getByRole('button', { name: /^Take 10\s/ }).dblclick()
  await expect(ask).toHaveCount(0)
  await expect(details.getByText(t.held)).toHaveCount(0)
  await expect(details.getByText(t.timeline.kind.accepted)).toBeVisible()
  await details.getByRole('button', { name: t.detail.close }).click()
  await page.getByRole('button', { name: t.held }).click()
  await expect(page.getByText(t.empty.held)).toBeVisible()
  expect(reloads()).toBe(0)
})

test('coins that are too many go back to the address that the payer left, once the store says so', async ({
  browser,
}) => {
  const { url } = product
  const { merchantInvoice: t } = words.en
  const person = await newPerson(browser, url, 'returner', desktop)
  const { page } = person
  const id = await openShop(person, url)
  const invoice = await makeInvoice(person, id, { amount: '50', asset: 'USDT' })
  await pay(person, invoice, '25')
  await onChain(url, 'tron', 'mine', { blocks: 25 })
  const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
  await person.api(`POST /v1/payer_invoices/${invoice.unique_id}/refund_address`, { address })

  await page.goto(`/me/merchant/invoices/${id}?held=true`)
  await page.getByRole('list', { name: t.list }).getByRole('link', { name: 'Coffee' }).click()
  const details = detailsOf(page, t.detail.title)
  await details.getByRole('button', { name: t.refund.send }).click()
  const ask = page.getByRole('alertdialog', { name: /^Send back 25\s/ })
  await expect(ask).toContainText(t.refund.sendWarning)
  await ask.getByRole('button', { name: t.refund.sendVerb }).click()
  await expect(page.getByText(t.refund.sending)).toBeVisible()
  await expect(details.getByRole('button', { name: t.refund.send })).toHaveCount(0)
  await expect(details.getByText(t.held)).toHaveCount(0)
})

test('an invoice is made and cancelled by the keyboard alone', async ({ browser }) => {
  const { url } = product
  const { merchantInvoice: t } = words.en
  const person = await newPerson(browser, url, 'typist', desktop)
  const { page } = person
  const id = await openShop(person, url)
  await page.goto(`/me/merchant/invoices/${id}`)
  await expect(page.getByText(t.empty.noneText)).toBeVisible()
  await press(page.getByRole('link', { name: t.new }).first())
  await typeInto(page.getByRole('textbox', { name: t.form.amount, exact: true }), '12.5')
  await typeInto(page.getByRole('textbox', { name: t.form.product, exact: true }), 'Cold brew')
  await press(page.getByRole('button', { name: t.form.create }))
  const details = detailsOf(page, t.detail.title)
  await expect(details).toContainText('Cold brew')
  await press(details.getByRole('button', { name: t.action.cancel }))
  const ask = detailsOf(page, t.cancel.title)
  await press(ask.getByRole('button', { name: t.cancel.verb }))
  await expect(details.getByText(t.statusText.trade_cancelled)).toBeVisible()
  // While the question goes away, a key is still its own.
  await expect(ask).toHaveCount(0)
  await tabTo(details.getByRole('button', { name: t.detail.close }))
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  await tabTo(page.getByRole('link', { name: 'Cold brew' }))
})

test('a store under review makes no invoice yet, and says until when', async ({ browser }) => {
  const { merchantInvoice: t } = words.en
  const person = await newPerson(browser, product.url, 'early', desktop)
  const id = await openStore(person, {
    title: 'Night Market',
    currency_code: null,
    crypto_currency_codes: ['USDT'],
  })
  const { page } = person
  await page.goto(`/me/merchant/invoice/${id}/create`)
  await expect(page.getByText(t.blocked.pending_review)).toBeVisible()
  await expect(page.getByRole('button', { name: t.form.create })).toHaveCount(0)
  // The page hears of the end of the review.
  await advance(product.url, reviewMinutes)
  await expect(page.getByRole('button', { name: t.form.create })).toBeVisible()
})
