import type { story as english } from '../en/story.ts'
import type { Translated } from '../translated.ts'

export const story: Translated<typeof english, 'ru'> = {
  strip: 'Истории',
  isNew: 'новая',
  slide: '{{number, number}} из {{count, number}}',
  previous: 'Назад',
  next: 'Дальше',
  pause: 'Пауза',
  play: 'Продолжить',
}
