import { gql } from '../../../__generated__/gql.ts'

export const CreateMessageMutation = gql(`
  mutation Chat_createMessage($id: ID!, $input: CreateMessageInput!, $idempotencyKey: String!) {
    createMessage(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...Chat_message @unmask
    }
  }
`)

export const ReadMessagesMutation = gql(`
  mutation Chat_readMessages($id: ID!, $input: ReadMessagesInput!) {
    readMessages(id: $id, input: $input) {
      unreadCount
    }
  }
`)

export const SetTradeActivityMutation = gql(`
  mutation Chat_setActivity($tradeId: ID!, $isLooking: Boolean!, $isTyping: Boolean!) {
    setTradeActivity(tradeId: $tradeId, isLooking: $isLooking, isTyping: $isTyping)
  }
`)

export const PinMessageMutation = gql(`
  mutation Chat_pinMessage($id: ID!, $messageId: ID!, $input: PinMessageInput!) {
    pinMessage(id: $id, messageId: $messageId, input: $input) {
      ...Chat_message @unmask
    }
  }
`)

export const RequestAttachmentMutation = gql(`
  mutation Chat_requestAttachment($id: ID!, $idempotencyKey: String!) {
    requestAttachment(id: $id, idempotencyKey: $idempotencyKey) {
      ...Chat_message @unmask
    }
  }
`)
