import type { ApolloClient } from '@apollo/client'
import { marked } from '../../network/apollo/requestMarks.ts'
import type { CaptchaWork } from './captchaCheck.ts'
import { solveCaptcha } from './solveCaptcha.ts'
import { gql } from '../../__generated__/gql.ts'

/** Work for this device, to be shown as done where failed log-ins are many. */
const CaptchaChallengeQuery = gql(`
  query CaptchaChallenge {
    captchaChallenge {
      challenge
    }
  }
`)

/** Fetches a challenge and does its work. Rejects when the service or the device can't. */
export async function doCaptcha(client: ApolloClient, work: CaptchaWork): Promise<string> {
  const { data } = await client.query({
    query: CaptchaChallengeQuery,
    fetchPolicy: 'no-cache',
    context: marked({ errors: 'silent' }),
  })
  if (!data?.captchaChallenge) throw new Error('There is no challenge')
  return solveCaptcha(data.captchaChallenge.challenge, work)
}
