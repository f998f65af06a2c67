/** `400 14px/1.43 'IBM Plex Sans'` as people write it: `400 14/20`. */
export function shortFont(font: string): string {
  const [, weight, size, line, unit] = /^(\d+) ([\d.]+)px\/([\d.]+)(px)?/.exec(font) ?? []
  if (weight === undefined) return ''
  const height = unit === undefined ? Math.round(Number(size) * Number(line)) : line
  return `${weight} ${size}/${height}`
}
