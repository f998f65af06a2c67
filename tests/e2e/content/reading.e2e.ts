import { expect, type Browser, type Page } from '@playwright/test'
import { axeOn } from '../support/axeOn.ts'
import { desktop, newPerson, openBrowser, russianPhone, type Look } from '../support/people.ts'
import { test } from '../support/productTest.ts'
import { say, words } from '../support/words.ts'

const { content } = words.en

/** One page of each kind, but for an item of the blog and its category. */
const plainPages = ['/guide', '/guide/first-purchase', '/faq', '/about-us', '/privacy', '/blog'] as const

const main = (page: Page) => page.getByRole('main')
const foot = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
/** What a page complains of. */
function noteFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(`${page.url()}: ${error.message}`))
  page.on('console', line => {
    if (line.type() === 'error' || line.type() === 'warning') faults.push(`${page.url()}: ${line.text()}`)
  })
  return faults
}
async function takenOver(page: Page, locale: Look['locale'] = 'en'): Promise<void> {
  // Of a page that came rendered; the app has none.
  await expect(page.locator('#state')).toBeAttached()
  await expect(page.getByRole('group', { name: words[locale].content.frame.theme })).toBeVisible()
}

async function visit(browser: Browser, url: string, look: Look) {
  const page = await (await openBrowser(browser, url, look)).newPage()
  return { page, faults: noteFaults(page) }
}

/** The address of the latest item of the blog. */
async function itemOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/blog_items?limit=1`)
  const { items } = (await answer.json()) as { items: { url_code: string; category_url_code: string }[] }
  return `/blog/${items[0]?.category_url_code ?? ''}/${items[0]?.url_code ?? ''}`
}

/** The addresses of all kinds of pages. */
async function kindsOf(url: string): Promise<readonly string[]> {
  const item = await itemOf(url)
  return [...plainPages, item.slice(0, item.lastIndexOf('/')), item, '/guide/not-there']
}

test('without scripts one reads from page to page by links alone, and in another language', async ({
  browser,
  shared,
}) => {
  const context = await browser.newContext({
    baseURL: shared.url,
    javaScriptEnabled: false,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/guide')
  await expect(heading).toHaveText(content.guide.name)
  await page.locator('main a[href^="/guide/"]').first().click()
  await expect(page).toHaveURL(/\/guide\/[\w-]+$/)
  const first = await heading.textContent()
  const next = page.getByRole('navigation', { name: content.guide.around }).getByRole('link').last()
  const title = (await next.locator('strong').textContent()) ?? ''
  await next.click()
  await expect(heading).toHaveText(title)
  expect(title).not.toBe(first)

  await foot(page, content.frame.places.faq).click()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(heading).toBeVisible()
  const question = main(page).locator('details').first()
  const answer = question.locator(':scope > :not(summary)').first()
  await expect(answer).toBeHidden()
  await question.locator('summary').click()
  await expect(answer).toBeVisible()

  await foot(page, content.frame.places.blog).click()
  await expect(heading).toHaveText(content.blog.name)
  await page
    .locator(`main a[href="${await itemOf(shared.url)}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(/\/blog\/[\w-]+\/[\w-]+$/)
  const english = new URL(page.url()).pathname
  await expect(heading).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'RU' }).click()
  await expect(page).toHaveURL(`/ru${english}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(heading).toHaveText(/[а-яё]{3}/i)
})

for (const look of [desktop, russianPhone] as const)
  test(`scripts take every page over without a word of complaint, in ${look.locale}`, async ({
    browser,
    shared,
  }) => {
    const { page, faults } = await visit(browser, shared.url, look)
    const prefix = look.locale === 'ru' ? '/ru' : ''
    for (const path of await kindsOf(shared.url)) {
      await page.goto(prefix + path)
      await takenOver(page, look.locale)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
    // A browser says itself of a page that is not there that it is not.
    expect(faults.filter(fault => !fault.includes('/not-there: Failed to load resource'))).toEqual([])
    await page.context().close()
  })

test('a theme that is chosen stays, on the next page and in the app', async ({ browser, shared }) => {
  const { page, faults } = await visit(browser, shared.url, desktop)
  const root = page.locator('html')
  const theme = (name: 'light' | 'dark' | 'system') =>
    page
      .getByRole('group', { name: content.frame.theme })
      .getByRole('radio', { name: content.frame.themes[name] })
  await page.goto('/guide')
  await expect(theme('light')).toBeChecked()
  await theme('dark').check({ force: true })
  await expect(theme('dark')).toBeChecked()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await foot(page, content.frame.places.faq).click()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(theme('dark')).toBeChecked()
  await theme('system').check({ force: true })
  await expect(root).toHaveAttribute('data-theme', 'light')
  await theme('dark').check({ force: true })
  await page.getByRole('banner').getByRole('link', { name: content.frame.buy, exact: true }).first().click()
  await expect(page).toHaveURL(/\/buy/)
  await expect(main(page).getByRole('heading').first()).toBeVisible()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  expect(faults).toEqual([])
  await page.context().close()
})

test('questions are found as one types', async ({ browser, shared }) => {
  const { page } = await visit(browser, shared.url, desktop)
  await page.goto('/faq')
  await takenOver(page)
  const shown = main(page).locator('details:visible')
  const all = await shown.count()
  const field = page.getByRole('searchbox', { name: content.faq.search })
  await field.fill('escrow')
  await expect.poll(() => shown.count()).toBeLessThan(all)
  expect(await shown.count()).toBeGreaterThan(0)
  await field.fill('zzzzzz')
  await expect(main(page).getByText(content.faq.none.title)).toBeVisible()
  await field.fill('')
  await expect(shown).toHaveCount(all)
  await page.context().close()
})

test('a chapter that was read is marked, and stays so', async ({ browser, shared }) => {
  const { page } = await visit(browser, shared.url, desktop)
  await page.goto('/guide/first-purchase')
  await page.getByRole('button', { name: content.guide.markRead }).click()
  await expect(main(page).getByText(content.guide.isRead)).toBeVisible()
  await page.reload()
  await expect(main(page).getByText(content.guide.isRead)).toBeVisible()
  await page.goto('/guide')
  await expect(
    main(page)
      .getByText(/\b1\b.*15/)
      .first(),
  ).toBeVisible()
  await page.context().close()
})

test('who came by a link to a page to read is known at the sign-up', async ({ browser, shared }) => {
  const inviter = await newPerson(browser, shared.url, 'reading_inviter', desktop)
  const { items } = await inviter.api<{ items: { code: string }[] }>('GET /v1/me/invite_codes')
  const { page } = await visit(browser, shared.url, desktop)
  await page.goto(`/guide?ref=${items[0]?.code ?? ''}`)
  await takenOver(page)
  await page.getByRole('banner').getByRole('link', { name: content.frame.signUp }).first().click()
  await expect(page).toHaveURL(/\/sign-up/)
  await expect(page.getByText(say(words.en.invitation.by, { name: inviter.name }))).toBeVisible()
  await page.context().close()
})

test('somebody who is logged in reads the guide in the app, with their menu', async ({ browser, shared }) => {
  const { page, name } = await newPerson(browser, shared.url, 'reading_member', desktop)
  await page.goto('/guide')
  await expect(page.getByRole('heading', { level: 1, name: content.guide.name })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(name) })).toBeVisible()
  expect(await page.locator('#state').count()).toBe(0)
})

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing on any kind of page (${theme})`, async ({ browser, shared }) => {
    const { page } = await visit(browser, shared.url, {
      locale: 'en',
      theme,
      width: theme === 'dark' ? 390 : 1440,
    })
    for (const path of await kindsOf(shared.url)) {
      await page.goto(path)
      await takenOver(page)
      expect((await axeOn(page).analyze()).violations, path).toEqual([])
    }
    await page.context().close()
  })
