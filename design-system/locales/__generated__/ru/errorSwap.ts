// Made of the folders of languages by `npm run generate`.
export const errorSwap = {
  swaps_off: "Обмен сейчас выключен.",
  balance_required: "Для обмена нужен положительный баланс",
  same_coin: "Выберите две разные монеты.",
  swap_too_small: "Обменять можно не меньше {{min}} {{asset}}.",
  swap_too_large: "За раз можно обменять не больше {{max}} {{asset}}.",
  quote_expired: "Эта цена истекла. Вот новая.",
  swap_offers_off: "Обмен с трейдерами вам пока не открыт.",
  swap_offer_gone: "Предложения больше нет, или у трейдера стало меньше монет. Выберите другое.",
  no_liquidity: "Сейчас не хватает {{asset}}. Возьмите меньше или другую монету.",
  card_too_small: "Картой можно заплатить не меньше {{min}} {{asset}}.",
  card_too_large: "Картой можно заплатить не больше {{max}} {{asset}}.",
} as const
