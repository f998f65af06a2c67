import { modalKinds } from '@souk/design-system/modal/modalKinds.ts'
import { expect, test } from 'vitest'
import { modalTable } from './modalTable.ts'

test('the modals are those of the specification (001 §2)', () => {
  expect([...modalKinds]).toEqual([
    'confirmation',
    'verification',
    'attachment',
    'telegramConfirmation',
    'avatar',
    'story',
    'feedback',
    'rate',
    'search',
    'trustpilot',
    'swapSuccess',
    'swapConfirmation',
  ])
})

test.each(modalKinds)('the modal %s has a component to open', async kind => {
  expect(await modalTable[kind].load()).toBeTypeOf('function')
})
