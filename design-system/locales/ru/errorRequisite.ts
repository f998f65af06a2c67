import type { errorRequisite as english } from '../en/errorRequisite.ts'
import type { Translated } from '../translated.ts'

export const errorRequisite: Translated<typeof english, 'ru'> = {
  iban_invalid: 'Это не IBAN. Проверьте буквы и цифры.',
  iban_other_country: 'Этот IBAN из страны, куда этим способом не платят.',
  bic_invalid: 'Это не BIC. В нём 8 или 11 знаков.',
  card_invalid: 'Это не номер карты. Проверьте цифры.',
  account_number_invalid: 'Знаков в номере счёта здесь: {{length}}.',
  branch_code_invalid: 'Знаков в коде отделения здесь: {{length}}.',
  sort_code_invalid: 'В коде сортировки 6 цифр.',
  routing_number_invalid: 'Это не маршрутный номер банка. В нём 9 цифр.',
  phone_other_country: 'Этот номер из страны, куда этим способом не платят.',
  pix_key_invalid: 'Это не ключ Pix.',
  upi_id_invalid: 'Это не UPI ID вида name@bank.',
  applink_invalid: 'Укажите ссылку, которая начинается с https://.',
  auto_issue_off: 'Сначала включите автоматическую выдачу реквизитов.',
  saved_search_limit_reached: 'Можно сохранить поисков: {{limit}}. Сначала удалите лишние.',
  credential_limit_reached: 'Можно сохранить реквизитов: {{limit}}. Сначала удалите лишние.',
  credential_in_use: 'Объявлений с этими реквизитами: {{count}}. Сначала выберите в них другие.',
  requisites_missing: 'Продавец ещё не указал реквизиты.',
  requisites_given: 'Реквизиты уже указаны.',
}
