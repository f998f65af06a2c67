import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { base } from './site.ts'

/** What a designer does in Storybook, as it is put on a site, by keyboard and mouse. */

const inside = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe')

async function open(page: Page, address = ''): Promise<FrameLocator> {
  await page.goto(base + address)
  return inside(page)
}

/** Finds something by what it is for, in the search of the sidebar, and opens it. */
async function find(page: Page, words: string, result: RegExp): Promise<void> {
  await page.getByPlaceholder('Find components').fill(words)
  await page.getByRole('option', { name: result }).first().click()
}

/** Chooses in a menu of the toolbar. */
async function choose(page: Page, menu: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${menu} `) }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

test('finds the button that is for danger, and reads when not to use it', async ({ page }) => {
  await open(page)
  await find(page, 'irreversible', /Warn before danger/)
  const preview = inside(page)
  await preview.getByRole('link', { name: 'Button', exact: true }).first().click()
  await expect(preview.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible()
  await expect(preview.getByRole('list', { name: 'Facts of Button' })).toContainText('Stable')
  await expect(preview.getByRole('heading', { name: 'When not to', exact: true })).toBeVisible()
  await expect(preview.getByRole('radio', { name: 'danger' }).first()).toBeVisible()
})

test('sees it in Russian on a phone, dark, with text of 200 %, and shares that by its address', async ({
  page,
  context,
}) => {
  await open(page, '?path=/story/pages-wallet--loaded')
  await choose(page, 'Theme', 'Dark')
  await choose(page, 'Language', 'Русский')
  await choose(page, 'Text size', 'Text 200 %')
  await page
    .getByRole('button', { name: /viewport|screen size/i })
    .first()
    .click()
  await page
    .getByRole('option', { name: /^Phone/ })
    .or(page.getByRole('menuitem', { name: /^Phone/ }))
    .first()
    .click()
  const seen = async (preview: FrameLocator) => {
    const html = preview.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(html).toHaveAttribute('lang', 'ru')
    await expect(preview.getByRole('heading', { name: 'Кошелёк' }).first()).toBeAttached()
    expect(await html.evaluate(element => element.clientWidth)).toBe(390)
    expect(await html.evaluate(element => element.scrollWidth)).toBeLessThanOrEqual(390)
  }
  await seen(inside(page))
  await expect(page).toHaveURL(/globals=.*theme:dark/)
  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await seen(inside(colleague))
})

test('changes the accent, and sees what would change with it', async ({ page }) => {
  const preview = await open(page, '?path=/story/foundations-tokens--accent')
  await preview.getByLabel('Try another value of semantic.accent.solid').fill('rgb(120, 0, 90)')
  const primary = preview.getByRole('button', { name: 'primary', exact: true })
  await expect(primary).toHaveCSS('background-color', 'rgb(120, 0, 90)')
  await expect(preview.getByRole('link', { name: 'Pages/Trade' })).toHaveAttribute('href', /pages-trade--/)
})

test('reads why a pair of colours fails', async ({ page }) => {
  const preview = await open(page, '?path=/story/foundations-contrast--light')
  await preview.getByLabel('Find a pair').fill('text.tertiary on surface.page')
  await preview.getByLabel('Try another colour for what is found').fill('#aaaaaa')
  await expect(preview.getByRole('row', { name: /text\.tertiary on surface\.page/ })).toContainText(
    'is 2.13 to 1, and words on the page need 4.5',
  )
})

test('compares a change with what was there, and notes what was found', async ({ page }) => {
  const preview = await open(page, '?path=/story/review-changed-pictures--last-run')
  const part = preview.getByRole('region', { name: 'Primitives/Button' })
  for (const name of ['before', 'now']) {
    const picture = part.getByRole('img', { name: `Primitives/Button / Matrix, ${name}` })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100)
  }
  await preview.getByText('One over the other').click()
  await expect(part.getByRole('slider')).toBeVisible()
  await part.getByText('Not as wanted').click()
  await preview.getByRole('button', { name: 'Copy what I found' }).click()
  await expect(preview.getByRole('button', { name: 'Copied' })).toBeVisible()
  await part.getByRole('link', { name: 'Open the story' }).click()
  await expect(page).toHaveURL(/path=\/story\/primitives-button--matrix&globals=theme:light/)
})

test('copies the code of a story', async ({ page }) => {
  const preview = await open(page, '?path=/docs/primitives-button--docs')
  await preview.getByRole('button', { name: 'Copy code' }).first().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('<Button')
})

test('shares a style of a merchant by its address', async ({ page, context }) => {
  await open(page, '?path=/story/domain-merchant-stylepreview--both')
  await page.getByLabel('colorPrimary', { exact: true }).fill('#7a1fa2')
  await expect(page).toHaveURL(/args=.*colorPrimary:!hex\(7a1fa2\)/)
  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await expect(colleague.getByLabel('colorPrimary', { exact: true })).toHaveValue('#7a1fa2')
  await expect(inside(colleague).getByRole('heading').first()).toBeVisible()
})

test('finds the page that uses a card', async ({ page }) => {
  const preview = await open(page, '?path=/docs/domain-wallet-balancecard--docs')
  await preview.getByRole('link', { name: 'Pages/Wallet', exact: true }).click()
  await expect(page).toHaveURL(/path=\/story\/pages-wallet--loaded/)
  await expect(inside(page).getByRole('heading', { name: 'Wallet' }).first()).toBeAttached()
})

test('checks what is left under the colours that a device forces', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const preview = await open(page, '?path=/story/primitives-button--matrix')
  const look = (name: string) =>
    preview
      .getByRole('row', { name: new RegExp(`^${name} `) })
      .getByRole('button')
      .first()
      .evaluate(button => {
        const { backgroundColor, color, borderTopWidth } = getComputedStyle(button)
        return { backgroundColor, color, borderTopWidth }
      })
  const [primary, secondary] = [await look('primary'), await look('secondary')]
  expect(primary.backgroundColor).not.toBe(secondary.backgroundColor)
  for (const { backgroundColor, color } of [primary, secondary]) expect(color).not.toBe(backgroundColor)
  expect(secondary.borderTopWidth).not.toBe('0px')
})

test('reads what has changed', async ({ page }) => {
  await open(page)
  await find(page, 'what has changed', /What has changed/)
  const preview = inside(page)
  await expect(preview.getByRole('heading', { name: '0.1.0' })).toBeVisible()
  await expect(preview.getByText('The first version that is built')).toBeVisible()
})
