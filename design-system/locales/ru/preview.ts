import type { preview as english } from '../en/preview.ts'
import type { Translated } from '../translated.ts'

export const preview: Translated<typeof english, 'ru'> = {
  from: 'От {{price}} за 1 {{coin}}',
  upTo: 'До {{price}} за 1 {{coin}}',
}
