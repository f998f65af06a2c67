import { mkdtempSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
import { chromiumFlags, requireChromium } from '../tests/support/browser/chromium.ts'
import { demoPerson, logInBrowser, openDemoTrade, peopleOf } from './demoPeople.ts'
import { startProduct } from './productProcess.ts'

// `npm run demo:trade`: opens a trade between amina (buyer) and kunle (seller), and a logged-in window for each, side by side: you
// play both. `-- --with slow` opens one with a character of the demo market instead, who plays the seller by themselves.
// Without a screen, or with --headless, it writes screenshots instead and says where (--out chooses the folder).

const { values } = parseArgs({
  options: {
    headless: { type: 'boolean', default: false },
    out: { type: 'string' },
    with: { type: 'string' },
  },
})
const headless = values.headless || (process.platform === 'linux' && !process.env['DISPLAY'])

/** How each of them looks at it. */
const looks = {
  amina: { locale: 'en-US', language: 'en', theme: 'light', prefix: '', width: 1440, height: 900, left: 0 },
  kunle: {
    locale: 'ru-RU',
    language: 'ru',
    theme: 'dark',
    prefix: '/ru',
    width: 390,
    height: 844,
    left: 1460,
  },
} as const
type Name = keyof typeof looks

async function productUrl(): Promise<{ url: string; stop: () => Promise<void> }> {
  const running = `http://localhost:${process.env['PORT'] ?? '3000'}`
  const clock = await fetch(`${running}/dev/clock`).catch(() => null)
  if (clock?.ok) return { url: running, stop: async () => undefined }
  console.log(`Nothing with developer tools runs at ${running}; starting Souk on a throw-away market …`)
  return startProduct({ seed: 'demo' })
}

interface Opened {
  readonly browser: Browser
  readonly page: Page
  /** Ends its log-in, also when the window is closed already. */
  readonly logOut: () => Promise<unknown>
}

async function openWindow(url: string, name: Name, path: string): Promise<Opened> {
  const look = looks[name]
  const position = [`--window-position=${look.left},0`, `--window-size=${look.width},${look.height + 90}`]
  const browser = await chromium.launch({
    headless,
    executablePath: requireChromium(),
    args: headless ? [...chromiumFlags] : position,
  })
  const context = await browser.newContext({
    locale: look.locale,
    colorScheme: look.theme,
    viewport: { width: look.width, height: look.height },
  })
  await context.addCookies([{ name: 'souk_theme', value: look.theme, url }])
  await logInBrowser(context, url, name)
  const session = (await context.cookies(url)).find(cookie => cookie.name === 'souk_session')
  const logOut = () =>
    fetch(`${url}/api/v1/logins`, { method: 'DELETE', headers: { 'x-access-token': session?.value ?? '' } })
  const page = await context.newPage()
  await page.goto(`${url}${look.prefix}${path}`)
  return { browser, page, logOut }
}

async function takePictures(windows: Partial<Record<Name, Page>>, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, page] of Object.entries(windows)) {
    await page.getByRole('heading').first().waitFor()
    // The conversation comes over the socket; nothing is under way once it is quiet.
    await page.waitForLoadState('networkidle').catch(() => undefined)
    const path = join(folder, `${name}.png`)
    await page.screenshot({ path })
    console.log(path)
  }
}

/** The trade that amina opens: with kunle, whom you play, or with the first of a character who sells for naira. */
async function openTrade(url: string): Promise<{ id: string; names: readonly Name[] }> {
  const amina = await demoPerson(url, 'amina')
  if (values.with === undefined) return { id: await openDemoTrade(amina, 'kunle'), names: ['amina', 'kunle'] }
  const sellers = await peopleOf(url, values.with)
  for (const seller of sellers) {
    const id = await openDemoTrade(amina, seller).catch(() => null)
    if (id === null) continue
    console.log(`amina buys from ${seller}, who is ${values.with.replace('_', ' ')} and plays by themselves.`)
    return { id, names: ['amina'] }
  }
  throw new Error(`Nobody who is ${values.with} sells for naira now; start Souk with an empty DATA_DIR`)
}

const product = await productUrl()
const opened: Opened[] = []
try {
  const { id: tradeId, names } = await openTrade(product.url)
  for (const name of names) {
    const { theme, language } = looks[name]
    const person = await demoPerson(product.url, name)
    await person.api('PATCH /v1/me/update_preferences', { theme, locale: language })
  }
  const windows: Partial<Record<Name, Page>> = {}
  for (const name of names) {
    const one = await openWindow(product.url, name, `/trade/${tradeId}`)
    opened.push(one)
    windows[name] = one.page
  }
  if (headless) await takePictures(windows, values.out ?? mkdtempSync(join(tmpdir(), 'souk-demo-')))
  else {
    console.log(`Trade ${tradeId} at ${product.url}. Close a window, or press Ctrl-C, to end.`)
    await Promise.race([
      ...opened.map(({ browser }) => new Promise(resolve => browser.once('disconnected', resolve))),
      new Promise(resolve => process.once('SIGINT', resolve)),
    ])
  }
} finally {
  // Their log-ins end with the windows: from then on the market plays them again.
  for (const { browser, logOut } of opened) {
    await logOut().catch(() => undefined)
    await browser.close()
  }
  await product.stop()
}
