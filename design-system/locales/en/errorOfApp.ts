/** Failures that the app itself runs into; the service has no code for them. Part of the noun `error`. */
export const errorOfApp = {
  something_went_wrong: 'Something went wrong',
  no_connection: '{{brand}} could not be reached. Check the connection and try again.',
  timed_out: 'This took too long. Check whether it was done before you try again.',
  page_failed: 'This page did not load',
  chunk_failed: 'A part of the page did not load. Refresh to try again.',
  invalid_log_in_link: 'The login link is invalid. Request a new one.',
  identity_widget_failed: 'The ID verification widget failed to launch. Verify by logging in via web.',
  captcha_unavailable: 'Failed to establish connection with a captcha service. Refresh and try again.',
} as const
