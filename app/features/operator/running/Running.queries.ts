import { gql } from '../../../__generated__/gql.ts'

/** Everything that the server does by itself. */
export const DeskJobsQuery = gql(`
  query DeskJobs($state: DeskJobState) {
    deskJobs(state: $state) {
      items {
        id
        state
        isRecurring
        isRunning
        doneAt
        nextAt
        due
        lateSince
        failing
        givenUp
        failedInARow
        failingSince
        failedAt
        lastError
        acts
      }
    }
  }
`)

/** What could not be said. */
export const DeskMessagesQuery = gql(`
  query DeskMessages($way: DeskMessageWay, $state: DeskMessageState, $after: String, $limit: Int) {
    deskMessages(way: $way, state: $state, after: $after, limit: $limit) {
      items {
        id
        way
        kind
        userName
        store
        address
        state
        failingSince
        attempts
        lastError
        nextAt
        acts
      }
      hasMore
    }
  }
`)

/** The networks and the signer. */
export const DeskChainsQuery = gql(`
  query DeskChains {
    deskChains {
      items {
        network
        isSimulated
        state
        height
        head
        behind
        hot {
          coin
          amount
        }
      }
      room {
        coin
        limit
        left
      }
      withdrawalsPaused
    }
  }
`)

/** Every pair with the dollar. */
export const DeskRatesQuery = gql(`
  query DeskRates($state: DeskRateState) {
    deskRates(state: $state) {
      items {
        id
        isCoin
        value
        rateAt
        state
        sources {
          source
          value
          at
        }
        spreadPercent
        pausedAt
        changedAt
        changedBy
        reason
        acts
      }
    }
  }
`)

export const ActOnRunningMutation = gql(`
  mutation ActOnRunning($input: PerformActInput!, $idempotencyKey: String!) {
    performAct(input: $input, idempotencyKey: $idempotencyKey) {
      outcome
      request {
        ...SecondRequest_card @unmask
      }
    }
  }
`)

export const DecideOnRunningMutation = gql(`
  mutation DecideOnRunning($id: ID!, $input: DecideSecondRequestInput!, $idempotencyKey: String!) {
    decideSecondRequest(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...SecondRequest_card @unmask
    }
  }
`)
