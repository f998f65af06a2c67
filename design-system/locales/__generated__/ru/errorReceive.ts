// Made of the folders of languages by `npm run generate`.
export const errorReceive = {
  address_limit_reached: "Новых адресов за сутки можно создать: {{limit}}. Текущий продолжает работать.",
  address_fixed: "В этой сети адрес один для всех. Чьи монеты, видно по memo.",
} as const
