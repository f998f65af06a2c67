import type { sample as english } from '../en/sample.ts'
import type { Translated } from '../translated.ts'

export const sample: Translated<typeof english, 'ru'> = {
  title: 'Заказ № 10482',
  description: '2 × Эфиопия Гуджи, 1 кг, в зёрнах',
}
