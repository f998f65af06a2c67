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

export const Loading = meta.story({
  play: async ({ userEvent }) => {
    await findVisible(screen.findByRole('dialog', { name: 'Invoice' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(onClose).toHaveBeenCalled()
  },
})
export const Missing = meta.story({ args: { content: { status: 'missing' } } })
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
})
export const Stale = meta.story({
  args: { content: { status: 'ready', isStale: true, detail: <p>Ethiopia Guji, 1 kg</p> } },
})
export const MissingInRussian = meta.story({
  globals: { locale: 'ru' },
  args: { content: { status: 'missing' } },
})
