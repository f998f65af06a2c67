import type { download as english } from '../en/download.ts'
import type { Translated } from '../translated.ts'

/** Файл, который скачивается. */
export const download: Translated<typeof english, 'ru'> = {
  preparing: 'Готовим файл',
  progress: 'Скачиваем, {{size}}',
  stop: 'Остановить',
  failed: 'Файл не пришёл',
  failedText: 'Ничего не сохранено. Попробуйте ещё раз.',
  tooMany: 'Слишком много файлов подряд. Попробуйте через минуту.',
  done: 'Файл сохранён',
}
