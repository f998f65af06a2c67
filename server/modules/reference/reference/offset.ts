const formats = new Map<string, Intl.DateTimeFormat>()

/** Minutes by which a zone's clocks are ahead of UTC at a moment. */
export function offsetMinutes(timeZone: string, at: Date): number {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    formats.set(timeZone, format)
  }
  const name = format.formatToParts(at).find(part => part.type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  if (!sign) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
