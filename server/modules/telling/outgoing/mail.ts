import { localePrefix } from '../../../locales/localeTable.ts'
import { Type } from 'typebox'
import type { MailSender } from '../../../adapters/channels.ts'
import type { Connection, Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { jobKind, schedule } from '../../../runtime/job/jobs.ts'
import { onJob, type JobHandler, type JobParts } from '../../../runtime/job/jobHandler.ts'
import { mailedLinks, mintToken } from './mailedLinks.ts'
import {
  letterKinds,
  letters,
  type LetterKind,
  type LetterParams,
  type LinkPurpose,
} from '../../../domain/notification/letter.ts'
import { letterText } from './letterText.ts'

const letterJob = jobKind(
  'letter',
  Type.Object({
    kind: Type.Unsafe<LetterKind>({ type: 'string', enum: [...letterKinds] }),
    user_id: Type.String(),
    /** Another address than the account's. */
    to: Type.Union([Type.String(), Type.Null()]),
    link_id: Type.Union([Type.String(), Type.Null()]),
    params: Type.Record(Type.String(), Type.String()),
  }),
)

/** A letter to somebody. */
export type Letter = {
  [Kind in LetterKind]: {
    readonly kind: Kind
    readonly userId: UserId
    readonly params: LetterParams<Kind>
    /** Another address than the account's own. */
    readonly to?: string
    /** Of a letter with a link. */
    readonly linkId?: string
  }
}[LetterKind]

/**
 * Sends a letter, in the transaction that it tells of; it goes out once that is committed, and again until it is taken.
 * @param cause what it tells of, where there may be several letters of a kind to one person at one moment
 */
export const sendLetter = (tx: Tx, letter: Letter, at: Date, cause?: string): Promise<void> =>
  schedule(tx, {
    kind: letterJob,
    key: `${letter.linkId ?? letter.userId}:${letter.kind}:${cause ?? at.getTime()}`,
    runAt: at,
    payload: {
      kind: letter.kind,
      user_id: letter.userId,
      to: letter.to ?? null,
      link_id: letter.linkId ?? null,
      params: letter.params,
    },
  })

/** What letters are sent by. */
export interface MailParts extends JobParts {
  readonly sender: MailSender
  /** What addresses of pages begin with, as in `https://souk.example`. */
  readonly origin: string
  /** The links by which a payment is approved: who asks for the approval makes their tokens. */
  readonly approval: {
    readonly path: string
    readonly mint: (db: Connection, id: string, at: Date) => Promise<string>
  }
}

/** Sends what {@link sendLetter} asked for. The letter is worded now: in the language, and with the word, of now. */
export const letterHandler = ({ database, random, clock, sender, origin, approval }: MailParts): JobHandler =>
  onJob(letterJob, async ({ key, payload }) => {
    const { kind, link_id, params } = payload
    const user = await database.db
      .selectFrom('app_user')
      .select([
        'kind',
        'user_name',
        'email',
        'email_confirmed_at',
        'locale',
        'time_zone',
        'anti_phishing_word',
      ])
      .where('id', '=', payload.user_id as UserId)
      .executeTakeFirst()
    const to = payload.to ?? user?.email
    if (!user || to == null) return
    if (letters[kind].to === 'confirmed' && payload.to === null && user.email_confirmed_at === null) return
    const { link } = letters[kind]
    const mint = () =>
      link === 'approval'
        ? approval.mint(database.db, link_id ?? '', clock.now())
        : mintToken(database.db, random, link_id ?? '')
    const pathOf = (of: LinkPurpose | 'approval') =>
      of === 'approval' ? approval.path : mailedLinks[of].path
    const token = link_id === null ? null : await mint()
    const prefix = localePrefix(user.locale)
    const pageOf: Record<'token' | 'page' | 'none', () => string | null> = {
      token: () => token && `${origin}${prefix}${pathOf(link as LinkPurpose | 'approval')}/${token}`,
      page: () => `${origin}${params['path'] ?? prefix}`,
      none: () => null,
    }
    const text = letterText({
      kind,
      locale: user.locale,
      timeZone: user.time_zone,
      name: user.user_name,
      antiPhishingWord: user.anti_phishing_word,
      isGuest: user.kind === 'guest',
      params,
      link: pageOf[link === null ? 'none' : link === 'page' ? 'page' : 'token'](),
    })
    await sender.send({ id: key, to, ...text })
  })
