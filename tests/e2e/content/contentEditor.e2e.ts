import { expect, type Browser, type Page } from '@playwright/test'
import { axeOn } from '../support/axeOn.ts'
import { advance, newPerson, openBrowser, setStanding, type Look } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { looks, say, words } from '../support/words.ts'

const product = ownProduct(startProduct)

const day = 24 * 60

const picture = {
  name: 'coin.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** So soon a reader has what was published. */
const soon = { timeout: 5000, intervals: [250] }

async function newOperator(browser: Browser, look: Look) {
  const name = `writer_${look.locale}`
  const operator = await newPerson(browser, product.url, name, look)
  await setStanding(product.url, name, { roles: ['user', 'operator'] })
  return operator
}

/** What the browser says of the pages' policy, and of what a frame without scripts tries. */
function complaintsOf(page: Page): readonly string[] {
  const said: string[] = []
  page.on('console', message => {
    if (/content.security.policy|sandbox/i.test(message.text())) said.push(message.text())
  })
  return said
}

/** What a reader without a session has at an address: the title of the text, and all of it. */
async function read(page: Page, path: string): Promise<{ status: number; text: string }> {
  const answer = await page.goto(path)
  return { status: answer?.status() ?? 0, text: (await page.getByRole('main').textContent()) ?? '' }
}

for (const look of looks) {
  const { locale } = look
  const { editor } = words[locale]

  test(`an operator writes, previews, schedules and restores, and a reader has it within seconds (${locale})`, async ({
    browser,
  }) => {
    const operator = await newOperator(browser, look)
    const { page } = operator
    const complaints = complaintsOf(page)
    const path = (plain: string) => operator.path(plain)
    const reading = await openBrowser(browser, product.url, look)
    const reader = await reading.newPage()
    const code = `kept-safe-${locale}`
    const address = path(`/guide/${code}`)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const tab = (name: string) => page.getByRole('tab', { name })
    const readerHas = (text: string) =>
      expect.poll(async () => (await read(reader, address)).text, soon).toContain(text)

    // A document is begun from the list.
    await page.goto(path('/operator/content'))
    await expect(page.getByRole('heading', { level: 1, name: editor.title })).toBeVisible()
    expect((await axeOn(page).analyze()).violations).toEqual([])
    await button(editor.create.action).click()
    const dialog = page.getByRole('dialog', { name: editor.create.title })
    await dialog.getByRole('button', { name: editor.create.kind }).click()
    await page.getByRole('option', { name: editor.kind.chapter, exact: true }).click()
    await dialog.getByRole('textbox', { name: editor.create.code }).fill(code)
    await dialog.getByRole('button', { name: editor.create.submit }).click()

    // What is written is saved by itself, and shown beside as readers will have it.
    await page.getByRole('textbox', { name: editor.field.title }).fill('Kept safe')
    await page
      .getByRole('textbox', { name: editor.field.description })
      .fill('Where coins lie while two people trade, and who can move them until both have what they want.')
    const source = page.getByRole('textbox', { name: editor.field.source })
    await source.fill('## Who holds them {#who}\n\nThe first words.\n\n<b>bold</b>')
    await expect(page.getByText(editor.save.kept)).toBeVisible()
    const preview = page.getByRole('region', { name: editor.side.preview })
    const shown = preview.frameLocator('iframe')
    await expect(shown.getByText('The first words.')).toBeVisible()
    await page.getByRole('radio', { name: editor.preview.dark }).check({ force: true })
    await expect(shown.locator(':root')).toHaveAttribute('data-theme', 'dark')
    // Its own fonts are in it, and its width is its own.
    expect(
      await shown.locator('body').evaluate(async ({ ownerDocument: inside }) => {
        await inside.fonts.ready
        return [...inside.fonts].some(font => font.status === 'loaded')
      }),
    ).toBe(true)

    // A picture has its line where the cursor is, and one step back takes it out again.
    await page.getByRole('button', { name: editor.picture.add }).setInputFiles(picture)
    await expect(source).toHaveValue(/\n\n!\[.+\]\(picture:[^)]+\)\n\n$/)
    await expect(shown.locator('picture img')).toBeVisible()
    await source.press('ControlOrMeta+z')
    await expect(source).toHaveValue(/<\/b>$/)

    // What is not shown is said with its line, and keeps it from being published.
    await tab(editor.side.findings).click()
    await expect(page.getByText(editor.finding.raw_html)).toBeVisible()
    await expect(button(editor.act.publish)).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: say(editor.findings.goTo, { line: '5' }) }).click()
    await expect(source).toBeFocused()
    await source.fill('## Who holds them {#who}\n\nThe first words.')
    await expect(page.getByText(editor.finding.raw_html)).toBeHidden()
    expect((await axeOn(page).analyze()).violations).toEqual([])

    // Scheduled for this time tomorrow, it is there by the clock.
    await button(editor.act.schedule).click()
    const asked = page.getByRole('dialog', { name: editor.schedule.title })
    await asked.getByRole('button', { name: editor.schedule.submit }).click()
    await expect(button(editor.act.cancel)).toBeVisible()
    expect((await read(reader, address)).status).toBe(404)
    await advance(product.url, day + 1)
    await readerHas('The first words.')

    // A later version takes its place, and the first is brought back.
    await page.reload()
    await source.fill('## Who holds them {#who}\n\nOther words.')
    await button(editor.act.publish).click()
    await expect(page.getByText(editor.act.published)).toBeVisible()
    await readerHas('Other words.')
    await tab(editor.side.versions).click()
    await page.getByRole('button', { name: say(editor.versions.restoreNamed, { number: '1' }) }).click()
    await page.getByRole('dialog').getByRole('button', { name: editor.versions.restore }).click()
    await expect(source).toHaveValue(/The first words\./)
    await tab(editor.side.difference).click()
    await expect(page.locator('ins', { hasText: 'The first words.' })).toBeVisible()
    await button(editor.act.publish).click()
    await readerHas('The first words.')
    expect(complaints).toEqual([])
    await reading.close()
  })
}

test('what two write at once is lost by neither', async ({ browser }) => {
  const { editor } = words.en
  const look: Look = { locale: 'en', theme: 'light', width: 1440 }
  const first = await newPerson(browser, product.url, 'writer_one', look)
  const second = await newPerson(browser, product.url, 'writer_two', look)
  for (const { name } of [first, second])
    await setStanding(product.url, name, { roles: ['user', 'operator'] })
  const made = await first.api<{ id: string }>('POST /v1/operator/documents', {
    kind: 'chapter',
    code: 'written-twice',
  })
  const [mine, theirs] = await Promise.all(
    [first, second].map(async ({ page }) => {
      await page.goto(`/operator/content/${made.id}`)
      const title = page.getByRole('textbox', { name: editor.field.title })
      const source = page.getByRole('textbox', { name: editor.field.source })
      await expect(title).toBeVisible()
      return { page, title, source }
    }),
  )
  if (!mine || !theirs) throw new Error('There are two')
  await theirs.title.fill('Theirs')
  await expect(theirs.page.getByText(editor.save.kept)).toBeVisible()
  await mine.title.fill('Mine')
  await mine.source.fill('My words.')
  await expect(mine.page.getByText(editor.stale.title)).toBeVisible()
  await expect(mine.source).toHaveValue('My words.')
  await mine.page.getByRole('button', { name: editor.stale.mine }).click()
  await expect(mine.page.getByText(editor.save.kept)).toBeVisible()
  await mine.page.reload()
  await expect(mine.title).toHaveValue('Mine')
  await Promise.all([first, second].map(({ context }) => context.close()))
})

test('for whoever is no operator there is no such page', async ({ browser }) => {
  const look: Look = { locale: 'en', theme: 'light', width: 390 }
  const { page } = await newPerson(browser, product.url, 'no_writer', look)
  for (const address of ['/operator/content', '/operator/content/8F2K41QX']) {
    await page.goto(address)
    await expect(page.getByText('Error 404, page not found')).toBeVisible()
  }
})
