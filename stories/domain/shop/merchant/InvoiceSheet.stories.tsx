import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { InvoiceSheet } from '../../../../design-system/domain/shop/merchant/invoice/InvoiceSheet.tsx'
import type { InvoiceSheetContent } from '../../../../design-system/domain/shop/merchant/invoice/InvoiceSheet.tsx'
import { findVisible } from '../../../support/findVisible.ts'

const [onClose, onRetry] = [fn(), fn()]

const loading = { status: 'loading' } as InvoiceSheetContent

const meta = preview.meta({
  title: 'Domain/Merchant/InvoiceSheet',
  component: InvoiceSheet,
  args: { content: loading, onClose },
})

/** The sheet opens at once and can be closed before the invoice has come. */
export const Loading = meta.story({
  play: async ({ userEvent }) => {
    await findVisible(screen.findByRole('dialog', { name: 'Invoice' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(onClose).toHaveBeenCalled()
  },
})
/** An invoice that is not there is said to be of a wrong link or another store, inside the sheet. */
export const Missing = meta.story({ args: { content: { status: 'missing' } } })
/** Trying again happens in the sheet: the list under it stays as it is. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
})
/** Details from before can be read, under a note that they could not be loaded again. */
export const Stale = meta.story({
  args: { content: { status: 'ready', isStale: true, detail: <p>Ethiopia Guji, 1 kg</p> } },
})
/** Why there is no such invoice, in Russian words inside the sheet. */
export const MissingInRussian = meta.story({
  globals: { locale: 'ru' },
  args: { content: { status: 'missing' } },
})
