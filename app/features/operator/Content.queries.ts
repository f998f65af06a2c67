import { gql } from '../../__generated__/gql.ts'

/** What is written here to be read, what was changed last first. */
export const EditedDocumentsQuery = gql(`
  query EditedDocuments($kind: DocumentKind, $state: DocumentState, $search: String, $before: String, $limit: Int) {
    editedDocuments(kind: $kind, state: $state, search: $search, before: $before, limit: $limit) {
      items {
        id
        kind
        code
        parent
        place
        address
        archivedAt
        changedAt
        changedBy
        locales {
          locale
          title
          isShown
          scheduledAt
          hasDraft
        }
      }
      hasMore
    }
  }
`)

/** A document, how it stands in each language, and its latest versions. Every change answers it. */
gql(`
  fragment EditedDocument_parts on EditedDocument {
    id
    kind
    code
    parent
    place
    address
    hasText
    titleMost
    descriptionMost
    extraFields
    archivedAt
    changedAt
    changedBy
    locales {
      locale
      shown {
        ...DocumentVersion_parts @unmask
      }
      scheduled {
        ...DocumentVersion_parts @unmask
      }
      draft {
        ...DocumentVersion_parts @unmask
      }
      latest {
        ...DocumentVersion_parts @unmask
      }
      versions {
        ...DocumentVersion_parts @unmask
      }
      hasMore
    }
  }
`)

/** A version without its text. */
gql(`
  fragment DocumentVersion_parts on DocumentVersion {
    number
    revision
    state
    showsFrom
    title
    madeAt
    madeBy
  }
`)

/** What is found in a text. */
gql(`
  fragment DocumentFinding_parts on DocumentFinding {
    code
    severity
    line
    values {
      name
      value
    }
  }
`)

export const EditedDocumentQuery = gql(`
  query EditedDocument($id: ID!) {
    editedDocument(id: $id) {
      ...EditedDocument_parts @unmask
    }
  }
`)

export const DocumentVersionsQuery = gql(`
  query DocumentVersions($id: ID!, $locale: Locale!, $before: Int, $limit: Int) {
    documentVersions(id: $id, locale: $locale, before: $before, limit: $limit) {
      items {
        ...DocumentVersion_parts @unmask
      }
      hasMore
    }
  }
`)

/** What a version says, as it was written. */
export const DocumentVersionQuery = gql(`
  query DocumentVersion($id: ID!, $locale: Locale!, $number: Int!) {
    documentVersion(id: $id, locale: $locale, number: $number) {
      documentId
      locale
      number
      revision
      state
      showsFrom
      title
      description
      source
      extra {
        cover
        alt
        holdsFrom
        change
        asksAgain
        territory
        currency
        coins
        methods
        amount
        tone
        icon
        linkPath
        linkLabel
        about
        saidOn
        url
        isExample
      }
      madeAt
      madeBy
    }
  }
`)

/** A text as its readers would get it. */
export const PreviewDocumentQuery = gql(`
  query PreviewDocument($input: PreviewDocumentInput!) {
    previewDocument(input: $input) {
      title
      description
      minutes
      tree
      topics {
        code
        title
        questions {
          code
          question
          tree
        }
      }
      story {
        id
        tone
        icon
        title
        isViewed
        slides {
          title
          text
          linkPath
          linkLabel
        }
      }
      promoBlock {
        id
        tone
        icon
        title
        text
        linkPath
        linkLabel
      }
      serviceFeedback {
        id
        author
        about
        text
        at
      }
      mediaPartner {
        id
        name
        url
        quote
      }
      problems {
        ...DocumentFinding_parts @unmask
      }
    }
  }
`)

export const LintDocumentQuery = gql(`
  query LintDocument($id: ID!, $input: LintDocumentInput!) {
    lintDocument(id: $id, input: $input) {
      findings {
        ...DocumentFinding_parts @unmask
      }
      readability {
        words
        sentences
        longestSentence
        ease
      }
    }
  }
`)

export const CreateDocumentMutation = gql(`
  mutation CreateDocument($input: CreateDocumentInput!, $idempotencyKey: String!) {
    createDocument(input: $input, idempotencyKey: $idempotencyKey) {
      ...EditedDocument_parts @unmask
    }
  }
`)

export const UpdateDocumentMutation = gql(`
  mutation UpdateDocument($id: ID!, $input: UpdateDocumentInput!) {
    updateDocument(id: $id, input: $input) {
      ...EditedDocument_parts @unmask
    }
  }
`)

export const SaveDocumentDraftMutation = gql(`
  mutation SaveDocumentDraft($id: ID!, $input: SaveDocumentDraftInput!) {
    saveDocumentDraft(id: $id, input: $input) {
      ...EditedDocument_parts @unmask
    }
  }
`)

export const DropDocumentDraftMutation = gql(`
  mutation DropDocumentDraft($id: ID!, $input: DropDocumentDraftInput!) {
    dropDocumentDraft(id: $id, input: $input) {
      ...EditedDocument_parts @unmask
    }
  }
`)

export const PublishDocumentMutation = gql(`
  mutation PublishDocument($id: ID!, $input: PublishDocumentInput!) {
    publishDocument(id: $id, input: $input) {
      ...EditedDocument_parts @unmask
    }
  }
`)

export const CancelDocumentScheduleMutation = gql(`
  mutation CancelDocumentSchedule($id: ID!, $input: CancelDocumentScheduleInput!) {
    cancelDocumentSchedule(id: $id, input: $input) {
      ...EditedDocument_parts @unmask
    }
  }
`)

export const RestoreDocumentVersionMutation = gql(`
  mutation RestoreDocumentVersion($id: ID!, $input: RestoreDocumentVersionInput!) {
    restoreDocumentVersion(id: $id, input: $input) {
      ...EditedDocument_parts @unmask
    }
  }
`)

export const ArchiveDocumentMutation = gql(`
  mutation ArchiveDocument($id: ID!) {
    archiveDocument(id: $id) {
      ...EditedDocument_parts @unmask
    }
  }
`)

export const BringBackDocumentMutation = gql(`
  mutation BringBackDocument($id: ID!) {
    bringBackDocument(id: $id) {
      ...EditedDocument_parts @unmask
    }
  }
`)
