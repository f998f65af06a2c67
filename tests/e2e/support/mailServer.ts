import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { brand } from '../../../server/domain/brand.ts'
import { letterKinds, type LetterKind } from '../../../server/domain/notification/letter.ts'
import { inEachLocale } from '../../../server/locales/localeTable.ts'
import { letterFaults } from './letterFaults.ts'
import type { Look } from './people.ts'

type Locale = Look['locale']

/** A letter that came, as a mail program reads it. */
export interface Letter {
  readonly kind: LetterKind
  readonly locale: Locale
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The path that its link leads to; empty where it has none. */
  readonly path: string
}

/** A mail server in this process, and the letters that came to it. */
export interface MailServer {
  /** By which a product sends to it. */
  readonly settings: { readonly SMTP_URL: string; readonly MAIL_FROM: string }
  /** The next letter of a kind to an address in a language: the first that nobody has taken, or the one that comes. */
  letter(to: string, kind: LetterKind, locale: Locale): Promise<Letter>
  /** Letters to this address carry the word from here on. */
  expectWord(to: string, word: string): void
  /** What no letter may say, and no address. */
  keepSecret(...secrets: readonly string[]): void
  readonly secrets: ReadonlySet<string>
  /** What is wrong with any letter that came so far: nothing. */
  faults(): readonly string[]
  close(): Promise<void>
}

const from = { name: brand.name, address: 'no-reply@souk.example' }
const words = inEachLocale(({ letters }) => letters)
/** A letter is on its way for a moment; who waits so long, in milliseconds, is told what came instead. */
const patience = 30_000

/** Starts a mail server that takes everything. Each letter is looked at as it comes: see {@link letterFaults}. */
export async function startMailServer(): Promise<MailServer> {
  const untaken: Letter[] = []
  const waiting = new Set<(letter: Letter) => boolean>()
  const wordOf = new Map<string, string>()
  const secrets = new Set<string>()
  const faults: string[] = []

  function take(mail: Email, recipients: readonly string[]): void {
    const letter = read(mail, recipients[0] ?? '')
    const { to } = letter
    faults.push(...letterFaults({ mail, letter, recipients, from, word: wordOf.get(to) ?? null, secrets }))
    for (const isTaken of waiting) if (isTaken(letter)) return
    untaken.push(letter)
  }

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      void (async () => {
        take(await PostalMime.parse(Buffer.concat(await stream.toArray())), recipients)
        done()
      })()
    },
  })
  // A product that is stopped hangs up.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: `${from.name} <${from.address}>` },
    letter(to, kind, locale) {
      const isIt = (letter: Letter) => letter.to === to && letter.kind === kind && letter.locale === locale
      const at = untaken.findIndex(isIt)
      const [there] = at === -1 ? [] : untaken.splice(at, 1)
      if (there) return Promise.resolve(there)
      const { promise, resolve, reject } = Promise.withResolvers<Letter>()
      const patient = setTimeout(() => {
        waiting.delete(isTaken)
        const came = untaken.map(letter => `${letter.to}: ${letter.subject}`).join('; ')
        reject(new Error(`No ${locale} letter ${kind} came to ${to}. Not taken: ${came || 'none'}`))
      }, patience)
      const isTaken = (letter: Letter) => {
        if (!isIt(letter)) return false
        waiting.delete(isTaken)
        clearTimeout(patient)
        resolve(letter)
        return true
      }
      waiting.add(isTaken)
      return promise
    },
    expectWord: (to, word) => void wordOf.set(to, word),
    keepSecret: (...kept) => kept.forEach(secret => secrets.add(secret)),
    secrets,
    faults: () => faults,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** A subject that names an amount is the same with any. */
function isSubject(subject: string, said: string): boolean {
  const [before = '', after] = subject.split(/\{\w+\}/)
  return after === undefined
    ? subject === said
    : before !== '' && said.startsWith(before) && said.endsWith(after)
}

function read({ subject = '', text = '', html = '' }: Email, to: string): Letter {
  const isRussian = html.includes('<html lang="ru">')
  const locale = isRussian ? 'ru' : 'en'
  const said = subject.replace(`${brand.name}: `, '')
  const kind = letterKinds.find(one => isSubject(words[locale][one].subject, said)) ?? 'notice'
  const link = /^https?:\S+$/m.exec(text)?.[0]
  return { kind, locale, to, subject, text, html, path: link === undefined ? '' : new URL(link).pathname }
}
