import { gql } from '../../../__generated__/gql.ts'

/** Stores by how they stand and what they are called, the oldest first. */
export const DeskStoresQuery = gql(`
  query DeskStores($status: MerchantAccountStatus, $search: String, $after: String, $limit: Int) {
    deskStores(status: $status, search: $search, after: $after, limit: $limit) {
      items {
        id
        number
        title
        type
        description
        owner
        successUrl
        status
        statusReason
        statusChangedAt
        acts
      }
      hasMore
    }
  }
`)

/** Deposits without an owner, and who claims them. */
export const DeskDepositsQuery = gql(`
  query DeskDeposits($after: String, $limit: Int) {
    deskDeposits(after: $after, limit: $limit) {
      items {
        id
        coin
        amount
        network
        txid
        address
        sender
        confirmations
        seenAt
        claimants {
          userName
          claimedAt
          earlier
        }
      }
      hasMore
    }
  }
`)

/** Withdrawals that should have moved by now. */
export const DeskWithdrawalsQuery = gql(`
  query DeskWithdrawals($after: String, $limit: Int) {
    deskWithdrawals(after: $after, limit: $limit) {
      items {
        id
        userName
        coin
        amount
        network
        address
        status
        txid
        confirmations
        notBefore
        createdAt
        updatedAt
      }
      hasMore
    }
  }
`)

/** Checks of identities that their provider has not answered. */
export const DeskIdentityChecksQuery = gql(`
  query DeskIdentityChecks($after: String, $limit: Int) {
    deskIdentityChecks(after: $after, limit: $limit) {
      items {
        id
        userName
        createdAt
      }
      hasMore
    }
  }
`)

/** People whose bonus is held. */
export const DeskInvitationsQuery = gql(`
  query DeskInvitations($after: String, $limit: Int) {
    deskInvitations(after: $after, limit: $limit) {
      items {
        id
        userName
        inviter
        kind
        tradeId
        at
        acts
      }
      hasMore
    }
  }
`)

/** What people have reported, with everybody who did; or the offers that are hidden. */
export const DeskReportsQuery = gql(`
  query DeskReports($state: DeskReportState, $after: String, $limit: Int) {
    deskReports(state: $state, after: $after, limit: $limit) {
      items {
        id
        kind
        label
        person
        openedAt
        count
        reports {
          reporter
          reason
          words
          at
        }
        texts
        isPrivate
        withheldReason
        acts
      }
      hasMore
    }
  }
`)

export const ReadReportedMessageMutation = gql(`
  mutation ReadReportedMessage($id: ID!, $input: ReadReportedMessageInput!) {
    readReportedMessage(id: $id, input: $input) {
      text
      hasFile
    }
  }
`)

/** Answers whether it was done, or until when another operator is asked. */
export const ActOnQueueMutation = gql(`
  mutation ActOnQueue($input: PerformActInput!, $idempotencyKey: String!) {
    performAct(input: $input, idempotencyKey: $idempotencyKey) {
      outcome
      request {
        id
        expiresAt
      }
    }
  }
`)

export const DecideOnQueueMutation = gql(`
  mutation DecideOnQueue($id: ID!, $input: DecideSecondRequestInput!, $idempotencyKey: String!) {
    decideSecondRequest(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...SecondRequest_card @unmask
    }
  }
`)
