import { all, nothing, parties, users, usersAre, type Case, type Outcome } from './case.ts'
import { present, type Scene } from './scene.ts'

/** For everybody but operators there is no desk; the operator of the scenes has confirmed. */
const operatorsAt = (outcome: Outcome) => all('not_found', { operator: outcome })

const noId = '01900000-0000-7000-8000-000000000000'
const reason = 'A letter from their bank.'
const stranger = ({ cast }: Scene) => ({ params: { user_name: present(cast.stranger).name } })

/** What operators do at their desk. */
export const deskTable = {
  deskSession: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  openDesk: [
    { at: 'nothing', sends: () => ({ body: { code: '000000' } }), says: operatorsAt('two_factor_off') },
  ],
  leaveDesk: [{ at: 'nothing', endsSession: true, sends: nothing, says: operatorsAt('ok') }],
  deskQueues: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  deskBooks: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  deskFigures: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  deskSwitches: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  deskStores: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  deskDeposits: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  deskWithdrawals: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  deskIdentityChecks: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  deskInvitations: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  deskJobs: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  deskMessages: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  deskChains: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  deskRates: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  exportDeskList: [{ at: 'nothing', sends: () => ({ params: { list: 'jobs' } }), says: operatorsAt('ok') }],
  deskReports: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  readReportedMessage: [
    {
      at: 'nothing',
      sends: () => ({ params: { id: noId }, body: { reason } }),
      says: operatorsAt('not_found'),
    },
  ],
  deskPeople: [{ at: 'nothing', sends: () => ({ query: { search: 'stranger' } }), says: operatorsAt('ok') }],
  deskPerson: [{ at: 'nothing', sends: stranger, says: operatorsAt('ok') }],
  readPersonField: [
    {
      at: 'nothing',
      sends: scene => ({ ...stranger(scene), body: { field: 'email', reason } }),
      says: operatorsAt('ok'),
    },
  ],
  lookAsPerson: [
    { at: 'nothing', sends: scene => ({ ...stranger(scene), body: { reason } }), says: operatorsAt('ok') },
  ],
  dataExport: [{ at: 'nothing', sends: nothing, says: users }],
  askDataExport: [
    {
      at: 'nothing',
      sends: () => ({ body: { password: 'not the right one' } }),
      says: usersAre('wrong_password'),
    },
  ],
  downloadDataExport: [
    { at: 'nothing', sends: () => ({ params: { id: noId } }), says: usersAre('not_found') },
  ],
  addPersonNote: [
    {
      at: 'nothing',
      sends: scene => ({ ...stranger(scene), body: { text: 'Has called.' } }),
      says: operatorsAt('ok'),
    },
  ],
  performAct: [
    {
      at: 'nothing',
      sends: () => ({ body: { act: 'pause', subject_id: 'nothing-like-it', reason } }),
      says: operatorsAt('not_found'),
    },
    {
      at: 'nothing',
      sends: () => ({ body: { act: 'resume', subject_id: 'withdrawals', reason } }),
      says: operatorsAt('ok'),
    },
  ],
  secondRequests: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  decideSecondRequest: [
    {
      at: 'nothing',
      sends: () => ({ params: { id: noId }, body: { decision: 'approve' } }),
      says: operatorsAt('not_found'),
    },
  ],
  auditEntries: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  checkAuditTrail: [{ at: 'nothing', sends: nothing, says: operatorsAt('ok') }],
  // Whoever meets somebody here may say so to the house; of oneself nobody says anything.
  reportSomething: [
    {
      at: 'nothing',
      sends: ({ cast }) => ({
        body: { kind: 'person', subject_id: present(cast.stranger).name, reason: 'spam' },
      }),
      says: all('ok', { visitor: 'unauthenticated', stranger: 'forbidden' }),
    },
    {
      at: 'new',
      sends: ({ message }) => ({ body: { kind: 'message', subject_id: message, reason: 'abuse' } }),
      says: parties({ owner: 'forbidden', counterparty: 'ok' }),
    },
  ],
} as const satisfies Partial<Record<string, readonly [Case, ...Case[]]>>
