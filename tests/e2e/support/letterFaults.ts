import type { Email } from 'postal-mime'
import { brand } from '../../../server/domain/brand.ts'
import { letters } from '../../../server/domain/notification/letter.ts'
import type { Letter } from './mailServer.ts'

interface Received {
  readonly mail: Email
  readonly letter: Letter
  /** Of the envelope. */
  readonly recipients: readonly string[]
  readonly from: { readonly name: string; readonly address: string }
  /** The anti-phishing word of whom it is to, once it is set. */
  readonly word: string | null
  readonly secrets: ReadonlySet<string>
}

/** As a token or a secret looks. */
const token = /[\w-]{20,}/
const cyrillic = /[а-яё]/i

/** What every letter has to be, whatever it tells: each rule with whether it holds. */
const rules: Readonly<Record<string, (received: Received) => boolean>> = {
  'it is from us': ({ mail, from }) => mail.from?.name === from.name && mail.from.address === from.address,
  'it is to one address, the same in envelope and header': ({ mail, letter, recipients }) =>
    recipients.length === 1 && mail.to?.length === 1 && mail.to[0]?.address === letter.to,
  'nobody else gets it': ({ mail }) => [mail.cc ?? [], mail.bcc ?? []].flat().length === 0,
  'its subject is one line that begins with our name': ({ letter }) =>
    letter.subject.startsWith(`${brand.name}: `) && !/[\r\n]/.test(letter.subject),
  'no parameter is left open': ({ letter }) =>
    !/[{}]|undefined|null|\[object|Invalid Date/.test(letter.subject + letter.text),
  'its words are of its language': ({ letter }) =>
    // Names, words that people chose and time zones are of any.
    cyrillic.test(letter.subject) === (letter.locale === 'ru'),
  'both parts say the same': ({ letter }) => {
    const shown = plain(letter.html)
    return letter.text.split('\n').every(line => shown.includes(line.trim().replaceAll(/\s+/g, ' ')))
  },
  'its only links are one, to a page of ours': ({ letter }) => {
    const links = [letter.text, letter.html].flatMap(part => part.match(/https?:[^\s"<]+/g) ?? [])
    const hasLink = letters[letter.kind].link !== null
    return (
      new Set(links).size === (hasLink ? 1 : 0) && links.every(link => link.startsWith('http://localhost:'))
    )
  },
  'nothing in it is fetched or run': ({ letter }) =>
    !/<(img|script|link|iframe|form)|url\(/i.test(letter.html),
  'no secret stands outside of its link': ({ letter }) =>
    !token.test(outsideOfLink(letter)) && !/\b\d{6}\b/.test(outsideOfLink(letter)),
  'it tells nobody’s password or code': ({ letter, secrets }) =>
    ![...secrets].some(secret => `${letter.subject}${letter.text}${letter.html}`.includes(secret)),
  'it carries the word': ({ letter, word }) =>
    word === null || [letter.text, plain(letter.html)].every(part => part.includes(word)),
}

/** Which rules a letter breaks. */
export const letterFaults = (received: Received): string[] =>
  Object.entries(rules)
    .filter(([, holds]) => !holds(received))
    .map(([rule]) => `“${received.letter.subject}” to ${received.letter.to}: not so that ${rule}`)

/** The words of a page, as a mail program shows them. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ')

/** Where coins go is what the letter of an approval is read for; it is nobody’s secret. */
const destination = /^(To|Куда|Кому): \S+$/m

const outsideOfLink = ({ kind, text, to }: Letter): string =>
  (kind === 'withdrawal_approval' ? text.replace(destination, '') : text)
    .replaceAll(/https?:\S+/g, '')
    .replaceAll(to, '')
