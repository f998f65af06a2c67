import type { feedback as english } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

export const feedback: Translated<typeof english, 'ru'> = {
  title: 'Как прошла сделка с {{name}}?',
  editTitle: 'Изменить отзыв о {{name}}',
  gradeLabel: 'Ваша оценка',
  grade: {
    positive: { name: 'Положительный', hint: 'Всё прошло хорошо' },
    neutral: { name: 'Нейтральный', hint: 'Получилось, но не гладко' },
    negative: {
      name: 'Отрицательный и блокировка',
      hint: 'Вы не увидите объявлений друг друга и не сможете торговать',
    },
  },
  text: 'Несколько слов для других трейдеров',
  textHint: 'Отзыв видят все. Не указывайте имена, счета и телефоны.',
  publish: 'Опубликовать отзыв',
  publishAndBlock: 'Опубликовать и заблокировать {{name}}',
  saveChanges: 'Сохранить изменения',
  sending: 'Публикация',
  mine: 'Ваш отзыв',
  theirs: 'Отзыв от {{name}}',
  edited: 'изменён {{date}}',
  edit: 'Изменить',
  leave: 'Оставить отзыв',
  chooseGrade: 'Выберите оценку',
}
