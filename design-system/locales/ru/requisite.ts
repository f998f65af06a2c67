import type { requisite as english } from '../en/requisite.ts'
import type { Translated } from '../translated.ts'

export const requisite: Translated<typeof english, 'ru'> = {
  saved: 'Выберите из сохранённых реквизитов',
  other: 'Другие реквизиты',
  otherNote: 'Введёте их сейчас.',
  keep: 'Сохранить эти реквизиты для следующих сделок',
  kept: 'Реквизиты сохранены',
  notKept: 'Реквизиты не сохранились на будущее',
  example: 'Например, {{example}}',
  masked: 'заканчивается на {{digits}}',
  noteHint: 'Например, адрес, часы или как передать',
  issueTitle: 'Отправьте реквизиты, {{name}} ждёт',
  issueText: 'До этого {{name}} не может заплатить. Их увидит только этот покупатель.',
  sending: 'Отправка',
  loading: 'Загрузка ваших реквизитов',
  failed: 'Ваши реквизиты не загрузились',
}
