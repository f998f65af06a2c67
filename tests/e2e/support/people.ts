import { randomUUID } from 'node:crypto'
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { noteAddresses } from './requestedAddresses.ts'
import { bitcoinAdvert } from '../../support/bitcoinAdvert.ts'

/** Everybody's, until they change it. */
export const password = 'Amina-2026'

/** How somebody looks at Souk. */
export interface Look {
  readonly locale: 'en' | 'ru'
  readonly theme: 'light' | 'dark'
  readonly width: 390 | 768 | 1440
}

export const desktop = { locale: 'en', theme: 'light', width: 1440 } as const satisfies Look
export const phone = { locale: 'en', theme: 'light', width: 390 } as const satisfies Look
export const russianPhone = { locale: 'ru', theme: 'dark', width: 390 } as const satisfies Look

/** A person of a test: a browser of their own, and the API with their token. */
export interface Person {
  readonly name: string
  readonly context: BrowserContext
  readonly page: Page
  /** A path in their language. */
  path(path: string): string
  api<T = Record<string, unknown>>(line: string, body?: unknown): Promise<T>
}

async function post<T>(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
  method: 'POST' | 'PATCH' = 'POST',
): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', 'x-device-type': 'script', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Another browser than the tests' own, as the service sees it. */
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Makes a browser that looks so. */
export async function openBrowser(
  browser: Browser,
  url: string,
  { locale, theme, width }: Look,
  userAgent?: string,
) {
  const context = await browser.newContext({
    ...(userAgent === undefined ? {} : { userAgent }),
    baseURL: url,
    locale: locale === 'ru' ? 'ru-RU' : 'en-US',
    timezoneId: 'Africa/Lagos',
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height: width === 390 ? 844 : 900 },
    hasTouch: width === 390,
  })
  noteAddresses(context)
  await context.addCookies([{ name: 'souk_theme', value: theme, url }])
  return context
}

/** Signs somebody up over the API, by somebody's link or by none, and logs their browser in. */
export async function newPerson(
  browser: Browser,
  url: string,
  name: string,
  look: Look,
  inviteCode?: string,
): Promise<Person> {
  const me = await post<{ api_token: string }>(`${url}/api/v1/users`, {
    user_name: name,
    email: `${name}@souk.test`,
    password,
    locale: look.locale,
    ...(inviteCode === undefined ? {} : { invite_code: inviteCode }),
  })
  // An account has a theme of its own, over what the browser prefers.
  const token = { 'x-access-token': me.api_token }
  await post(`${url}/api/v1/me/update_preferences`, { theme: look.theme }, token, 'PATCH')
  const context = await openBrowser(browser, url, look)
  await context.request.post('/dev/log_in_as', {
    data: { user_name: name },
    headers: { 'x-device-type': 'web', origin: url },
  })
  return {
    name,
    context,
    page: await context.newPage(),
    path: path => (look.locale === 'ru' ? `/ru${path}` : path),
    async api(line, body) {
      const [method = 'GET', path = ''] = line.split(' ')
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          'x-access-token': me.api_token,
          'x-device-type': 'script',
          'idempotency-key': randomUUID(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${line} answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as never
    },
  }
}

/** Coins for somebody, from the faucet of the development tools. */
export const give = (url: string, name: string, asset: string, amount: string) =>
  post(`${url}/dev/faucet`, { user_name: name, asset, amount })

/** Makes somebody an arbiter, or suspends or bans them, by the development tools. */
export const setStanding = (url: string, name: string, change: object) =>
  fetch(`${url}/dev/standing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_name: name, ...change }),
  })

/** Moves the product's clock; resolves with the time when what became due is done. */
export async function advance(url: string, minutes: number): Promise<Date> {
  const { now } = await post<{ now: string }>(`${url}/dev/clock/advance`, { ms: minutes * 60_000 })
  return new Date(now)
}

/** Available and locked Bitcoin of somebody. */
export async function bitcoinOf(person: Person): Promise<{ available: string; in_escrow: string }> {
  const { items } = await person.api<{ items: { asset: string; available: string; in_escrow: string }[] }>(
    'GET /v1/me/balance',
  )
  const row = items.find(item => item.asset === 'BTC')
  return { available: row?.available ?? '0', in_escrow: row?.in_escrow ?? '0' }
}

/** An advert of somebody (see {@link bitcoinAdvert}). */
export const sellBitcoin = (person: Person) =>
  person.api<{ id: string }>('POST /v2/pro', bitcoinAdvert('OLUWASEUN A. BALOGUN'))

/** How often somebody's page is loaded anew from here on: nothing of a live page may do that. */
export function watchReloads({ page }: Pick<Person, 'page'>): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

/** Opens a page, and waits until its live line has been heard: of what happens before that, the page shows no alert. */
export async function openLive(page: Page, path: string): Promise<void> {
  const isHeard = new Promise<void>(resolve =>
    page.once('websocket', socket =>
      socket.on('framereceived', ({ payload }) => {
        if (payload.toString().includes('"type":"next"')) resolve()
      }),
    ),
  )
  await page.goto(path)
  await isHeard
}

/**
 * Waits until the app is there: a page that the gateway has drawn looks the same before, and its links lead elsewhere by loading. Where the
 * menus of a wide page are.
 */
export async function appIsThere(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: /^(Theme|Тема): / }).click()
    await expect(page.getByRole('menu')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
}
