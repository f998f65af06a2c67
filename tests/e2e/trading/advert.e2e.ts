import { expect, type Page } from '@playwright/test'
import { desktop, give, newPerson, russianPhone } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { say, words } from '../support/words.ts'

const product = ownProduct(startProduct)

const english = words.en.advertWizard
const russian = words.ru.advertWizard

/** Chooses a payment method by its name. */
async function chooseMethod(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

interface Draft {
  readonly key: string
  readonly step: number
  readonly version: number
  readonly fields: object
}

test('an ad is written, kept through a reload and against another device, published, found, and changed', async ({
  browser,
}) => {
  const { url } = product
  const owner = await newPerson(browser, url, 'wizard_owner', desktop)
  const other = await newPerson(browser, url, 'wizard_other', russianPhone)
  await give(url, owner.name, 'BTC', '0.05')
  const { page } = owner
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await page.goto('/create-advert?type=Sell&cryptoCurrencyCode=BTC&currencyCode=NGN')
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await press(english.next)

  // Nothing goes on without a method and where to pay.
  await press(english.next)
  await expect(page.getByText('Required field').first()).toBeVisible()
  await chooseMethod(page, english.payment.methods, 'OPay')
  await page.getByRole('radio', { name: english.payment.other }).check()
  await field('Account number').fill('8031142290')
  await field('Account name').fill('KUNLE ADEYEMI')
  await press(english.next)

  // Half-written, it outlives a reload.
  await field(english.limits.minimum).fill('15000')
  const saved = page.getByText(/^Draft saved/)
  await expect(saved).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^You go on where you stopped/)).toBeVisible()
  await expect(field(english.limits.minimum)).toHaveValue(/15,?000/)

  // Another device has saved a later one: nothing is overwritten until somebody chooses.
  const { items } = await owner.api<{ items: Draft[] }>('GET /v1/me/advert_drafts')
  const [draft] = items
  expect(draft).toMatchObject({ key: 'new', step: 3 })
  await owner.api('PATCH /v1/me/advert_drafts/new', { step: 1, version: draft?.version, fields: {} })
  await field(english.limits.maximum).fill('3000000')
  await expect(page.getByText(english.draft.newerTitle)).toBeVisible()
  await press(english.draft.keepMine)
  await expect(saved).toBeVisible()
  await press(english.toPreview)
  await press(english.publish)
  await expect(page.getByText(english.done.published)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/ads$/)
  expect((await owner.api<{ items: Draft[] }>('GET /v1/me/advert_drafts')).items).toEqual([])

  // Others find it; they make one too, in short, on a russianPhone.
  await other.page.goto('/ru/buy?cryptoCurrencyCode=BTC&currencyCode=NGN')
  await expect(other.page.getByText(owner.name)).toBeVisible()
  await other.page.goto('/ru/create-advert?isShort=true&type=Buy&cryptoCurrencyCode=BTC&currencyCode=NGN')
  await chooseMethod(other.page, russian.payment.methods, 'OPay')
  await other.page.getByRole('textbox', { name: russian.limits.minimum, exact: true }).fill('20 000')
  await other.page.getByRole('textbox', { name: russian.limits.maximum, exact: true }).fill('10 000')
  const publish = other.page.getByRole('button', { name: russian.publish, exact: true })
  await publish.click()
  await expect(other.page.locator('[aria-invalid=true]')).toHaveCount(1)
  await other.page.getByRole('textbox', { name: russian.limits.maximum, exact: true }).fill('100 000')
  await publish.click()
  await expect(other.page.getByText(russian.done.published)).toBeVisible()

  // Two more at once, each with a coin and a price of its own.
  const { several } = words.ru.advertBulk
  await other.page.goto('/ru/create-advert?isMultiple=true&type=Buy&currencyCode=NGN')
  await chooseMethod(other.page, russian.payment.methods, 'OPay')
  await other.page.getByRole('textbox', { name: russian.limits.minimum, exact: true }).fill('20 000')
  await other.page.getByRole('textbox', { name: russian.limits.maximum, exact: true }).fill('100 000')
  const [first, second] = await other.page.getByRole('textbox', { name: several.margin }).all()
  await first?.fill('1,5')
  await second?.fill('90')
  const publishTwo = other.page.getByRole('button', { name: /^Опубликовать 2/ })
  await publishTwo.click()
  await expect(other.page.getByText(say(several.wrongMargin, { min: '−10', max: '50' }))).toBeVisible()
  await second?.fill('-2')
  await publishTwo.click()
  await expect(other.page).toHaveURL(/\/ru\/dashboard\/ads$/)
  const { items: theirs } = await other.api<{ items: { settings: { margin_percent: string } }[] }>(
    'GET /v1/me/pro',
  )
  expect(theirs.map(({ settings }) => settings.margin_percent).toSorted()).toEqual(['-2', '0', '1.5'])

  // A formula says where it is wrong, before it is sent; then the change is kept.
  const mine = await owner.api<{ items: { id: string }[] }>('GET /v1/me/pro')
  await page.goto(`/edit-advert/${mine.items[0]?.id}`)
  await page.getByRole('radio', { name: words.en.advertPart.price.modes.formula }).check()
  const formula = page.getByRole('combobox', { name: words.en.advertPart.price.formula })
  await formula.fill('btc_usd * usd_ngnn')
  await expect(page.getByText(/There is no rate usd_ngnn/)).toBeVisible()
  await formula.fill('btc_usd * usd_ngn * 1.01')
  await page.keyboard.press('Escape')
  await expect(page.getByText(/There is no rate/)).toBeHidden()
  for (const next of [english.next, english.next, english.toPreview, english.save]) await press(next)
  await expect(page.getByText(english.done.saved)).toBeVisible()
  const after = await owner.api<{ settings: { equation: string } }>(`GET /v2/pro/${mine.items[0]?.id}`)
  expect(after.settings.equation).toBe('btc_usd * usd_ngn * 1.01')
})
