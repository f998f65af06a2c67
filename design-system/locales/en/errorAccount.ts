/** What refusals on the pages of one's own account say; see `error`. They come with these pages. */
export const errorAccount = {
  two_factor_off: 'Switch on two-factor authentication first.',
  two_factor_on: 'Two-factor authentication is on already.',
  wrong_password: 'Wrong password.',
  own_session: 'This is the session that you are in. Log out instead.',
  user_name_fixed: 'The name can be changed only before the first trade.',
  last_one_stays: 'At least one stays switched on.',
  invite_code_unknown: 'This code is nobody’s. Check it, or leave it out.',
  invite_code_limit: 'You have {{max}} links, and no more are possible. Delete one first.',
  last_invite_code: 'This is your only link. Make another one before you delete it.',
  deletion_refused: 'Your account cannot be deleted yet.',
  name_differs: 'This is not your user name.',
  phone_invalid: 'This is not a phone number that can be reached.',
  phone_taken: 'Another account has confirmed this number.',
  phone_verified_already: 'This number is confirmed already.',
  messenger_linked_already: 'Another messenger account is linked already. Unlink it first.',
  last_way_in: 'This is your only way to log in. Set an e-mail address and a password first.',
} as const
