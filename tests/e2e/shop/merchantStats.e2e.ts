import { expect, type Page } from '@playwright/test'
import { onChain } from '../support/chains.ts'
import { advance, desktop, newPerson, openBrowser, type Person } from '../support/people.ts'
import { startApart } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { reviewMinutes } from '../support/stores.ts'
import { words } from '../support/words.ts'

const product = ownProduct(startApart)
test.beforeAll(async () => {
  // Blocks come when a test says so.
  await onChain(product.url, 'tron', 'automatic', { is_on: false })
})
const { merchant, merchantStats: t } = words.en

/** Somebody pays an invoice of so much Tether, and it is confirmed. */
async function invoice(person: Person, accountId: string, amount: string, isPaid: boolean): Promise<void> {
  const { unique_id: id } = await person.api<{ unique_id: string }>('POST /v1/me/merchant_accounts/invoice', {
    account_id: accountId,
    amount,
    asset: 'USDT',
    product_title: 'Coffee',
  })
  if (!isPaid) return
  const { place } = await person.api<{ place: { amount: string; address: string } }>(
    `POST /v1/payer_invoices/${id}/way`,
    { coin: 'USDT', network: 'tron' },
  )
  await onChain(product.url, 'tron', 'send', { asset: 'USDT', amount: place.amount, to: place.address })
  await onChain(product.url, 'tron', 'mine', { blocks: 25 })
}

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const row = (page: Page, name: string, head: RegExp) => table(page, name).getByRole('row', { name: head })

test('a merchant reads what their stores made, and who brought one of them what it is paid', async ({
  browser,
}) => {
  const { url } = product
  const owner = await newPerson(browser, url, 'counts', desktop)
  const agent = await newPerson(browser, url, 'brings', desktop)
  const { page } = owner

  // Before there is a store, the page says what makes figures.
  await page.goto('/me/merchant')
  await page.getByRole('link', { name: merchant.area.workspace }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await expect(page.getByText(t.stores.emptyText)).toBeVisible()
  await agent.page.goto('/me/merchant/attracted')
  await expect(agent.page.getByText(t.attracted.emptyText)).toBeVisible()
  await expect(agent.page.getByRole('heading', { name: merchant.side.agent })).toHaveCount(0)

  const { account_id: id, look } = await owner.api<{ account_id: string; look: { merchant_id: string } }>(
    'POST /v1/me/merchant_accounts',
    {
      type: 'goods',
      title: 'Night Market',
      description: '',
      currency_code: 'USD',
      crypto_currency_codes: ['USDT'],
      default_locale: 'en',
    },
  )
  await advance(url, reviewMinutes)
  await invoice(owner, id, '100', true)
  await invoice(owner, id, '30', true)
  await invoice(owner, id, '50', false)

  await page.reload()
  await expect(page.getByRole('img', { name: /^Invoices by month/ }).locator('canvas')).toBeVisible()
  await expect(row(page, t.invoices.title, /^6.months/)).toHaveText('6\u00A0months3266.7%')
  await expect(row(page, t.invoices.byAsset, /^USDT/)).toContainText('130 USDT')
  await expect(row(page, t.payouts.title, /^6.months/)).toHaveText(/^6.months2\D/)
  await expect(row(page, t.byCoin, /^Tether/)).toContainText('after a fee of')
  await row(page, t.byStore, /Night Market/)
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night Market')
  await expect(row(page, t.invoices.title, /^6.months/)).toHaveText('6\u00A0months3266.7%')

  // Nobody sees a store before it is written down that they brought it.
  await agent.page.goto(`/me/merchant/attracted/${id}`)
  await expect(agent.page.getByText(merchant.gone)).toBeVisible()
  await product.operate('store', 'brought-by', look.merchant_id, agent.name)

  await agent.page.goto('/me/merchant/attracted')
  await expect(agent.page.getByRole('heading', { name: merchant.side.agent })).toBeVisible()
  await expect(row(agent.page, t.attracted.payments, /^6.months/)).toHaveText(/^6.months2\D/)
  await expect(row(agent.page, t.attracted.methods, /^USDT · TRON/)).toContainText('100%')
  await row(agent.page, t.attracted.all, /Night Market/)
    .getByRole('link')
    .click()
  await expect(agent.page.getByRole('heading', { level: 1 })).toHaveText('Night Market')
  await expect(row(agent.page, t.attracted.methods, /^USDT · TRON/)).toContainText('130 USDT')
  // What it was asked for, and by whom, stays the store’s own.
  await agent.page.goto(`/me/merchant/view/${id}/statistics`)
  await expect(agent.page.getByText(merchant.gone)).toBeVisible()

  const visitor = await (await openBrowser(browser, url, desktop)).newPage()
  await visitor.goto('/me/merchant/attracted')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await visitor.context().close()
})
