import type { Random } from '../domain/identifier/random.ts'
import type { Logger } from '../runtime/logger.ts'
import type { Settings } from '../runtime/setting/settings.ts'
import type { Timers } from '../runtime/timers.ts'
import { ChannelFailed } from './channelFailed.ts'
import type { Channels, MailSender } from './channels.ts'
import type { DevMailbox } from './devMailbox.ts'
import { httpIdentity } from './identity/httpIdentity.ts'
import { reviewedIdentity, type ReviewedIdentity } from './identity/reviewedIdentity.ts'
import { senderOf, smtpMail } from './mail/smtpMail.ts'
import { storedMail } from './mail/storedMail.ts'
import { storedBot, type StoredBot } from './messenger/storedBot.ts'
import { telegramBot } from './messenger/telegramBot.ts'
import { httpPhone } from './phone/httpPhone.ts'
import { storedPhone } from './phone/storedPhone.ts'
import { loopbackPush } from './push/loopbackPush.ts'
import { noPush, pushSender } from './push/pushSender.ts'
import { shellPush } from './push/shellPush.ts'
import { storedPush } from './push/storedPush.ts'
import { webPush, type VapidKeys } from './push/webPush.ts'

/** What the channels are made of. */
interface ChannelParts extends DevMailbox {
  readonly settings: Pick<
    Settings,
    'mail' | 'phone' | 'telegram' | 'identity' | 'push' | 'devTools' | 'publicUrl'
  >
  readonly random: Random
  readonly timers: Timers
  readonly logger: Logger
  readonly vapid: VapidKeys
  /** By which the page /dev signs what it decides about identities; one for all processes on a database. */
  readonly reviewSecret: string
}

/** The channels of a running server. */
export interface OpenChannels extends Channels {
  /** What the page /dev plays the other side of; null where the adapter is a real one. */
  readonly dev: { readonly bot: StoredBot | null; readonly identity: ReviewedIdentity | null }
  /** Takes leave of those that hold connections. */
  close(): void
}

/** Opens the channels: the real one where its setting is given, else the embedded one where there is a page /dev, else none. */
export function openChannels(parts: ChannelParts): OpenChannels {
  const { settings, random, clock, timers, logger } = parts
  const { phone, telegram, identity, devTools } = settings
  const smtp = settings.mail && smtpMail(settings.mail, timers)
  const bot = telegram === null && devTools ? storedBot(parts) : null
  const reviewed = identity === null && devTools ? reviewedIdentity(random, parts.reviewSecret) : null
  return {
    mail: smtp ?? (devTools ? storedMail(parts) : noMail),
    phone: phone ? httpPhone(phone, clock, timers) : devTools ? storedPhone(parts, random) : null,
    messenger: telegram ? telegramBot(telegram, timers, logger) : bot,
    identity: identity ? httpIdentity(identity, timers) : reviewed,
    push: pushOf(parts),
    dev: { bot, identity: reviewed },
    close: () => smtp?.close(),
  }
}

/** Settings without a mail server start tools alone, which write to nobody. */
const noMail: MailSender = {
  send: () => Promise.reject(new ChannelFailed('mail server: none is set up (SMTP_URL)')),
}

function pushOf(parts: ChannelParts) {
  const { settings, timers, vapid } = parts
  const { push, devTools } = settings
  const embedded = devTools ? storedPush(parts) : noPush
  const shell = push ? shellPush(push, timers) : embedded
  const subject = subjectOf(settings)
  const sent = subject === null ? noPush : webPush({ vapid, subject, timers, allowLocal: devTools })
  const web = devTools ? loopbackPush(sent, embedded) : sent
  return pushSender({ web, android: shell, ios: shell })
}

/** Whom a browser's push service may write to: the page that people know, else who writes to them. */
function subjectOf({ publicUrl, mail }: ChannelParts['settings']): string | null {
  if (publicUrl?.startsWith('https:')) return publicUrl
  return mail && `mailto:${senderOf(mail.from).address}`
}
