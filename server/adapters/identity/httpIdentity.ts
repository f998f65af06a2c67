import { Type } from 'typebox'
import type { Timers } from '../../runtime/timers.ts'
import type { IdentityProvider } from '../channels.ts'
import { provider, type ProviderAccess } from '../provider.ts'
import { readReport } from './signedReport.ts'

const opened = Type.Object({
  token: Type.String({ minLength: 16, maxLength: 2048 }),
  // People are sent there: nothing but a page.
  widget_url: Type.String({ pattern: String.raw`^https?://[^\s]+$`, maxLength: 4096 }),
})

/**
 * A provider of identity checks by its HTTP API: `POST /checks {reference, locale}` opens one; what came of it is reported
 * to us, signed with a secret that both know.
 */
export function httpIdentity(
  access: ProviderAccess & { readonly webhookSecret: string },
  timers: Timers,
): IdentityProvider {
  const checks = provider('identity provider', access, timers)
  return {
    async open(reference, locale) {
      const { token, widget_url } = await checks.post('/checks', { reference, locale }, opened)
      return { token, widgetUrl: widget_url }
    },
    read: (body, signature) => readReport(body, signature, access.webhookSecret),
  }
}
