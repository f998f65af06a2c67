import type { profile as english } from '../en/profile.ts'
import type { Translated } from '../translated.ts'

export const profile: Translated<typeof english, 'ru'> = {
  presence: {
    online: 'Сейчас в сети',
    justNow: 'В сети только что',
    seen: 'В сети {{time}}',
    offline: 'Не в сети',
  },
  rating: { none: 'Отзывов пока нет', positive: 'положительных отзывов' },
  verified: 'Личность подтверждена',
  trades_one: '{{count, number}} сделка',
  trades_few: '{{count, number}} сделки',
  trades_many: '{{count, number}} сделок',
  trades_other: '{{count, number}} сделки',
}
