import type { ComponentProps } from 'react'
import { Dialog } from './Dialog.tsx'

/** The details of something in the page behind, from the right; from the bottom on a phone. */
export function Sheet(props: Omit<ComponentProps<typeof Dialog>, 'place'>) {
  return <Dialog place="side" {...props} />
}
