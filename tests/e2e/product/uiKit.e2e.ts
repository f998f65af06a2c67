import { expect, type Page } from '@playwright/test'
import { modalKinds } from '../../../design-system/modal/modalKinds.ts'
import { uiKitPart } from '../../../design-system/locales/en/uiKitPart.ts'
import { axeOn } from '../support/axeOn.ts'
import { desktop, openBrowser } from '../support/people.ts'
import { sharedProduct, test } from '../support/productTest.ts'

const product = sharedProduct()

/** Opens the kit as a visitor, and waits until the last of its parts is there. */
async function openKit(page: Page, query = ''): Promise<void> {
  await page.goto(`/ui-kit${query}`)
  await expect(page.getByRole('button', { name: /^Open: / })).toHaveCount(modalKinds.length)
  await expect(page.getByRole('table')).not.toHaveCount(0)
}

const visitor = async (...[browser]: Parameters<typeof openBrowser>) =>
  (await openBrowser(browser, product.url, desktop)).newPage()

test('every kind of modal opens for real, and Escape closes it without an answer', async ({ browser }) => {
  const page = await visitor(browser, product.url, desktop)
  await openKit(page)
  for (const kind of modalKinds) {
    const button = page.getByRole('button', {
      name: `Open: ${uiKitPart.modals.kind[kind].name}`,
      exact: true,
    })
    await button.click()
    const dialog = page.getByRole(/^confirmation$/.test(kind) ? 'alertdialog' : 'dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
  await expect(page.getByText(uiKitPart.modals.dismissed)).toHaveCount(modalKinds.length)
})

test('the view stands in the address: it is the same after a reload, and gone on another page', async ({
  browser,
}) => {
  const page = await visitor(browser, product.url, desktop)
  await openKit(page)
  const choose = async (group: string, choice: string) =>
    page.getByRole('group', { name: group, exact: true }).getByText(choice, { exact: true }).click()
  const root = page.locator('html')
  await choose('Theme', 'Dark')
  await choose('Contrast', 'High')
  await choose('Density', 'Compact')
  await choose('Text', '150%')
  await choose('Language', 'RU')
  // A page of a payer, further below, has a heading of its own.
  const title = page.getByRole('heading', { level: 1 }).first()
  const isShown = async () => {
    await expect(title).toHaveText('Всё, из чего сделан Souk')
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(root).toHaveAttribute('data-contrast', 'more')
    await expect(root).toHaveAttribute('data-density', 'compact')
    await expect(root).toHaveAttribute('lang', 'ru')
  }
  await isShown()
  await expect(page).toHaveURL(/theme=dark.*contrast=more.*density=compact.*text=150.*locale=ru/)
  await page.reload()
  await isShown()
  await expect(page.getByRole('radio', { name: /^150/ })).toBeChecked()
  // A modal speaks the language of the view, in its theme.
  await page.getByRole('button', { name: 'Открыть: Отзыв', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('lagoscoin')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Souk' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect(root).toHaveAttribute('data-theme', 'light')
  await expect(root).toHaveAttribute('lang', 'en')
  await expect(root).not.toHaveAttribute('data-density', 'compact')
})

test('words that nobody speaks run from right to left, and nothing is wider than the page', async ({
  browser,
}) => {
  const page = await visitor(browser, product.url, desktop)
  await page.setViewportSize({ width: 390, height: 844 })
  await openKit(page, '?text=200')
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.goto('/ui-kit?locale=ar-XB')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('what is typed is written in each format, and what is wrong says why', async ({ browser }) => {
  const page = await visitor(browser, product.url, desktop)
  await openKit(page)
  const field = page.getByRole('textbox', { name: 'Try a number' })
  await field.fill('9876543.219')
  await expect(page.getByRole('row', { name: /^fiat/ })).toContainText('9,876,543.22')
  await expect(page.getByRole('row', { name: /^round/ })).toContainText('9,876,543')
  await expect(page.getByRole('row', { name: /^raw/ })).toContainText('9876543.219')
  await field.fill('1e5')
  await field.blur()
  await expect(page.getByText('There is no number to write.')).toBeVisible()
  const forms = page.locator('#forms')
  await forms.getByRole('textbox', { name: 'Store name' }).fill('Harbor & Pine Coffee and Other Good Things')
  await forms.getByRole('textbox', { name: 'Store name' }).blur()
  await expect(forms.getByRole('textbox', { name: 'Store name' })).toHaveAccessibleDescription(
    'Maximum number of characters is 40',
  )
  await forms.getByRole('button', { name: 'Send it' }).click()
  await expect(forms.getByText('This name is taken.')).toBeVisible()
})

test('nothing of it is asked of the server, and axe finds nothing in either theme', async ({ browser }) => {
  const page = await visitor(browser, product.url, desktop)
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/graphql')) asked.push(request.postData() ?? '')
  })
  await openKit(page)
  // What every page of the app asks, and nothing else.
  expect(asked.length).toBeLessThanOrEqual(1)
  for (const query of ['', '?theme=dark']) {
    await openKit(page, query)
    const { violations } = await axeOn(page).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
})
