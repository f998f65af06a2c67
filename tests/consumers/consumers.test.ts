import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumFlags, requireChromium } from '../support/browser/chromium.ts'
import { consumerFolder, writeApp, writeReadme, type ConsumerFolder } from './consumerProject.ts'

let browser: Browser
let folder: ConsumerFolder

beforeAll(async () => {
  folder = consumerFolder()
  browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumFlags] })
})
afterAll(async () => {
  await browser.close()
  folder.remove()
})

/** Opens a page, and keeps what it says into its console. */
async function open(address: string): Promise<{ readonly page: Page; readonly said: string[] }> {
  const page = await browser.newPage()
  page.setDefaultTimeout(15_000)
  const said: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', error => said.push(error.message))
  await page.goto(address)
  return { page, said }
}

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** What a visitor of the shop's page does; in German, which the package does not speak. */
async function visitShop(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Kasse' }).waitFor()

  await page.getByRole('button', { name: 'Speichern' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  await page.getByText('Pflichtfeld').first().waitFor()
  await name.fill('Mia')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('mia')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Keine gültige E-Mail-Adresse').waitFor()
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('mia@example.com')
  await page.getByRole('button', { name: /Währung/ }).click()
  await page.getByRole('option', { name: 'Bitcoin' }).click()
  await page.getByText('Neuigkeiten senden').click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('region', { name: 'Hinweise' }).getByText('Gespeichert').waitFor()

  await page.getByRole('tab', { name: /Bestellungen/ }).click()
  await page.getByRole('table', { name: 'Bestellungen' }).waitFor()
  const total = await page.getByRole('row', { name: /A-17/ }).getByRole('cell').textContent()
  expect(total).toContain('1.234,50')
  await page.getByRole('button', { name: 'Bestellung stornieren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Wirklich stornieren?' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  const light = await groundOf(page)
  await page.getByText('Dunkel').click()
  await expect.poll(() => groundOf(page)).not.toBe(light)
}

it('has its border to the browser at components, and not at what a server reads too', () => {
  const startsWith = (module: string) => folder.read(`lib/design-system/${module}.js`).split('\n')[0]
  const border = /^["']use client["'];$/
  for (const module of ['primitives/button/Button', 'forms/useForm', 'locales/I18nProvider'])
    expect(startsWith(module)).toMatch(border)
  for (const module of ['primitives/button/axes', 'format/formatAmount', 'tokens/vars', 'theme/pageStyles'])
    expect(startsWith(module)).not.toMatch(border)
})

describe('a page in the browser', () => {
  let address: string
  beforeAll(async () => {
    const project = folder.project('browser', writeApp('browser'))
    project.run('tsc')
    project.run('vite', 'build', '--logLevel', 'error')
    address = await project.serve('vite', 'preview', '--port', '0', '--host', '127.0.0.1')
  })

  it('works in its own language and in both themes, and says nothing into the console', async () => {
    const { page, said } = await open(address)
    await visitShop(page)
    expect(said).toEqual([])
    await page.close()
  })
})

describe('a page that a server renders', () => {
  let address: string
  beforeAll(async () => {
    const project = folder.project('rendered', writeApp('rendered'))
    project.run('tsc')
    project.run('vite', 'build', '--logLevel', 'error')
    project.run('vite', 'build', '--ssr', 'src/server.tsx', '--logLevel', 'error')
    address = await project.serve('node', 'dist/server/server.js')
  })

  it('is there, with its styles, before any script', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(address)
    const save = page.getByRole('button', { name: 'Speichern' })
    await save.waitFor()
    expect(await page.getByRole('textbox', { name: 'Name' }).count()).toBe(1)
    // That of a main button, and not a browser's own.
    const ground = await save.evaluate(element => getComputedStyle(element).backgroundColor)
    const accent = await page.evaluate(() => {
      const probe = document.createElement('i')
      probe.style.color = 'var(--accent-solid)'
      document.body.append(probe)
      return getComputedStyle(probe).color
    })
    expect(ground).toBe(accent)
    await page.close()
  })

  it('is taken over as it stands, and works as the other does', async () => {
    const { page, said } = await open(address)
    await page.locator('html[data-taken-over]').waitFor({ state: 'attached' })
    expect(said).toEqual([])
    await visitShop(page)
    expect(said).toEqual([])
    await page.close()
  })
})

describe('the first page of the README', () => {
  let address: string
  beforeAll(async () => {
    const project = folder.project('readme', writeReadme)
    project.run('vite', 'build', '--logLevel', 'error')
    address = await project.serve('vite', 'preview', '--port', '0', '--host', '127.0.0.1')
  })

  it('has a form, a table and a dialog, in a theme that can be changed', async () => {
    const { page, said } = await open(address)
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByText('Required field').first().waitFor()
    await page.getByRole('textbox', { name: 'What' }).fill('Coffee')
    await page.getByRole('textbox', { name: 'Price' }).fill('3.5')
    await page.getByRole('button', { name: 'Add' }).click()
    const row = page.getByRole('table', { name: 'Expenses' }).getByRole('row', { name: /Coffee/ })
    expect(await row.getByRole('cell').textContent()).toContain('3.50')
    await page.getByRole('button', { name: 'Clear' }).click()
    const dialog = page.getByRole('dialog', { name: 'Clear the list?' })
    await dialog.getByRole('button', { name: 'Clear' }).click()
    await row.waitFor({ state: 'detached' })
    const light = await groundOf(page)
    await page.getByText('Dark').click()
    expect(await page.getByRole('switch', { name: 'Dark' }).isChecked()).toBe(true)
    await expect.poll(() => groundOf(page)).not.toBe(light)
    expect(said).toEqual([])
    await page.close()
  })
})
