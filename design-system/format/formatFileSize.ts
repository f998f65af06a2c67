import type { Locale } from './locale.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const step = 1024

/** The size of a file: `214 kB`, `1.5 MB`; in Russian `214 кБ`, `1,5 МБ`. 1 kB is 1024 bytes, as limits are set. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const exponent = bytes < step ? 0 : Math.floor(Math.log(bytes) / Math.log(step))
  const index = Math.min(exponent, units.length - 1)
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[index] ?? 'byte',
    unitDisplay: index === 0 ? 'long' : 'short',
    maximumFractionDigits: index < 2 ? 0 : 1,
  })
    .format(bytes / step ** index)
    .replace(/\s/g, '\u00A0')
}
