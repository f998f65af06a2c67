import type { Door, Visit } from '../../gateway/doors/door.ts'
import type { Brand } from '../../../brand/brand.ts'
import { type Caller, identify, type Site } from '../../identity.ts'
import { type RestAnswer, type RestCall, type RestClient, ServerSilent } from '../../upstream/restClient.ts'
import { readCookie } from '../../wire/cookies.ts'
import { acceptedEncoding, compress } from '../compression.ts'
import { parseTheme, themeCookie } from '../page.ts'
import { securityHeaders } from '../securityHeaders.ts'
import { type PayerAddress, payerAddress, type PayerFrame, payerFrame } from './payerAddress.ts'
import type { PayerRequest } from '../../../http/payerPage.ts'
import type { PayerBuild } from './payerBuild.ts'
import { payerDocument } from './payerDocument.ts'
import { actOf, readForm } from './payerForm.ts'

export interface PayerOptions {
  readonly build: PayerBuild
  readonly rest: Pick<RestClient, 'call'>
  readonly site: Site
  readonly brand: Brand
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const api = '/api/v1/payer_invoices'
const noBody = Symbol('no answer')

/**
 * `/invoice/…`: the page on which a store's customer pays, rendered here, so that it is there at once and without scripts. Forms of
 * it come back here; what they ask is the server's REST call that the page's script makes. Whoever comes is nobody in particular:
 * no session is read, and none is needed. Shops may show the page of an invoice in a frame, and no other.
 */
export function payerDoor({ build, rest, site, brand, now }: PayerOptions): Door {
  interface Coming extends Visit {
    readonly address: PayerAddress
    readonly frame: PayerFrame
    readonly anybody: Caller
  }
  type Said = Pick<PayerRequest, 'kind' | 'answer' | 'refused'>

  const prefixed = ({ prefix }: PayerAddress, path: string) => `${prefix === null ? '' : `/${prefix}`}${path}`

  async function sendPage(coming: Coming, status: number, said: Said): Promise<void> {
    const { request, response, address, frame, anybody } = coming
    const markup = build.render({
      ...said,
      prefix: address.prefix,
      fallback: /^\s*([a-z]{2,3})\b/i.exec(anybody.language ?? '')?.[1]?.toLowerCase() ?? '',
      now: now(),
      path: `/invoice/${address.name}`,
      query: frame.query,
      parent: frame.parent,
      brand,
    })
    const theme = frame.theme ?? parseTheme(readCookie(request.headers.cookie, themeCookie))
    const html = Buffer.from(
      payerDocument({
        build,
        markup,
        theme,
        isAway: said.kind === 'away',
        isSecret: address.kind === 'confirm',
      }),
    )
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const content = encoding === null ? html : await compress(html, encoding, 4)
    response.writeHead(status, {
      ...headersOf(address),
      'content-type': 'text/html; charset=utf-8',
      'content-language': markup.locale,
      'content-length': String(content.length),
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
      ...(status === 503 ? { 'retry-after': '15' } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : content)
  }

  const headersOf = ({ kind }: PayerAddress): Record<string, string> => ({
    ...securityHeaders(kind === 'confirm' ? 'nowhere' : 'anywhere'),
    // A form says where it comes from, which it may not under `no-referrer`. The store is told nothing; a token not even to us.
    'referrer-policy': kind === 'confirm' ? 'strict-origin' : 'same-origin',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  })

  function sendOn({ response, address }: Coming, location: string): void {
    response.writeHead(303, { ...headersOf(address), location, 'content-length': '0' })
    response.end()
  }

  /** The server's answer; `noBody` where it has none now. */
  async function ask({ anybody, address }: Coming, call: RestCall): Promise<RestAnswer | typeof noBody> {
    try {
      // Refusals are worded in the language of the page.
      const answer = await rest.call(call, { ...anybody, language: address.prefix ?? anybody.language })
      return answer.status >= 500 || answer.status === 429 ? noBody : answer
    } catch (error) {
      if (error instanceof ServerSilent) return noBody
      throw error
    }
  }

  async function showInvoice(coming: Coming, status = 200, refused?: unknown): Promise<void> {
    const answer = await ask(coming, { method: 'GET', path: `${api}/${coming.address.name}` })
    if (answer === noBody) return sendPage(coming, 503, { kind: 'away' })
    if (answer.status !== 200) return sendPage(coming, 404, { kind: 'gone' })
    return sendPage(coming, status, {
      kind: 'invoice',
      answer: answer.body,
      ...(refused === undefined ? {} : { refused }),
    })
  }

  async function act(coming: Coming): Promise<void> {
    const form = await readForm(coming.request)
    const call = form === null ? null : actOf(form)
    if (call === null) return showInvoice(coming, 400, {})
    const { address, frame } = coming
    const back = prefixed(address, `/invoice/${address.name}${frame.query}`)
    if (call.path === '') return sendOn(coming, back)
    const answer = await ask(coming, { method: 'POST', ...call, path: `${api}/${address.name}${call.path}` })
    if (answer === noBody) return sendPage(coming, 503, { kind: 'away' })
    return answer.status < 400 ? sendOn(coming, back) : showInvoice(coming, answer.status, answer.body)
  }

  /** The link of a letter only asks: programs open it before people do. Its yes comes as a form. */
  async function confirm(coming: Coming, isYes: boolean): Promise<void> {
    const { address, request } = coming
    request.resume()
    const path = `${api}/${isYes ? 'refund_confirmations' : 'refunds'}`
    const answer = await ask(coming, { method: 'POST', path, body: { token: address.name } })
    if (answer === noBody) return sendPage(coming, 503, { kind: 'away' })
    if (answer.status >= 400) return sendPage(coming, 404, { kind: 'confirmGone' })
    if (!isYes) return sendPage(coming, 200, { kind: 'confirm', answer: answer.body })
    const { unique_id: uniqueId } = answer.body as { unique_id: string }
    return sendOn(coming, prefixed(address, `/invoice/${encodeURIComponent(uniqueId)}`))
  }

  return {
    name: 'payer',
    opens: path => payerAddress(path) !== null,
    async enter(visit) {
      const { request, response, path } = visit
      const address = payerAddress(path)
      const anybody = identify({ ...senderOf(visit), method: request.method }, site)
      if (address === null) return
      const isReading = request.method === 'GET' || request.method === 'HEAD'
      const allowed = { page: 'GET, HEAD', act: 'POST', confirm: 'GET, HEAD, POST' }[address.kind]
      const isOwn = anybody !== 'foreign' && (isReading || provesOwnPage(visit))
      if (!allowed.includes(request.method ?? '') || !isOwn) {
        request.resume()
        const status = isOwn ? 405 : 403
        response.writeHead(status, { ...headersOf(address), allow: allowed, 'content-length': '0' })
        response.end()
        return
      }
      const coming: Coming = { ...visit, address, frame: payerFrame(request.url), anybody }
      if (address.kind === 'act') return act(coming)
      if (address.kind === 'page') return showInvoice(coming)
      return confirm(coming, !isReading)
    },
  }
}

/** Without what would say who it is: a shop's link brings the session along, and it has nothing to do here. */
function senderOf({ request: { headers, socket } }: Visit) {
  const { cookie: _cookie, 'x-access-token': _token, ...others } = headers
  return { headers: others, socket }
}

/** A form was sent by a page of ours: browsers say so in one way or the other. A foreign `Origin` is refused before. */
const provesOwnPage = ({ request: { headers } }: Visit): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin'
