import type { agreement as english } from '../en/agreement.ts'
import type { Translated } from '../translated.ts'

export const agreement: Translated<typeof english, 'ru'> = {
  accepts: 'Создавая аккаунт, вы принимаете:',
  userAgreement: 'Пользовательское соглашение',
  privacy: 'Политика конфиденциальности',
  newTab: 'откроется новая вкладка',
  title: 'Пользовательское соглашение изменилось',
  since: 'Новая версия действует с {{date}}.',
  changed: 'Что изменилось:',
  read: 'Прочитать соглашение',
  earlier: 'Прежние версии — на странице соглашения.',
  follows:
    'Для вас новая версия начнёт действовать с вашего согласия. Открытые сделки закончатся по той версии, при которой начались.',
  accept: 'Принять',
  accepting: 'Принимаем',
  later: 'Позже',
  laterNote: 'Если выбрать «Позже», мы спросим снова при следующем входе.',
  logOut: 'Выйти',
}
