import { gql } from '../../__generated__/gql.ts'

export const StartPhoneVerificationMutation = gql(`
  mutation StartPhoneVerification($input: StartPhoneVerificationInput!) {
    startPhoneVerification(input: $input) {
      phone
      method
      againAt
    }
  }
`)

export const SendPhoneSmsMutation = gql(`
  mutation SendPhoneSms {
    sendPhoneSms {
      phone
      method
      againAt
    }
  }
`)

export const VerifyPhoneMutation = gql(`
  mutation VerifyPhone($input: VerifyPhoneInput!) {
    verifyPhone(input: $input) {
      verifiedAt
    }
  }
`)

export const RemovePhoneMutation = gql(`
  mutation RemovePhone($input: RemovePhoneInput!) {
    removePhone(input: $input) {
      isDone
    }
  }
`)
