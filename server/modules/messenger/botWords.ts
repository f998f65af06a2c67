import { brand } from '../../domain/brand.ts'
import type { ServerLocale } from '../../domain/refusal/wording.ts'

/** What the bot says: an answer to a code, by what the code is for; else what to do instead. */
export const botAnswers = [
  'log_in',
  'link',
  'stale',
  'hello',
  'approved',
  'declined',
  'released',
  'release_declined',
  'too_late',
] as const
export type BotAnswer = (typeof botAnswers)[number]

interface Words {
  readonly text: string
  /** On the button under it. */
  readonly button?: string
}

const words: Record<ServerLocale, Record<BotAnswer, Words>> = {
  en: {
    log_in: {
      text: 'Open this link to log in to {brand}. It works for 5 minutes, once. Give it to nobody. If you did not ask for it, do nothing.',
      button: 'Log in',
    },
    link: {
      text: 'Open this link to link this messenger to the account {name}. It works for 5 minutes, once, in the browser in which you are logged in. If you did not ask for it, do nothing.',
      button: 'Link',
    },
    stale: { text: 'This link is too old, or it was used. Press the button at {brand} once more.' },
    approved: { text: 'Approved. The coins are on their way.' },
    declined: { text: 'Declined. The coins are on your balance again.' },
    released: { text: 'Released. The coins are with the buyer.' },
    release_declined: { text: 'Declined. The coins stay in escrow.' },
    too_late: { text: 'This was decided already, or its time is over. Look at {brand}.' },
    hello: {
      text: 'This is the bot of {brand}. To log in, press the button of this messenger on the log-in page.',
    },
  },
  ru: {
    log_in: {
      text: 'Откройте ссылку, чтобы войти в {brand}. Она действует 5 минут, один раз. Никому её не передавайте. Если вы этого не запрашивали, ничего не делайте.',
      button: 'Войти',
    },
    link: {
      text: 'Откройте ссылку, чтобы привязать этот мессенджер к аккаунту {name}. Она действует 5 минут, один раз, в том браузере, где вы вошли. Если вы этого не запрашивали, ничего не делайте.',
      button: 'Привязать',
    },
    stale: { text: 'Ссылка устарела или уже использована. Нажмите кнопку в {brand} ещё раз.' },
    approved: { text: 'Подтверждено. Монеты отправляются.' },
    declined: { text: 'Отклонено. Монеты снова на балансе.' },
    released: { text: 'Отпущено. Монеты у покупателя.' },
    release_declined: { text: 'Отклонено. Монеты остаются в эскроу.' },
    too_late: { text: 'Это уже решено, или время вышло. Посмотрите в {brand}.' },
    hello: { text: 'Это бот {brand}. Чтобы войти, нажмите кнопку этого мессенджера на странице входа.' },
  },
}

/** @param name the account that a messenger is to be linked to */
export function botWords(answer: BotAnswer, locale: ServerLocale, name = ''): Words {
  const { text, button } = words[locale][answer]
  const said = text.replaceAll('{brand}', brand.name).replace('{name}', () => name)
  return button === undefined ? { text: said } : { text: said, button }
}
