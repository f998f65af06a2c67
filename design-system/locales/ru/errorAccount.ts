import type { errorAccount as english } from '../en/errorAccount.ts'
import type { Translated } from '../translated.ts'

export const errorAccount: Translated<typeof english, 'ru'> = {
  two_factor_off: 'Сначала включите двухфакторную защиту.',
  two_factor_on: 'Двухфакторная защита уже включена.',
  wrong_password: 'Неверный пароль.',
  own_session: 'Это текущий сеанс. Чтобы завершить его, выйдите.',
  user_name_fixed: 'Имя можно сменить только до первой сделки.',
  last_one_stays: 'Хотя бы одна должна остаться включённой.',
  invite_code_unknown: 'Такого кода нет.',
  invite_code_limit: 'Ссылок может быть {{max}}.',
  last_invite_code: 'Это единственная ссылка.',
  deletion_refused: 'Аккаунт пока нельзя удалить.',
  name_differs: 'Это не ваше имя пользователя.',
  phone_invalid: 'По такому номеру телефона нельзя связаться.',
  phone_taken: 'Этот номер подтверждён в другом аккаунте.',
  phone_verified_already: 'Этот номер уже подтверждён.',
  messenger_linked_already: 'Уже привязан другой аккаунт мессенджера. Сначала отвяжите его.',
  last_way_in: 'Это ваш единственный способ входа. Сначала задайте почту и пароль.',
  messenger_taken: 'Этот аккаунт мессенджера привязан к другому аккаунту.',
  messenger_not_asked: 'Откройте ссылку в том браузере, где вы вошли и запросили её.',
  email_confirmed_already: 'Этот адрес уже подтверждён.',
}
