import type { market as english } from '../en/market.ts'
import type { Translated } from '../translated.ts'

export const market: Translated<typeof english, 'ru'> = {
  title: '{{coin}} в {{fiat}}',
  all: 'Все монеты в {{fiat}}',
  coin: 'Монета',
  now: 'Сейчас',
  period: 'За какое время',
  periods: { day: '24 часа', week: '7 дней', month: '30 дней', year: 'Год' },
  chart: 'Курс {{coin}} в {{fiat}}',
  point: '{{rate}}, {{time}}',
  low: 'Минимум {{rate}}',
  high: 'Максимум {{rate}}',
  time: 'Время',
  rate: 'Курс',
  young: 'Истории этого курса ещё нет.',
  stale: 'Курс на {{time}}',
  loading: 'Курсы загружаются',
  failed: 'Курсы не загрузились',
  retry: 'Повторить',
}
