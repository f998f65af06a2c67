import { brand } from '../../domain/brand.ts'
import type { ServerLocale } from '../../domain/refusal/wording.ts'

/** What the bot asks somebody to approve. */
export const asks = ['withdrawal', 'transfer', 'release'] as const
export type AskWords = (typeof asks)[number]

interface Words {
  readonly text: string
  /** On the buttons under it. */
  readonly yes: string
  readonly no: string
}

const words: Record<ServerLocale, Record<AskWords, Words>> = {
  en: {
    withdrawal: {
      text: '{brand}: send {amount} over {network}?\n\nTo: {to}\nWith fees: {total}\n\nCompare the address with the one that you want to send to. If you did not ask for it, decline.',
      yes: 'Send',
      no: 'Decline',
    },
    transfer: {
      text: '{brand}: send {amount} to the user {to}?\n\nIf you did not ask for it, decline.',
      yes: 'Send',
      no: 'Decline',
    },
    release: {
      text: '{brand}: release {amount} to {partner} in trade {trade}?\n\nOnly when {fiat} are on your account. This cannot be undone.',
      yes: 'Release',
      no: 'Decline',
    },
  },
  ru: {
    withdrawal: {
      text: '{brand}: отправить {amount} через {network}?\n\nКуда: {to}\nС комиссиями: {total}\n\nСравните адрес с тем, на который хотите отправить. Если вы об этом не просили, отклоните.',
      yes: 'Отправить',
      no: 'Отклонить',
    },
    transfer: {
      text: '{brand}: отправить {amount} пользователю {to}?\n\nЕсли вы об этом не просили, отклоните.',
      yes: 'Отправить',
      no: 'Отклонить',
    },
    release: {
      text: '{brand}: отпустить {amount} партнёру {partner} в сделке {trade}?\n\nТолько если {fiat} уже на вашем счёте. Отменить это нельзя.',
      yes: 'Отпустить',
      no: 'Отклонить',
    },
  },
}

/** Words a question. */
export function askWords(
  ask: AskWords,
  locale: ServerLocale,
  params: Readonly<Record<string, string>>,
): Words {
  const { text, yes, no } = words[locale][ask]
  const given: Readonly<Record<string, string>> = { brand: brand.name, ...params }
  const said = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const param = given[name]
    if (param === undefined) throw new Error(`A question names {${name}}, which it was not given`)
    return param
  })
  return { text: said, yes, no }
}
