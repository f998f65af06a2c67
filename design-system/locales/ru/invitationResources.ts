import type { invitationResources as english } from '../en/invitationResources.ts'
import { agreement } from './agreement.ts'
import { invitation } from './invitation.ts'

/** The namespaces of Russian that come with the sign-up; the type keeps them the same as the English ones. */
export const invitationResources: Record<keyof typeof english, object> = { agreement, invitation }
