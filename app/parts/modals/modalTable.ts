import type { ModalTable } from '@souk/design-system/modal/modalTable.ts'

/** The modals of the app. A new one is a row here; its code is loaded when it is first opened. */
export const modalTable = {
  confirmation: {
    load: () => import('@souk/design-system/modal/Confirmation.tsx').then(modal => modal.Confirmation),
  },
  verification: {
    load: () =>
      import('@souk/design-system/domain/people/security/VerificationDialog.tsx').then(
        modal => modal.VerificationDialog,
      ),
  },
  telegramConfirmation: {
    load: () =>
      import('@souk/design-system/domain/people/security/TelegramConfirmation.tsx').then(
        modal => modal.TelegramConfirmation,
      ),
  },
  attachment: {
    load: () =>
      import('@souk/design-system/domain/trading/chat/message/AttachmentDialog.tsx').then(
        modal => modal.AttachmentDialog,
      ),
  },
  avatar: {
    load: () =>
      import('@souk/design-system/domain/people/setting/avatar/AvatarEditor.tsx').then(
        modal => modal.AvatarEditor,
      ),
  },
  feedback: {
    load: () =>
      import('@souk/design-system/domain/trading/feedback/FeedbackDialog.tsx').then(
        modal => modal.FeedbackDialog,
      ),
  },
  rate: {
    load: () =>
      import('@souk/design-system/domain/trading/feedback/RateDialog.tsx').then(modal => modal.RateDialog),
  },
  story: {
    load: () =>
      import('@souk/design-system/domain/content/story/StoryDialog.tsx').then(modal => modal.StoryDialog),
  },
  search: {
    load: () =>
      import('@souk/design-system/domain/trading/advert/savedSearch/SearchDialog.tsx').then(
        modal => modal.SearchDialog,
      ),
  },
  swapConfirmation: {
    load: () =>
      import('@souk/design-system/domain/money/swap/SwapConfirmation.tsx').then(
        modal => modal.SwapConfirmation,
      ),
  },
  swapSuccess: {
    load: () =>
      import('@souk/design-system/domain/money/swap/SwapSuccess.tsx').then(modal => modal.SwapSuccess),
  },
  trustpilot: {
    load: () =>
      import('@souk/design-system/domain/trading/feedback/ReviewDialog.tsx').then(
        modal => modal.ReviewDialog,
      ),
  },
} satisfies ModalTable
