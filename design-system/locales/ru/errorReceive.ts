import type { Translated } from '../translated.ts'
import type { errorReceive as english } from '../en/errorReceive.ts'

/** What refusals of addresses say, in Russian. */
export const errorReceive: Translated<typeof english, 'ru'> = {
  address_limit_reached: 'Новых адресов за сутки можно создать: {{limit}}. Текущий продолжает работать.',
  address_fixed: 'В этой сети адрес один для всех. Чьи монеты, видно по memo.',
}
