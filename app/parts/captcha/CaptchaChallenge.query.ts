import { gql } from '../../__generated__/gql.ts'

/** Work for this device, to be shown as done where failed log-ins are many. */
export const CaptchaChallengeQuery = gql(`
  query CaptchaChallenge {
    captchaChallenge {
      challenge
    }
  }
`)
