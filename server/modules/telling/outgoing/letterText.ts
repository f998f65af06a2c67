import { inEachLocale } from '../../../locales/localeTable.ts'
import { sayRule } from '../../../locales/ruleWords.ts'
import { brand } from '../../../domain/brand.ts'
import type { ServerLocale } from '../../../locales/wording.ts'
import type { LetterKind } from '../../../domain/notification/letter.ts'

const words = inEachLocale(({ letters }) => letters)
const frame = inEachLocale(({ short }) => short.letter)

/** What a letter is written from. */
export interface LetterDraft {
  readonly kind: LetterKind
  readonly locale: ServerLocale
  readonly timeZone: string
  readonly name: string
  readonly antiPhishingWord: string | null
  /** Nobody without an account has chosen a word, or could. */
  readonly isGuest?: boolean
  readonly params: Readonly<Record<string, string>>
  /** The whole address that its button opens. */
  readonly link: string | null
}

/** A letter, worded. */
export interface LetterText {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Words a letter as plain text and as HTML: one column, no pictures, nothing from elsewhere. */
export function letterText(draft: LetterDraft): LetterText {
  const { subject, lines, button } = words[draft.locale][draft.kind]
  const around = frame[draft.locale]
  const params = {
    name: draft.name,
    brand: brand.name,
    support: brand.supportEmail,
    word: draft.antiPhishingWord ?? '',
    ...draft.params,
  }
  const say = (text: string) => fill(text, params, draft)
  // A line of what may be missing is left out with it.
  const told = lines.map(say).filter(line => line !== '')
  const noWord = draft.isGuest === true ? '' : around.noWord
  const word = say(draft.antiPhishingWord === null ? noWord : around.word)
  const style = draft.antiPhishingWord === null ? smallStyle : wordStyle
  return lettered({
    locale: draft.locale,
    subject: say(subject),
    lines: told,
    link: draft.link,
    button,
    ...(word === '' ? {} : { word: { text: word, style } }),
  })
}

/** What a letter says, filled in. */
export interface LetterParts {
  readonly locale: ServerLocale
  readonly subject: string
  readonly lines: readonly string[]
  readonly link: string | null
  readonly button?: string | undefined
  /** What proves to its reader who it is from. */
  readonly word?: { readonly text: string; readonly style: string }
}

/** A letter as plain text and as HTML. */
export function lettered({ locale, subject, lines, link, button, word }: LetterParts): LetterText {
  return {
    subject: `${brand.name}: ${subject}`,
    // The word first: a letter is believed before it is read.
    text: [...(word ? [word.text] : []), ...lines, ...(link === null ? [] : [link])].join('\n\n'),
    html: page(locale, subject, [
      ...(word ? [`<p style="${word.style}">${escape(word.text)}</p>`] : []),
      ...lines.map(line => `<p>${escape(line)}</p>`),
      ...(link === null
        ? []
        : [
            `<p><a href="${escape(link)}" style="${buttonStyle}">${escape(button ?? link)}</a></p>`,
            `<p style="${smallStyle}">${escape(frame[locale].link)}<br><span style="word-break:break-all">${escape(link)}</span></p>`,
          ]),
    ]),
  }
}

const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

function fill(text: string, params: Readonly<Record<string, string>>, { locale, timeZone }: LetterDraft) {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const param = params[name] ?? sayRule(name, locale) ?? undefined
    if (param === undefined) throw new Error(`A letter names {${name}}, which it was not given`)
    if (!isoTime.test(param)) return param
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
    return `${format.format(new Date(param))} (${timeZone})`
  })
}

const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#2e4bc2;color:#ffffff;text-decoration:none'
const smallStyle = 'color:#5b5750;font-size:13px'
const wordStyle = 'padding:12px 16px;border-radius:8px;background:#e8ecfb;color:#1d1b18'

const page = (locale: ServerLocale, title: string, body: readonly string[]): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>` +
  `<body style="margin:0 auto;max-width:560px;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1d1b18">` +
  `<p style="margin:0 0 16px;font-weight:600">${escape(brand.name)}</p><h1 style="font-size:20px">${escape(title)}</h1>${body.join('')}</body></html>`

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
