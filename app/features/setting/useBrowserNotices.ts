import type { ApolloClient } from '@apollo/client'
import type { BrowserNoticesProps } from '@souk/design-system/domain/people/setting/notice/BrowserNotices.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { marked } from '../../network/apollo/requestMarks.ts'
import { createBrowserPush, type BrowserPush, type BrowserPushState } from '../../device/push/browserPush.ts'
import { browserPushSurroundings } from '../../device/push/browserPushSurroundings.ts'
import { PushKeyQuery } from '../../session/push/PushKey.query.ts'
import { AddPushPlayerMutation, RemovePushPlayerMutation } from '../../session/push/PushPlayer.mutations.ts'
import { safeStorage } from '../../device/storage/safeStorage.ts'
import { useServices } from '../../services/useServices.ts'

/** The switch says itself that it did not work. */
const context = marked({ errors: 'place' })

const browserPushOf = (client: ApolloClient): BrowserPush =>
  createBrowserPush({
    around: browserPushSurroundings(),
    storage: safeStorage(() => localStorage),
    publicKey: async () => {
      const { data } = await client.query({ query: PushKeyQuery, fetchPolicy: 'no-cache', context })
      if (!data?.settings) throw new Error('The settings did not come')
      return data.settings.pushPublicKey
    },
    add: async subscription => {
      const input = { kind: 'web', subscription } as const
      const { data } = await client.mutate({ mutation: AddPushPlayerMutation, variables: { input }, context })
      if (!data?.addPushPlayer) throw new Error('The browser was not taken')
      return data.addPushPlayer.token
    },
    remove: token => client.mutate({ mutation: RemovePushPlayerMutation, variables: { token }, context }),
  })

/** Whether this browser shows the notices of a member, and the way to change it; undefined in a shell, which has its own. */
export function useBrowserNotices(userId: string): BrowserNoticesProps | undefined {
  const { alerts, client, native } = useServices()
  const t = useT('setting')
  const push = useMemo(() => browserPushOf(client), [client])
  const [state, setState] = useState<BrowserPushState>('off')
  const [isWorking, setWorking] = useState(true)
  const isChanging = useRef(false)

  useEffect(() => {
    const look = async () => {
      const found = await push.stateFor(userId)
      // The browser's own question takes the focus, and gives it back before the change is done.
      if (isChanging.current) return
      setState(found)
      setWorking(false)
    }
    void look()
    // Whoever has allowed it in the browser's own settings comes back from there.
    const again = () => void look()
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [push, userId])

  if (native !== null) return undefined
  const change = async (isOn: boolean) => {
    isChanging.current = true
    setWorking(true)
    try {
      setState(await (isOn ? push.turnOn(userId) : push.turnOff()))
    } catch {
      alerts.show({ kind: 'error', title: t(isOn ? 'notice.browser.failed' : 'notice.browser.stopFailed') })
      setState(await push.stateFor(userId))
    }
    isChanging.current = false
    setWorking(false)
  }
  return { state, isWorking, onChange: isOn => void change(isOn) }
}
