import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { isLoopback } from '../../runtime/setting/settings.ts'
import type { Timers } from '../../runtime/timers.ts'
import { ChannelFailed } from '../channelFailed.ts'
import type { MailSender } from '../channels.ts'

/** Letters by a mail server. */
export interface SmtpMail extends MailSender {
  /** Takes leave of the server; a letter on its way is finished. */
  close(): void
}

/** From the first byte to the server's word that it has the letter. */
const sendMs = 30_000
const connectMs = 10_000

/**
 * Sends letters over a few connections that stay open. A letter that is sent again has the same Message-ID, by which
 * mailboxes tell the repeat.
 * @param access.url as in `smtp://user:password@mail.example:587`; `smtps:` is TLS from the start. A password crosses a
 * network only under TLS.
 * @param access.from as in `Souk <no-reply@souk.example>`
 */
export function smtpMail(access: { readonly url: string; readonly from: string }, timers: Timers): SmtpMail {
  const from = senderOf(access.from)
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  const transport = createTransport({
    ...connectionOf(access.url),
    pool: true,
    maxConnections: 4,
    maxRequeues: 1,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: sendMs,
    // A letter is words: nothing in it may make this process read files or call addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, to, subject, text, html, replyTo }) {
      const late = new AbortController()
      const cancel = timers.after(sendMs, () => late.abort())
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          messageId: `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`,
          // RFC 3834: machines that answer letters leave this one alone.
          headers: { 'Auto-Submitted': 'auto-generated' },
          xMailer: false,
          signal: late.signal,
        })
      } catch (error) {
        throw failed(error)
      } finally {
        cancel()
      }
    },
    close: () => transport.close(),
  }
}

/** The name and the address of `Souk <no-reply@souk.example>`, or of the address alone. */
export function senderOf(from: string): { readonly name: string; readonly address: string } {
  const [, name = '', address = from] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? []
  return { name, address }
}

function connectionOf(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return {
    host,
    secure: protocol === 'smtps:',
    ...(port === '' ? {} : { port: Number(port) }),
    ...(username === '' ? {} : { auth, requireTLS: !isLoopback(host) }),
  }
}

/** The server's words may repeat the address, and what it was told when somebody logged in: only codes go on. */
function failed(error: unknown): ChannelFailed {
  const { code, responseCode, command, response } = error as Readonly<Record<string, unknown>>
  const told = [
    shaped(code, /^E[A-Z0-9]+$/),
    shaped(command, /^[A-Z]+( [A-Z0-9-]+)?$/),
    typeof responseCode === 'number' ? String(responseCode) : null,
    typeof response === 'string' ? (/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3}) /.exec(response)?.[1] ?? null) : null,
  ]
  return new ChannelFailed(
    `mail server: did not take the letter (${told.filter(part => part !== null).join(', ')})`,
    typeof responseCode === 'number' ? responseCode : null,
  )
}

const shaped = (value: unknown, shape: RegExp): string | null =>
  typeof value === 'string' && shape.test(value) ? value : null
