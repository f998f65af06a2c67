import type { ShortWords } from '../localeWords.ts'

/** Single sentences. */
export const short: ShortWords = {
  code: '{brand}: ваш код {code}. Никому его не сообщайте.',
  until: 'до {time}',
  swapMethod: 'Обмен внутри {brand}',
  letter: {
    word: 'Ваше антифишинговое слово: {word}. Письмо без него — не от {brand}.',
    noWord: 'Антифишинговое слово ещё не выбрано: «Безопасность», «Антифишинг».',
    link: 'Или скопируйте адрес:',
  },
}
