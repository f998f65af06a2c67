import type { invitationResources as english } from '../en/invitationResources.ts'
import { invitation } from './invitation.ts'

/** The namespace of Russian that the sign-up and the page of an invitation say; the type keeps it the same as the English one. */
export const invitationResources: Record<keyof typeof english, object> = { invitation }
