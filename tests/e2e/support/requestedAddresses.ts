import type { BrowserContext } from '@playwright/test'

/** A request of a browser, as far as others may read it: proxies, logs, the page that it leads to. */
interface Asked {
  readonly address: string
  readonly referrer: string
  /** Somebody opened it: the address of a letter's link is in the bar for a moment. */
  readonly isOpened: boolean
}

const asked: Asked[] = []

/** Notes every address that a browser asks for from now on. */
export function noteAddresses(context: BrowserContext): void {
  context.on('request', request => {
    asked.push({
      address: decodeURIComponent(request.url()),
      referrer: decodeURIComponent(request.headers()['referer'] ?? ''),
      isOpened: request.isNavigationRequest(),
    })
  })
  context.on('page', page => {
    page.on('websocket', socket =>
      asked.push({ address: decodeURIComponent(socket.url()), referrer: '', isOpened: false }),
    )
  })
}

/** A session's token, or one that was mailed. */
const token = /(?<=[/=])[A-Za-z0-9_-]{43}(?=[/?#&]|$)/

/** Which of the addresses told a secret: no password, no code and no token ever stands in one, but in a letter's link. */
export const addressFaults = (secrets: ReadonlySet<string>): string[] =>
  asked
    // What is under `/dev` plays somebody else's service, with addresses of its own.
    .filter(({ address }) => !new URL(address).pathname.startsWith('/dev/'))
    .filter(
      ({ address, referrer, isOpened }) =>
        [...secrets].some(secret => address.includes(secret) || referrer.includes(secret)) ||
        token.test(referrer) ||
        (token.test(address) && !isOpened),
    )
    .map(({ address, referrer }) => `${address} from ${referrer}`)

/** How many addresses were noted. */
export const addressCount = (): number => asked.length
