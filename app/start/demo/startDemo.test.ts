import { createI18n } from '@souk/design-system/locales/createI18n.ts'
import { expect, test } from 'vitest'
import { createLaterSlot } from '../../services/laterSlot.ts'
import { followDemo } from './followDemo.tsx'
import { startDemo, type DemoServices } from './startDemo.ts'

const demo = {
  people: ['amina'],
  password: 'Souk-demo-1',
  tries: [{ kind: 'buy', path: '/buy' }],
}

/** A browser at a service that has the tools or not, and is a demo or not. */
async function browser({
  devTools,
  isDemo = true,
  kept = null as string | null,
}: {
  devTools: boolean
  isDemo?: boolean
  kept?: string | null
}) {
  const loaded: string[] = []
  const hint = createLaterSlot<object>()
  const services = {
    client: {
      readQuery: () => ({ settings: { devTools } }),
      query: async () => ({ data: { settings: { demo: isDemo ? demo : null } } }),
    },
    hint,
    i18n: await createI18n('en'),
    navigation: { locale: () => 'en' },
  } as unknown as DemoServices
  await startDemo(services, { getItem: () => kept, setItem: () => {}, removeItem: () => {} }, async () => {
    loaded.push('followDemo')
    return { followDemo }
  })
  return { loaded, isShown: hint.current() !== null }
}

test('in the demo it is shown what to try', async () => {
  expect(await browser({ devTools: true })).toEqual({ loaded: ['followDemo'], isShown: true })
})

test('where there is no page /dev nothing of it is fetched', async () => {
  expect(await browser({ devTools: false })).toEqual({ loaded: [], isShown: false })
})

test('a developer’s machine without the demo market shows none', async () => {
  expect(await browser({ devTools: true, isDemo: false })).toMatchObject({ isShown: false })
})

test('what was put away in this browser is not fetched again', async () => {
  expect(await browser({ devTools: true, kept: '1' })).toEqual({ loaded: [], isShown: false })
})
