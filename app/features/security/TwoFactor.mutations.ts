import { gql } from '../../__generated__/gql.ts'

export const StartTwoFactorMutation = gql(`
  mutation StartTwoFactor($input: StartTwoFactorInput!) {
    startTwoFactor(input: $input) {
      secret
      uri
    }
  }
`)

export const ConfirmTwoFactorMutation = gql(`
  mutation ConfirmTwoFactor($input: ConfirmTwoFactorInput!) {
    confirmTwoFactor(input: $input) {
      codes
    }
  }
`)

export const RenewRecoveryCodesMutation = gql(`
  mutation RenewRecoveryCodes($input: RenewRecoveryCodesInput!) {
    renewRecoveryCodes(input: $input) {
      codes
    }
  }
`)

export const StopTwoFactorMutation = gql(`
  mutation StopTwoFactor($input: StopTwoFactorInput!) {
    stopTwoFactor(input: $input) {
      isDone
    }
  }
`)

export const SetTwoFactorActionsMutation = gql(`
  mutation SetTwoFactorActions($input: TwoFactorActionsInput!) {
    setTwoFactorActions(input: $input) {
      twoFactorActions
    }
  }
`)
