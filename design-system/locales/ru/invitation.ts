import type { invitation as english } from '../en/invitation.ts'
import type { Translated } from '../translated.ts'

/** Who invited somebody, where they sign up and where they look first. */
export const invitation: Translated<typeof english, 'ru'> = {
  by: '{{name}} приглашает вас',
  both: 'Вы получите {{own}} в {{coin}}, а {{name}} – {{theirs}}.',
  when: 'Один раз, после вашей первой сделки от {{least}}.',
}
