import type { AskText, AskWords } from '../askWords.ts'

/** What the messenger asks. */
export const asks: Readonly<Record<AskWords, AskText>> = {
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
}
