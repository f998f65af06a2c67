import type { BotAnswer, BotText } from '../../../locales/botWords.ts'
import { brand } from '../../../domain/brand.ts'
import { sayRule } from '../../../locales/ruleWords.ts'
import { localePrefix, inEachLocale } from '../../../locales/localeTable.ts'
import { Type } from 'typebox'
import type { MessengerBot, MessengerUpdate } from '../../../adapters/channels.ts'
import type { Connection } from '../../../database/database.ts'
import { localeOf, serverLocales, type ServerLocale } from '../../../locales/wording.ts'
import { onJob, type JobHandler, type JobParts } from '../../../runtime/job/jobHandler.ts'
import { jobKind, schedule } from '../../../runtime/job/jobs.ts'
import { claimLink, mintOtp, startCodeIn, type MessengerLink } from './links.ts'

/** What the bot stands on. */
export interface BotParts extends JobParts {
  /** Null where the operator has set nothing up. */
  readonly bot: MessengerBot | null
  /** What addresses of pages begin with, as in `https://souk.example`. */
  readonly origin: string
}

/** What somebody made of a question; see `approvalOfCode`. */
export const pressAnswers = ['approved', 'declined', 'released', 'release_declined', 'too_late'] as const
export type PressAnswer = (typeof pressAnswers)[number]

const answers = ['link', 'stale', 'hello', ...pressAnswers] as const
type Answer = (typeof answers)[number]

/** An answer that was pressed, and by whom. */
export interface Press {
  readonly code: string
  readonly isYes: boolean
  readonly from: string
}

/** What the bot hears with. */
export interface HearingParts extends Pick<BotParts, 'database' | 'clock'> {
  /** Does what was pressed; done twice, it answers `too_late` the second time. */
  readonly decide: (press: Press) => Promise<PressAnswer>
}

const answerJob = jobKind(
  'messenger_answer',
  Type.Object({
    to: Type.String(),
    answer: Type.Unsafe<Answer>({ type: 'string', enum: [...answers] }),
    /** Of an answer with a link. */
    link_id: Type.Union([Type.String(), Type.Null()]),
    locale: Type.Unsafe<ServerLocale>({ type: 'string', enum: [...serverLocales] }),
  }),
)

/**
 * Takes what the bot was told. Heard twice, it is answered twice at most, and the later answer's link works. The answer is a
 * job: somebody who has blocked the bot must not keep it from hearing others.
 */
export const hearMessenger =
  ({ database, clock, decide }: HearingParts) =>
  async (update: MessengerUpdate): Promise<void> => {
    const press = pressIn(update)
    const pressed = press && (await decide(press))
    const at = clock.now()
    const code = startCodeIn(update.text)
    await database.transaction(async tx => {
      const linkId = code === null ? null : await claimLink(tx, code, update, at)
      const answer = pressed ?? (linkId !== null ? 'link' : code === null ? 'hello' : 'stale')
      const locale = await localeFor(tx, update.from, localeOf(update.language ?? undefined))
      await schedule(tx, {
        kind: answerJob,
        key: linkId ?? `${update.from}:${answer}`,
        runAt: at,
        payload: { to: update.from, answer, link_id: linkId, locale },
      })
    })
  }

/** The answer in a press of a button; null in everything else. */
function pressIn({ text, from }: MessengerUpdate): Press | null {
  const [, said, code] = /^(yes|no):([A-Za-z0-9_-]{22})$/.exec(text) ?? []
  return code === undefined ? null : { code, isYes: said === 'yes', from }
}

/** Says what {@link hearMessenger} decided. Only the hash of a link's password is kept, so each saying has another one. */
export const messengerAnswers = ({ database, random, clock, bot, origin }: BotParts): JobHandler =>
  onJob(answerJob, async ({ payload: { to, answer, link_id, locale } }) => {
    if (!bot) return
    if (answer !== 'link' || link_id === null) {
      await bot.say(to, botWords(answer, locale).text)
      return
    }
    const minted = await mintOtp(database.db, random, link_id, clock.now())
    if (!minted) return
    const { link, otp } = minted
    const reader = await readerOf(database.db, link)
    const { text, button } = botWords(link.purpose, reader.locale, reader.name)
    const page = localePrefix(reader.locale)
    const url = `${origin}${page}/messenger-auth/${otp}`
    await bot.say(to, text, { text: button ?? url, url })
  })

/** The language of the account that a messenger is linked to, else another. */
async function localeFor(db: Connection, telegramId: string, otherwise: ServerLocale): Promise<ServerLocale> {
  const user = await db
    .selectFrom('app_user')
    .select('locale')
    .where('telegram_id', '=', telegramId)
    .executeTakeFirst()
  return user?.locale ?? otherwise
}

/** Who reads a link: the account that asked to be linked, the one that is linked, or somebody of whom the page's language is known. */
async function readerOf(
  db: Connection,
  link: MessengerLink,
): Promise<{ locale: ServerLocale; name: string }> {
  const { userId } = link
  if (userId === null) return { locale: await localeFor(db, link.telegramId, link.locale), name: '' }
  const user = await db
    .selectFrom('app_user')
    .select(['locale', 'user_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { locale: user.locale, name: user.user_name }
}

const words = inEachLocale(words => words.bot)

/** @param name the account that a messenger is to be linked to */
function botWords(answer: BotAnswer, locale: ServerLocale, name = ''): BotText {
  const { text, button } = words[locale][answer]
  const given: Readonly<Record<string, string>> = { brand: brand.name, name }
  const said = text.replaceAll(
    /\{(\w+)\}/g,
    (left, key: string) => given[key] ?? sayRule(key, locale) ?? left,
  )
  return button === undefined ? { text: said } : { text: said, button }
}
