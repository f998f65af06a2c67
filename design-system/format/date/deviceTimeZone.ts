/** The time zone of the device, as in `Africa/Lagos`. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
