import { nobody } from '../../identity.ts'
import { type RestClient, ServerSilent } from '../../upstream/restClient.ts'

/** What asks the server as anybody would, in a language: `null` for what it has not. */
export type AskPublicly = <Answer>(
  path: string,
  locale?: string,
  signal?: AbortSignal,
) => Promise<Answer | null>

/** Throws {@link ServerSilent} where the server is away, or has no time. */
export const askPublicly =
  (rest: Pick<RestClient, 'call'>, newRequestId: () => string): AskPublicly =>
  async <Answer>(path: string, locale?: string, signal?: AbortSignal) => {
    const caller = { ...nobody, requestId: newRequestId(), language: locale ?? null }
    const { status, body } = await rest.call({ method: 'GET', path: `/api${path}` }, caller, signal)
    if (status >= 500 || status === 429) throw new ServerSilent('away')
    return status === 200 ? (body as Answer) : null
  }
