// Made of the folders of languages by `npm run generate`.
export const errorDesk = {
  confirmation_required: "Сначала подтвердите вход кодом из приложения.",
  own_account: "Со своим аккаунтом этого сделать нельзя.",
  second_operator_required: "Это должен сделать другой оператор.",
  only_asker_may: "Отозвать запрос может только тот, кто его подал.",
  act_not_possible: "Сейчас это сделать нельзя.",
  request_closed: "Запрос уже закрыт.",
  asked_already: "Второй оператор уже получил запрос.",
} as const
