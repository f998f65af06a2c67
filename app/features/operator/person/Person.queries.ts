import { gql } from '../../../__generated__/gql.ts'

/** Somebody whole, but for what one has to ask to read. */
export const DeskPersonQuery = gql(`
  query DeskPerson($userName: String!) {
    deskPerson(userName: $userName) {
      id
      userName
      isGuest
      countryCode
      roles
      since
      lastOnlineAt
      suspendedAt
      bannedAt
      moneyHold {
        until
      }
      isIdentityVerified
      locale
      identityVerifiedAt
      hasTwoFactor
      fields {
        field
        masked
        isConfirmed
      }
      record {
        tradesCompleted
        tradesCancelled
        tradesOpen
        ratingPercent
        volumeUsd
        disputes
        disputesOpen
      }
      balances {
        coin
        available
        inEscrow
        held
        owed
      }
      trades {
        id
        side
        status
        coin
        amount
        fiat
        fiatAmount
        counterparty
        openedAt
      }
      sessions {
        id
        browser
        system
        address
        createdAt
        lastSeenAt
      }
      ties {
        userName
        kind
        isBanned
        isSuspended
      }
      cautions {
        code
        at
      }
      dataExports {
        id
        state
        askedAt
        madeAt
        takenAt
      }
      notes {
        id
        author
        text
        at
      }
      acts {
        act
        operators
      }
    }
  }
`)

/** What waits for a second operator about somebody, and what was done last. */
export const PersonDeedsQuery = gql(`
  query PersonDeeds($id: ID!, $limit: Int) {
    secondRequests(subjectId: $id, status: asked) {
      items {
        ...SecondRequest_card @unmask
      }
      hasMore
    }
    auditEntries(subjectKind: person, subjectId: $id, limit: $limit) {
      items {
        ...AuditEntry_row @unmask
      }
      hasMore
    }
  }
`)

export const ReadPersonFieldMutation = gql(`
  mutation ReadPersonField($userName: String!, $input: ReadPersonFieldInput!) {
    readPersonField(userName: $userName, input: $input) {
      field
      lines
    }
  }
`)

export const AddPersonNoteMutation = gql(`
  mutation AddPersonNote($userName: String!, $input: AddPersonNoteInput!, $idempotencyKey: String!) {
    addPersonNote(userName: $userName, input: $input, idempotencyKey: $idempotencyKey) {
      id
      author
      text
      at
    }
  }
`)

/** Answers whether it was done, or until when another operator is asked; what has changed is asked for again. */
export const ActOnPersonMutation = gql(`
  mutation ActOnPerson($input: PerformActInput!, $idempotencyKey: String!) {
    performAct(input: $input, idempotencyKey: $idempotencyKey) {
      outcome
      request {
        id
        expiresAt
      }
    }
  }
`)

export const DecideOnPersonMutation = gql(`
  mutation DecideOnPerson($id: ID!, $input: DecideSecondRequestInput!, $idempotencyKey: String!) {
    decideSecondRequest(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...SecondRequest_card @unmask
    }
  }
`)

/** What somebody may do now, as they would be told. */
export const LookAsPersonMutation = gql(`
  mutation LookAsPerson($userName: String!, $input: LookAsPersonInput!) {
    lookAsPerson(userName: $userName, input: $input) {
      matters {
        what
        isAllowed
        words
        until
        obstacles
      }
      adverts {
        used
        limit
      }
      features
    }
  }
`)
