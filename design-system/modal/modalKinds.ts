/** Every kind of modal (specification 001 §2). A kind opens once the app's table says which component it is. */
export const modalKinds = [
  'confirmation',
  'verification',
  'attachment',
  'telegramConfirmation',
  'avatar',
  'story',
  'feedback',
  'rate',
  'search',
  'trustpilot',
  'swapSuccess',
  'swapConfirmation',
] as const
export type ModalKind = (typeof modalKinds)[number]
