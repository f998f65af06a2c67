import type { ModalTable } from './modalTable.ts'
import type { Modal } from './useModal.ts'

const table = {
  confirmation: { load: () => import('./Confirmation.tsx').then(module => module.Confirmation) },
} satisfies ModalTable

// @ts-expect-error not a kind of the specification
const unknown = { surprise: table.confirmation } satisfies ModalTable

async function openSome(modal: Modal<typeof table>) {
  const answer: true | undefined = await modal.open('confirmation', { title: 'Sure?', confirmLabel: 'Go' })
  // @ts-expect-error a kind that is not in the table
  await modal.open('feedback', {})
  // @ts-expect-error a prop is missing
  await modal.open('confirmation', { title: 'Sure?' })
  // @ts-expect-error the host gives the controls
  await modal.open('confirmation', { title: 'Sure?', confirmLabel: 'Go', dismiss: () => {} })
  return answer
}

void [unknown, openSome]
