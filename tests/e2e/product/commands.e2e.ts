import { expect, type Page } from '@playwright/test'
import { axeOn } from '../support/axeOn.ts'
import { desktop, newPerson, openBrowser } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'

const product = ownProduct(startProduct)

/** The list comes once the page has stood there for a moment. */
const theButton = (page: Page, name = 'Go to…') => page.getByRole('button', { name })

test('somebody goes to a page by its name, and changes the look, with the keyboard alone', async ({
  browser,
}) => {
  const { page } = await newPerson(browser, product.url, 'keys', desktop)
  await page.goto('/dashboard')
  await expect(theButton(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Go to a page, or change something' })
  await expect(field).toBeFocused()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await page.keyboard.type('settin')
  await expect(page.getByRole('option')).toHaveText(['Settings'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings$/)
  await expect(field).toBeHidden()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('dark')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('buy toncoin')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(page).toHaveURL(/\/settings$/)
})

test('a visitor finds a coin by the button, in Russian, and nothing of an account', async ({ browser }) => {
  const context = await openBrowser(browser, product.url, { ...desktop, locale: 'ru' })
  const page = await context.newPage()
  await page.goto('/ru/buy')
  await theButton(page, 'Перейти к…').click()
  await expect(page.getByRole('option', { name: 'Кошелёк', exact: true })).toHaveCount(0)
  await expect(page.getByRole('option', { name: 'Выйти' })).toHaveCount(0)
  await page.keyboard.type('toncoin')
  await page.getByRole('option', { name: 'Продать TON' }).click()
  await expect(page).toHaveURL(/\/ru\/sell-toncoin$/)
  await context.close()
})
