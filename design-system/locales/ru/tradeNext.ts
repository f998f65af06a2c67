import type { tradePage as english } from '../en/tradePage.ts'
import type { Translated } from '../translated.ts'

/** What happens next in a trade. */
export const tradeNext: Translated<(typeof english)['next'], 'ru'> = {
  title: 'Что будет дальше',
  sellerTellsTitle: 'Продавец пришлёт реквизиты',
  sellerTells: 'Они появятся здесь сами. Время на оплату пойдёт с этого момента.',
  youTellTitle: 'Вы сообщаете реквизиты',
  youTell: '{{name}} ждёт их. Время на оплату пойдёт, когда вы их отправите.',
  youPayTitle: 'Вы нажмёте «Я оплатил»',
  youPay: 'Таймер остановится. {{name}} сразу узнает.',
  sellerChecksTitle: 'Продавец проверит счёт',
  sellerChecks: 'Чат остаётся открытым.',
  sellerChecksIn: 'Обычно {{time}}. Чат остаётся открытым.',
  coinsToYouTitle: 'Монеты выйдут из эскроу',
  coinsToYou: '{{amount}} станут вашими.',
  buyerPaysTitle: 'Покупатель платит',
  buyerPays: '{{name}} переводит {{payment}} и сообщает об этом здесь. До этого от вас ничего не нужно.',
  youCheckTitle: 'Вы проверяете счёт',
  youCheck: 'Смотрите в банк, а не на скриншот.',
  youReleaseTitle: 'Вы отпускаете монеты',
  youRelease: '{{amount}} получит {{name}}. Отменить это нельзя.',
  disputeIfNotTitle: 'Если монеты не отпустят',
  disputeIfNot: 'Вы сможете открыть спор, и решит арбитр.',
  ifNotPaidTitle: 'Если ничего не пришло',
  ifNotPaid: 'Не отпускайте монеты. Напишите покупателю {{name}}; он может открыть спор, и решит арбитр.',
  arbiterReadsTitle: 'Арбитр читает',
  arbiterReads: 'Каждая сторона один раз описывает, что случилось, затем отвечает арбитру.',
  proofTitle: 'Покажите, что у вас есть',
  proof: 'Приложите чек или выписку в чате.',
  arbiterDecidesTitle: 'Арбитр решает',
  arbiterDecides: 'До этого монеты остаются в эскроу, сколько бы времени ни понадобилось.',
}
