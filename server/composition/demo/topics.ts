import type { ServerLocale } from '../../locales/localeTable.ts'

/** What a message may be about, the first that fits; `other` fits everything. */
export const topics = ['dispute', 'requisites', 'paid', 'wait', 'thanks', 'hello', 'other'] as const
export type Topic = (typeof topics)[number]

/** By the beginnings of words, in both languages of the demo market. */
const signs: Readonly<Record<Topic, RegExp>> = {
  dispute: /\b(dispute|arbiter|arbitrat)|(^|[^а-я])(спор|диспут|арбитр)/,
  requisites:
    /\b(where (do|can|should) i pay|account number|payment details)|реквизит|куда (платить|переводить)/,
  paid: /\b(paid|sent|transferred|release|coins)\b|(^|[^а-я])(оплат|отправи|перев[её]л|отпусти|отпуска|монет)/,
  wait: /\b(wait|when|how long|are you there|hurry)\b|(^|[^а-я])(когда|долго|жду|вы тут|вы здесь)/,
  thanks: /\b(thank|thanks|bye)\b|(^|[^а-я])(спасибо|благодар|пока($|[^а-я]))/,
  hello: /\b(hello|hi|hey|good (morning|day|evening))\b|(^|[^а-я])(привет|здравствуй|добр(ый|ое|ого))/,
  other: /^/,
}

/** What a message is about. */
export function topicOf(text: string): Topic {
  const lower = text.toLowerCase()
  return topics.find(topic => signs[topic].test(lower)) ?? 'other'
}

/** In which language somebody writes, of those that the demo market knows; null where no letter tells. */
export const languageOf = (text: string): ServerLocale | null =>
  /\p{Script=Cyrillic}/u.test(text) ? 'ru' : /\p{Script=Latin}/u.test(text) ? 'en' : null
