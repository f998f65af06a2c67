import { maskedName } from '../../domain/affiliate/maskedName.ts'

/** `p•••r@example.com`: enough to know it again. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${maskedName(email.slice(0, at))}${email.slice(at)}`
}
