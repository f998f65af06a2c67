import type { confirmation as english } from '../en/confirmation.ts'
import type { Translated } from '../translated.ts'

export const confirmation: Translated<typeof english, 'ru'> = {
  page: 'Подтверждение почты',
  checking: 'Проверяем ссылку',
  confirmed: { title: 'Адрес подтверждён', text: 'Теперь письма о сделках приходят на него.' },
  used: {
    title: 'Эта ссылка уже использована',
    text: 'Ссылка действует один раз. Если вы её уже открывали, адрес подтверждён.',
  },
  expired: { title: 'Срок ссылки истёк', text: 'Запросите новую; действует последнее письмо.' },
  invalid: {
    title: 'Ссылка недействительна',
    text: 'Откройте её из письма ещё раз или скопируйте адрес целиком.',
  },
  taken: {
    title: 'Адрес принадлежит другому аккаунту',
    text: 'Его уже подтвердил кто-то другой. Войдите в тот аккаунт или укажите другой адрес.',
  },
  resend: 'Отправить новую ссылку',
  dashboard: 'В кабинет',
}
