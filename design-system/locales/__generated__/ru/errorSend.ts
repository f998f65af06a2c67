// Made of the folders of languages by `npm run generate`.
export const errorSend = {
  fee_changed: "Комиссия сети теперь {{fee}} {{asset}}. Проверьте и подтвердите снова.",
  withdrawals_paused: "Вывод средств временно недоступен",
  money_held: "Вывод приостановлен до {{until}}: в аккаунте были изменения.",
  email_unconfirmed: "Сначала подтвердите почту: вывод подтверждается письмом.",
  recipient_unknown: "Пользователя с таким именем нет.",
  recipient_is_you: "Это ваше собственное имя.",
  recipient_blocked: "Этот пользователь сейчас не может получать монеты.",
  own_deposit_address: "Это ваш собственный адрес для пополнения: монеты вернутся к вам.",
  amount_below_fee: "Значение должно быть больше комиссии",
  aml_refused: "Отправка на этот адрес нарушает правила AML, укажите другой адрес",
  memo_not_used: "В сети {{network}} нет memo. Уберите его.",
  address_not_allowed: "У вас разрешена отправка только на сохранённые адреса. Сначала сохраните этот адрес.",
  address_not_usable_yet: "Этим адресом можно пользоваться с {{from}}.",
  saved_address_limit_reached: "Можно сохранить адресов: {{limit}}. Сначала удалите один.",
  address_saved_already: "Этот адрес уже сохранён.",
  withdrawal_moved_on: "Этот вывод уже в другом состоянии. Посмотрите ещё раз.",
} as const
