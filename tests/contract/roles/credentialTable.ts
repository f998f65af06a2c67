import { all, nothing, users, type Case } from './case.ts'
import { savedRequisites } from './props.ts'
import type { Scene } from './scene.ts'

const saved = ({ credential: id }: Scene) => ({ params: { id } })
/** For everybody else they do not exist, whatever their duty. */
const ownerAlone = all('not_found', { visitor: 'unauthenticated', guest: 'log_in_required', owner: 'ok' })

/** Saved requisites. */
export const credentialTable = {
  paymentCredentials: [
    {
      at: 'nothing',
      sends: nothing,
      says: users,
      shows: (list, role, { credential }) => ({
        onlyTheirOwn:
          role === 'owner' || (list['items'] as { id: string }[]).every(item => item.id !== credential),
      }),
    },
  ],
  paymentCredential: [{ at: 'nothing', sends: saved, says: ownerAlone }],
  createPaymentCredential: [{ at: 'nothing', sends: () => ({ body: savedRequisites }), says: users }],
  updatePaymentCredential: [
    { at: 'nothing', sends: scene => ({ ...saved(scene), body: { is_active: false } }), says: ownerAlone },
  ],
  deletePaymentCredential: [
    { at: 'nothing', sends: saved, says: ownerAlone },
    {
      at: 'waiting',
      sends: saved,
      says: { ...ownerAlone, owner: 'credential_in_use' },
    },
  ],
} as const satisfies Readonly<Record<string, readonly [Case, ...Case[]]>>
