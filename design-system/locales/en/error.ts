/**
 * What a refusal says, by the `code` of the wire, in the viewer's locale. `errorText` falls back to the server's own
 * words for a code that is not here. Amounts and times among the parameters are written in the locale.
 */
export const error = {
  malformed_request: 'This request could not be read.',
  unauthenticated: 'Please log in again.',
  forbidden: 'You may not do this.',
  log_in_required: 'Log in or sign up to create a trade.',
  not_found: 'There is nothing here.',
  edited_meanwhile: 'Somebody has changed this in the meantime. Look at it again.',
  idempotency_conflict: 'This request was already sent with other contents.',
  invalid_input: 'Please check the marked fields.',
  too_many_requests: 'Too many attempts. Try again in {{seconds}} s.',
  internal_error: 'Something went wrong.',
  unavailable: 'The service is not available right now. Try again in a moment.',

  required: 'Please fill this in.',
  invalid_choice: 'Choose one of the offered values.',
  invalid_decimal: 'Enter a number, like 1250.50.',
  invalid_format: 'This is not written as expected.',
  too_many_decimals: 'Digits after the point: {{max}} at most.',
  too_small: 'The least is {{min}}.',
  too_large: 'The most is {{max}}.',
  too_short: 'Characters: {{min}} at least.',
  too_long: 'Characters: {{max}} at most.',

  wrong_credentials: 'Wrong e-mail or password.',
  wrong_code: 'Wrong code.',
  two_factor_required: 'Enter the code of your authenticator app.',
  email_invalid: 'This is not an e-mail address.',
  email_taken: 'This e-mail address is already in use.',
  user_name_taken: 'This name is taken.',
  user_name_reserved: 'This name is reserved.',
  password_too_weak:
    'At least 8 characters, with an uppercase letter, a lowercase letter, a number and a special character.',
  captcha_required: 'Please solve the captcha first.',
  finances_suspended: 'Financial transactions in your account are suspended.',
  link_unknown: 'This link is invalid. Ask for a new one.',
  link_used: 'This link has been used already.',
  link_expired: 'This link is too old. Ask for a new one.',
  step_expired: 'This took too long. Start again.',
  email_confirmed_already: 'This address is confirmed already.',
  captcha_wrong: 'The captcha was not solved. Try again.',
  code_expired: 'This code no longer works. Ask for a new one.',
  channel_unavailable: 'This is not available here right now. Try another way, or later.',
  messenger_taken: 'This messenger account is linked to another account.',
  messenger_not_asked: 'Open this link in the browser in which you are logged in and asked for it.',

  file_too_large: 'The file is too large: {{max}} MB at most.',
  file_type_not_allowed: 'File does not match allowed types.',
  file_damaged: 'The file is damaged. Try to save it again.',
  picture_too_large: 'The picture has too many pixels. Make it smaller.',

  // What the app itself runs into; the server has no code for it.
  something_went_wrong: 'Something went wrong',
  no_connection: 'Souk could not be reached. Check the connection and try again.',
  timed_out: 'This took too long. Check whether it was done before you try again.',
  page_failed: 'This page did not load',
  chunk_failed: 'A part of the page did not load. Refresh to try again.',
  invalid_log_in_link: 'The login link is invalid. Please request a new one.',
  identity_widget_failed: 'The ID verification window did not open. Verify by logging in via web.',
  captcha_unavailable: 'Failed to establish connection with a captcha service. Refresh and try again.',
} as const
